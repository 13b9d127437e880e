BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answers (
	"table" TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY ("table", seq, seat, kind), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES('t',2,0,'hint',X'7B7D');
CREATE TABLE codes (
	hash BLOB NOT NULL, 
	person TEXT NOT NULL, 
	expires DOUBLE NOT NULL, 
	moves BOOLEAN NOT NULL, 
	"key" TEXT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE, 
	FOREIGN KEY("key") REFERENCES keys (id) ON DELETE CASCADE
);
INSERT INTO "codes" VALUES(X'636F6465','ann',2000.0,0,'ann-key');
CREATE TABLE entries (
	"table" TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	command TEXT, 
	body BLOB NOT NULL, 
	PRIMARY KEY ("table", seq), 
	CONSTRAINT uq_entries_table_command UNIQUE ("table", command), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('t',1,101.0,'one',X'7B226D6F7665223A2278227D');
INSERT INTO "entries" VALUES('t',2,102.0,NULL,X'7B226D6F7665223A2278227D');
CREATE TABLE keys (
	id TEXT NOT NULL, 
	hash BLOB NOT NULL, 
	created DOUBLE NOT NULL, 
	person TEXT, 
	"table" TEXT, 
	seat INTEGER, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE, 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('ann-key',X'0068617368206F6620616E6E2D6B6579',12.25,'ann',NULL,NULL);
CREATE TABLE persons (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "persons" VALUES('ann','Ann','en',10.0,11.5);
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	begun DOUBLE NOT NULL, 
	beat DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "runs" VALUES(1,30.0,300.0);
INSERT INTO "runs" VALUES(2,400.0,400.0);
CREATE TABLE said (
	"table" TEXT NOT NULL, 
	number BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	person TEXT, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "said" VALUES('t',1,103.0,'ann',0,'Salve');
CREATE TABLE seats (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "seats" VALUES('t',0,'person','ann','Ann',NULL);
INSERT INTO "seats" VALUES('t',1,'bot',NULL,'Bot','easy');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	owner TEXT, 
	status TEXT NOT NULL, 
	settings BLOB NOT NULL, 
	public BOOLEAN NOT NULL, 
	invite BLOB, 
	header BLOB, 
	created DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	seq BIGINT NOT NULL, 
	turn INTEGER, 
	outcome BLOB, 
	origin TEXT, 
	spoken BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES persons (id)
);
INSERT INTO "tables" VALUES('t','lanterns','ann','running',X'7B7D',1,X'FF',NULL,15.0,102.0,2,0,NULL,NULL,1);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_tables_status_id ON tables (status, id);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_keys_table ON keys ("table");
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_codes_person ON codes (person);
CREATE INDEX ix_codes_key ON codes ("key");
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_said_person ON said (person);
COMMIT;
