# One short command per chore; `make help` lists them. The first one you run sets everything up in .venv, over the
# network; later ones need neither. ARGS passes arguments to a command: make play ARGS="--port 8080".
PYTHON ?= python3
BIN := .venv/bin
# Only what is imported is translated to bytecode.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check --quiet install --no-compile
RUN := .venv/.run
DEV := .venv/.dev
LOCK := .venv/.lock
NODE := $(if $(shell command -v npm),,.venv/.node)
SITE := src/vesuvius/server/transport/site/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/vesuvius/locales/*/*.ftl)
AUDIT := .venv/.audit
GAMES ?= 1000000
ARGS ?=

# Tests start hundreds of programs: each one reads the bytecode that an earlier one has written.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Targets that install with pip mustn't run in parallel; in what `test` runs in parallel, only one of them is left.
ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: help play terminal web web-check test test-python test-browser test-fast rules rules-downfall rules-pompeii e2e check format soak mutants secrets choices blunders puzzles puzzles-find bench analysis-agreement strength ladder strength-pompeii balance-pompeii coverage lock audit protocol otel soak-server attack deploy-proof load screenshots pages clicks dist clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUN) $(SITE) ## Play in your browser (ARGS=--lan for all devices on your home network)
	@$(BIN)/vesuvius $(ARGS)

terminal: $(RUN) ## Play The Downfall of Pompeii in the terminal
	@$(BIN)/vesuvius play downfall $(ARGS)

web: $(SITE) ## Build the pages for the browser, if their sources have changed

# Tests come last and one kind after the other: beside each other, or beside rules that are still being compiled, they
# take turns on too few cores, and what waits for a page or a server waits longer than it computes.
test: $(RUN) $(NODE) ## Check the code and run all tests
	@$(MAKE) BESIDE=1 --no-print-directory --jobs 5 --output-sync=target check web-check rules
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

# Playwright keeps an event loop running, so browser tests need their own processes.
test-python: $(DEV) ## Run only the tests without a browser
	$(BIN)/python -m pytest -n 3 --dist loadscope --no-loadscope-reorder --ignore tests/e2e $(ARGS)

BROWSER := $(BIN)/python -m pytest --dist worksteal tests/e2e
test-browser: $(DEV) $(SITE) ## Run only the browser tests, in their short form
	$(BROWSER) -n 2 $(ARGS)

test-fast: check ## For daily work: check the code and run the tests that start no program (under 3 minutes)
	$(BIN)/python -m pytest -n 2 --fast $(ARGS)

# Compile once, before many processes need it at the same time.
RULES := rules-downfall rules-pompeii
rules: $(RULES)
$(RULES): rules-%: $(RUN)
	PYTHONPATH=. $(BIN)/python -m tests.support.compiled_rules $*

e2e: $(DEV) $(SITE) ## Run all browser tests at full length: every screen in every look
	$(BROWSER) -n 3 --whole $(ARGS)

check: $(DEV) ## Check lint, types, import contracts, and sizes of functions and files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/sizes.py
	$(BIN)/python tools/protocol.py --check
	$(BIN)/python tools/facts.py --check
	$(BIN)/python tools/pompeii_data.py --check

ifdef BESIDE
web-check: | $(SITE) # it installs what both need
endif
web-check: $(RUN) $(NODE) ## Check types and lint of the pages, and run their tests
	$(BIN)/python hatch_build.py check lint test

format: $(DEV) ## Format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: $(DEV) ## Play hundreds of thousands of both games, checking every invariant after every play (GAMES=n)
	PYTHONPATH=. $(BIN)/python -m tests.soaks.downfall_keeps_invariants --games $(GAMES) $(ARGS)
	PYTHONPATH=. $(BIN)/python -m tests.soaks.pompeii_keeps_invariants --games $$(($(GAMES) / 5)) $(ARGS)

mutants: $(DEV) ## Break each ruling, effect kind and card of Pompeii in turn: its own tests must notice (ARGS="--only P26")
	PYTHONPATH=. $(BIN)/python -m tests.games.pompeii.mutants $(ARGS)

secrets: $(DEV) ## Check on thousands of positions that no seat can find out what it may not know
	PYTHONPATH=. $(BIN)/python -m tests.soaks.seats_learn_no_secrets $(ARGS)

choices: $(DEV) ## Check on ten thousand positions that no bot's choice depends on what its seat may not know
	PYTHONPATH=. $(BIN)/python -m tests.soaks.bots_learn_no_secrets $(ARGS)
	PYTHONPATH=. $(BIN)/python -m tests.soaks.bots_learn_no_secrets --game pompeii --positions 5000 $(ARGS)

blunders: $(DEV) ## Check that the analysis finds planted blunders, and repeats itself on golden games
	PYTHONPATH=. $(BIN)/python -m tests.soaks.analysis_finds_blunders $(ARGS)

puzzles: $(RUN) ## Check every shipped puzzle again: its best move must lead by more than the stated margin
	PYTHONPATH=. $(BIN)/python -m tools.puzzles check $(ARGS)

puzzles-find: $(RUN) ## Find puzzles in games between bots and rewrite them (hours; resumes if interrupted)
	PYTHONPATH=. $(BIN)/python -m tools.puzzles find downfall $(ARGS)
	PYTHONPATH=. $(BIN)/python -m tools.puzzles find pompeii $(ARGS)

bench: $(RUN) ## Measure speeds against their yardstick: rules, search, and how well time budgets are kept
	$(BIN)/vesuvius bench downfall $(ARGS)
	PYTHONPATH=. $(BIN)/python bench/search.py
	PYTHONPATH=. $(BIN)/python bench/overrun.py

analysis-agreement: $(DEV) ## Measure whether hint, review and exploring agree, and whether their intervals hold (ARGS="--positions 20")
	PYTHONPATH=. $(BIN)/python bench/analysis_agreement.py $(ARGS)

strength: $(RUN) ## Measure how strong the bots are (hours; resumes if interrupted)
	PYTHONPATH=. $(BIN)/python bench/strength.py strength $(ARGS)

ladder: $(RUN) ## Measure the five levels, each against the one below it
	PYTHONPATH=. $(BIN)/python bench/strength.py ladder $(ARGS)

strength-pompeii: $(RUN) ## Measure how strong the bots are at Pompeii (hours; resumes if interrupted)
	PYTHONPATH=. $(BIN)/python bench/strength_pompeii.py $(ARGS)

balance-pompeii: $(RUN) ## Let bots play Pompeii and write a page with tables and charts on how balanced it is
	PYTHONPATH=. $(BIN)/python bench/balance_pompeii.py $(ARGS)

# Interpreted, a search would take hours, and no rule is reached by a search alone.
SEARCHES := --ignore-glob "tests/games/*/judgement" --ignore tests/games/test_puzzles.py
COVERING := tests/games tests/engine/test_chance.py tests/soaks tests/cli/test_pompeii_table.py
coverage: $(DEV) ## Measure branch coverage of the rule files, interpreted; it must be complete
	$(BIN)/coverage erase
	VESUVIUS_RULES=plain $(BIN)/coverage run -m pytest -n 2 $(SEARCHES) $(COVERING) $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

