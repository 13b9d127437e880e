# One short command per chore; `make help` lists them. The first one sets everything up in .venv, with the network;
# later ones need neither. ARGS passes on what a command takes, as in: make play ARGS="--port 8080".
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
RUN := .venv/.run
DEV := .venv/.dev
LOCK := .venv/.lock
NODE := $(if $(shell command -v npm),,.venv/.node)
SITE := src/vesuvius/server/transport/site/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/vesuvius/locales/*/*.ftl)
AUDIT := .venv/.audit
GAMES ?= 1000000
ARGS ?=

# Tests start hundreds of programs: each reads what an earlier one has translated to bytecode.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# What installs with pip must not run side by side; `test` lets the rest do so, once that is done.
ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: help play terminal web web-check test test-python test-browser test-fast rules rules-downfall rules-pompeii e2e check format soak mutants secrets choices blunders puzzles puzzles-find bench strength ladder strength-pompeii balance-pompeii coverage lock audit protocol soak-server load screenshots pages dist clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUN) $(SITE) ## Play in your browser (ARGS=--lan for all devices of the home network)
	@$(BIN)/vesuvius $(ARGS)

terminal: $(RUN) ## Play The Downfall of Pompeii in the terminal
	@$(BIN)/vesuvius play downfall $(ARGS)

web: $(SITE) ## Build the pages for the browser, if something they are made of has changed

test: $(DEV) $(NODE) ## Check the code and run all tests; those in a browser and all others at the same time
	@$(MAKE) BESIDE=1 --no-print-directory --jobs 3 --output-sync=target rules check $(SITE) web-check
	@$(MAKE) BESIDE=1 --no-print-directory --jobs 2 --output-sync=target test-python test-browser

# What drives the browser keeps an event loop running, so that its tests have processes to themselves. They compute, while
# tests of servers and programs mostly wait: two processes for each of them keep two cores busy.
test-python: $(DEV) ## Only the tests without a browser
	$(BIN)/python -m pytest -n 2 --dist loadgroup --ignore tests/e2e $(ARGS)

BROWSER := $(BIN)/python -m pytest --dist worksteal tests/e2e
test-browser: $(DEV) $(SITE) ## Only the tests in a browser, in short
	$(BROWSER) -n 2 $(ARGS)

test-fast: check ## For every day: check the code and run the tests that start no program (under 3 minutes)
	$(BIN)/python -m pytest -n 2 --fast $(ARGS)

# Compiled once, before many processes want it at the same time.
RULES := rules-downfall rules-pompeii
rules: $(RULES)
$(RULES): rules-%: $(RUN)
	$(BIN)/vesuvius match $* --bots greedy,mcts:1 --games 2 --seed 1

e2e: $(DEV) $(SITE) ## All tests in a real browser at full length: every screen in every look
	$(BROWSER) -n 3 --whole $(ARGS)

check: $(DEV) ## Lint, types, arrows between modules, sizes of functions and files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/sizes.py
	$(BIN)/python tools/protocol.py --check
	$(BIN)/python tools/board.py --check
	$(BIN)/python tools/pompeii_data.py --check

ifdef BESIDE
web-check: | $(SITE) # which installs what both are made with
endif
web-check: $(RUN) $(NODE) ## Types, lint and tests of the pages
	$(BIN)/python hatch_build.py check lint test

format: $(DEV) ## Put the code into its standard form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: $(DEV) ## Play both games by the hundred thousand, every invariant checked after every play (GAMES=n)
	PYTHONPATH=. $(BIN)/python -m tests.soaks.downfall_keeps_invariants --games $(GAMES) $(ARGS)
	PYTHONPATH=. $(BIN)/python -m tests.soaks.pompeii_keeps_invariants --games $$(($(GAMES) / 5)) $(ARGS)

mutants: $(DEV) ## Break each ruling, kind and card of Pompeii in turn: its own tests must notice (ARGS="--only P26")
	PYTHONPATH=. $(BIN)/python -m tests.games.pompeii.mutants $(ARGS)

secrets: $(DEV) ## Try on thousands of positions that no seat can find out what it may not know
	PYTHONPATH=. $(BIN)/python -m tests.soaks.seats_learn_no_secrets $(ARGS)

choices: $(DEV) ## Try on ten thousand positions that no bot's choice depends on what its seat may not know
	PYTHONPATH=. $(BIN)/python -m tests.soaks.bots_learn_no_secrets $(ARGS)
	PYTHONPATH=. $(BIN)/python -m tests.soaks.bots_learn_no_secrets --game pompeii --positions 5000 $(ARGS)

blunders: $(DEV) ## Let the analysis find planted blunders, and repeat itself on golden games
	PYTHONPATH=. $(BIN)/python -m tests.soaks.analysis_finds_blunders $(ARGS)

puzzles: $(RUN) ## Check every shipped puzzle anew: its best move leads by more than the stated margin
	$(BIN)/python tools/puzzles.py check $(ARGS)

puzzles-find: $(RUN) ## Look for puzzles in games of bots and write them anew (an hour; broken off, it goes on where it was)
	$(BIN)/python tools/puzzles.py find $(ARGS)

bench: $(RUN) ## Measure speeds beside their yardstick: rules, search, and how well time budgets are kept
	$(BIN)/vesuvius bench downfall $(ARGS)
	PYTHONPATH=. $(BIN)/python bench/search.py
	PYTHONPATH=. $(BIN)/python bench/overrun.py

strength: $(RUN) ## Measure how strong the bots are (hours; broken off, it goes on where it was)
	PYTHONPATH=. $(BIN)/python bench/strength.py strength $(ARGS)

ladder: $(RUN) ## Measure the five levels, each against the one below
	PYTHONPATH=. $(BIN)/python bench/strength.py ladder $(ARGS)

strength-pompeii: $(RUN) ## Measure how strong the bots are at Pompeii (hours; broken off, it goes on where it was)
	PYTHONPATH=. $(BIN)/python bench/strength_pompeii.py $(ARGS)

balance-pompeii: $(RUN) ## Let bots play Pompeii and write how even it is, as a page with tables and charts
	PYTHONPATH=. $(BIN)/python bench/balance_pompeii.py $(ARGS)

coverage: $(DEV) ## Branch coverage of the rule files, measured interpreted; all of it is asked for
	$(BIN)/coverage erase
	VESUVIUS_RULES=plain $(BIN)/coverage run -m pytest -n 2 --ignore-glob "tests/games/*/judgement" tests/games tests/engine tests/soaks $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

