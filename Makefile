# Grognard. `make play` and `make test` do everything on a fresh machine with Python 3.11, gcc and make.

# The first Python that runs and is new enough; or name one: make setup PYTHON=/path/to/python3
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; exit; }; done; echo python3)
BIN := .venv/bin
READY := .venv/.ready

# Tests share the cores; `make test TESTS=tests/tank PYTEST_ARGS=-x` runs a part of them in one process.
TESTS ?=
PYTEST_ARGS ?= -n auto --dist worksteal
# Seconds one slow test may take.
SLOW_TIMEOUT ?= 1800

.DEFAULT_GOAL := help
.PHONY: help setup client play terminal services test slow check wheel format compile uncompile bench clean

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(READY) ## Make .venv with everything in it (quick when it is there already)

# A .venv works only where it was made, so the stamp holds the place: in a folder that was moved or copied it is made anew.
ifneq ($(shell cat $(READY) 2>/dev/null),$(CURDIR))
.PHONY: $(READY)
endif
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Grognard needs Python 3.11 or newer, and found: $$($(PYTHON) --version 2>&1 || true)" >&2; \
		echo "Install one, or name it: make setup PYTHON=/path/to/python3.11" >&2; exit 1; }
	@{ [ "$$(cat $@ 2>/dev/null)" = "$(CURDIR)" ] && $(BIN)/python -m pip --version >/dev/null 2>&1; } || { \
		echo "Making .venv with $$($(PYTHON) --version)"; \
		$(PYTHON) -m venv --clear .venv; } || { \
		echo "Could not make .venv. On Debian or Ubuntu, install the package python3-venv, then try again." >&2; exit 1; }
	@rm -f $@
	@$(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt -e '.[cli,serve,arena,ray,research,dev]' || { \
		echo "Could not install what Grognard needs (the reason is above). When it is mended, run again: make setup" >&2; \
		exit 1; }
	@echo "$(CURDIR)" > $@

client: setup ## Build the browser client (quick when it is there already)
	@$(BIN)/python tools/client.py build

play: client ## Set up, build the client, then serve the table and open it in the browser
	@$(BIN)/grognard serve

terminal: setup ## Set up, then play Tank on Tank against the machine in the terminal
	@$(BIN)/grognard play

services: ## Install Chromium and PostgreSQL for the tests, where they are missing (Debian, as root)
	@tools/install_services.sh

test: client services ## Set up, then run the tests
	$(BIN)/python -m pytest $(PYTEST_ARGS) $(TESTS)

slow: client services ## Run the long tests
	$(BIN)/python -m pytest -m slow --timeout $(SLOW_TIMEOUT) $(PYTEST_ARGS) $(TESTS)

check: setup ## Check style, types and the arrows between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(BIN)/python tools/client.py check

wheel: client ## Make the wheel, with the built client in it
	$(BIN)/python -m pip wheel --no-deps -q -w dist .

format: setup ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

compile: setup ## Compile toolbox/_fast with mypyc (needs a C compiler)
	@command -v $${CC:-gcc} >/dev/null 2>&1 || command -v cc >/dev/null 2>&1 || { \
		echo "No C compiler: install gcc, then run again: make compile (Grognard also works uncompiled)" >&2; exit 1; }
	$(BIN)/python tools/compile.py

uncompile: setup ## Go back to plain Python
	$(BIN)/python tools/compile.py --clean

bench: setup ## Measure the speed beside python-chess
	@$(BIN)/grognard bench

clean: ## Remove .venv, caches and everything built
	rm -rf web/node_modules src/grognard/service/client
	rm -rf .venv build dist mutants .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.*
	find src tests tools benchmarks \( -name '*.so' -o -name '*.pyc' \) -delete 2>/dev/null || true
	find src tests tools benchmarks -type d -name __pycache__ -empty -delete 2>/dev/null || true