protocol: $(RUN) ## Write the browser's types and the protocol's page from the message types
	$(BIN)/python tools/protocol.py

soak-server: $(DEV) ## Prove at full length that the server loses nothing, reveals nothing, and ends every game (hours)
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.kill.nothing_is_lost --games 2000 --kills 300 --seed 1
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.kill.nothing_is_lost --postgres --games 300 --kills 50 --seed 1
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.order.repeats_have_one_effect
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.secrets.deals_look_alike
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.fuzz.bad_input_is_refused
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.stored.journals_replay
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.absence.every_game_ends

attack: $(DEV) ## Attack a server of this machine in every way while people play: nobody may be harmed (ten minutes)
	PYTHONPATH=. $(BIN)/python -m tests.server.soaks.attack.nobody_is_harmed $(ARGS)

deploy-proof: $(DEV) $(SITE) ## Try the files in deploy/: a game through each proxy, the image, 1,000 games moved (skips what isn't installed)
	PYTHONPATH=. $(BIN)/python -m tests.deploy.through_proxies
	PYTHONPATH=. $(BIN)/python -m tests.deploy.games_move
	PYTHONPATH=. $(BIN)/python -m tests.deploy.in_a_container

load: $(DEV) ## Measure how the server performs under load, compared with a bare echo
	PYTHONPATH=. $(BIN)/python bench/load.py $(ARGS)