protocol: $(RUN) ## Write the browser's types and the page about the protocol from the types of the messages
	$(BIN)/python tools/protocol.py

soak-server: $(DEV) ## Prove at full length that the server loses nothing, shows nothing, and ends every game (hours)
	PYTHONPATH=. $(BIN)/python -m tests.server.kill.proof --games 2000 --kills 300 --seed 1
	PYTHONPATH=. $(BIN)/python -m tests.server.kill.proof --postgres --games 300 --kills 50 --seed 1
	PYTHONPATH=. $(BIN)/python -m tests.server.order.proof
	PYTHONPATH=. $(BIN)/python -m tests.server.secrets.proof
	PYTHONPATH=. $(BIN)/python -m tests.server.fuzz.proof
	PYTHONPATH=. $(BIN)/python -m tests.server.stored.proof
	PYTHONPATH=. $(BIN)/python -m tests.server.absence.proof

load: $(DEV) ## Measure how the server bears a load, beside a bare echo
	PYTHONPATH=. $(BIN)/python bench/load.py $(ARGS)

screenshots: $(DEV) $(SITE) ## Take pictures of every page and state into docs/images
	PYTHONPATH=. $(BIN)/python tools/screenshots.py $(ARGS)

pages: $(DEV) $(SITE) ## Measure how much the pages load, how smoothly pieces move, how fast a choice shows
	PYTHONPATH=. $(BIN)/python bench/pages.py $(ARGS)
	PYTHONPATH=. $(BIN)/python bench/pompeii_pages.py

dist: $(RUN) $(NODE) ## Build the wheel, and try it on every Python that this machine has
	PYTHONPATH=. $(BIN)/python tools/dist.py $(ARGS)

COMPILE := UV_SYSTEM_CERTS=1 $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-header --no-annotate --cache-dir .venv/uv $(ARGS)

lock: $(LOCK) ## Pin and hash the requirements anew (ARGS=--upgrade for newer versions)
	$(COMPILE) pyproject.toml --group build --output-file requirements/run.txt
	$(COMPILE) pyproject.toml --group build --group dev --constraints requirements/run.txt --output-file requirements/dev.txt
	$(COMPILE) --group lock --output-file requirements/lock.txt
	$(COMPILE) --group node --output-file requirements/node.txt
	$(COMPILE) --group audit --constraints requirements/run.txt --output-file requirements/audit.txt
	@if grep -n '://' requirements/* web/package-lock.json; then echo 'No address may stand in these files.' >&2; exit 1; fi

audit: $(AUDIT) ## Look for known weaknesses in what the program is made of
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement requirements/run.txt

clean: ## Remove what these commands have made in this folder
	rm -rf web/node_modules src/vesuvius/server/transport/site
	rm -rf .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find . -path ./.git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp stands for a finished installation, so that one that was broken off is taken up again.
$(BIN)/python:
	@echo 'Setting up in .venv; this happens once and takes a minute or two.'
	@$(PYTHON) -m venv .venv

$(RUN): requirements/run.txt pyproject.toml | $(BIN)/python
	@$(PIP) install --require-hashes --requirement requirements/run.txt
	@$(PIP) install --no-index --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@

$(SITE): $(WEB) hatch_build.py $(NODE) | $(RUN)
	@$(BIN)/python hatch_build.py

.venv/.node: requirements/node.txt | $(BIN)/python
	@$(PIP) install --require-hashes --requirement requirements/node.txt
	@touch $@

$(LOCK): requirements/lock.txt | $(BIN)/python
	@$(PIP) install --require-hashes --requirement requirements/lock.txt
	@touch $@

$(AUDIT): requirements/audit.txt | $(BIN)/python
	@$(PIP) install --require-hashes --requirement requirements/audit.txt
	@touch $@