screenshots: $(DEV) $(SITE) ## Take pictures of every page and state into docs/images
	PYTHONPATH=. $(BIN)/python tools/screenshots.py $(ARGS)

pages: $(DEV) $(SITE) ## Measure how much the pages load, how smoothly pieces move, and how fast a choice shows
	PYTHONPATH=. $(BIN)/python bench/pages.py $(ARGS)
	PYTHONPATH=. $(BIN)/python bench/pompeii_pages.py

clicks: $(DEV) $(SITE) ## Count the clicks that common actions of Pompeii take, beside what they took before
	PYTHONPATH=. $(BIN)/python bench/pompeii_clicks.py

dist: $(RUN) $(NODE) ## Build the wheel, and try it on every Python on this machine
	PYTHONPATH=. $(BIN)/python tools/dist.py $(ARGS)

COMPILE := UV_SYSTEM_CERTS=1 $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-header --no-annotate --cache-dir .venv/uv $(ARGS)

lock: $(LOCK) ## Pin and hash the requirements again (ARGS=--upgrade for newer versions)
	$(COMPILE) pyproject.toml --group build --output-file requirements/run.txt
	$(COMPILE) pyproject.toml --group build --group dev --constraints requirements/run.txt --output-file requirements/dev.txt
	$(COMPILE) --group lock --output-file requirements/lock.txt
	$(COMPILE) --group node --output-file requirements/node.txt
	$(COMPILE) --group pip --output-file requirements/pip.txt
	$(COMPILE) pyproject.toml --extra otel --constraints requirements/run.txt --output-file requirements/otel.txt
	$(COMPILE) --group audit --constraints requirements/run.txt --output-file requirements/audit.txt
	@if grep -n '://' requirements/* web/package-lock.json; then echo 'These files must not contain addresses.' >&2; exit 1; fi

otel: $(DEV) ## Install what traces for OpenTelemetry need, and test them
	@$(INSTALL) --require-hashes --requirement requirements/otel.txt
	$(BIN)/python -m pytest -n 0 tests/server/telemetry $(ARGS)

audit: $(AUDIT) ## Look for known vulnerabilities in the dependencies
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement requirements/run.txt

clean: ## Remove everything that these commands have created in this folder
	rm -rf web/node_modules src/vesuvius/server/transport/site
	rm -rf .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find . -path ./.git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp marks a finished installation, so an interrupted one is repeated.
$(BIN)/python:
	@echo 'Setting up in .venv; this happens once and takes a minute or two.'
	@$(PYTHON) -m venv .venv
	@$(INSTALL) --require-hashes --requirement requirements/pip.txt

$(RUN): requirements/run.txt pyproject.toml | $(BIN)/python
	@$(INSTALL) --require-hashes --requirement requirements/run.txt
	@$(INSTALL) --no-index --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@$(INSTALL) --require-hashes --requirement requirements/dev.txt
	@touch $@

$(SITE): $(WEB) hatch_build.py $(NODE) | $(RUN)
	@$(BIN)/python hatch_build.py

.venv/.node: requirements/node.txt | $(BIN)/python
	@$(INSTALL) --require-hashes --requirement requirements/node.txt
	@touch $@

$(LOCK): requirements/lock.txt | $(BIN)/python
	@$(INSTALL) --require-hashes --requirement requirements/lock.txt
	@touch $@

$(AUDIT): requirements/audit.txt | $(BIN)/python
	@$(INSTALL) --require-hashes --requirement requirements/audit.txt
	@touch $@
