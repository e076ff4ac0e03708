# Everything a newcomer needs: make play. Everything a developer needs: make test, make check, make bench, make rules.

PYTHON ?= python3.11
BIN := .venv/bin
RULES_TESTS := tests/core tests/games tests/bots

.PHONY: play test test-compiled test-interpreted test-bounds test-web test-browser check format bench rules clean

play: .venv/play
	$(BIN)/parlour serve --open

.venv/bin/pip:
	$(PYTHON) -m venv .venv || python3 -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip

.venv/play: .venv/bin/pip pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .
	touch $@

.venv/dev: .venv/bin/pip pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@ .venv/play

.venv/bench: .venv/dev
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev,bench]'
	touch $@

test: test-compiled test-interpreted test-bounds test-web test-browser rules

test-compiled: .venv/dev
	$(BIN)/pytest --ignore tests/browser

test-interpreted: .venv/dev
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest $(RULES_TESTS)
	$(BIN)/coverage report

test-bounds: .venv/dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(RULES_TESTS)

test-web: .venv/dev
	$(BIN)/python hatch_build.py test

test-browser: .venv/dev
	$(BIN)/python hatch_build.py
	$(BIN)/python tests/browser/chromium.py
	$(BIN)/pytest tests/browser

rules: .venv/dev
	$(BIN)/python tests/clauses.py

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py format

bench: .venv/bench
	$(BIN)/python -m benchmarks

clean:
	rm -rf .venv build dist src/parlour/server/static web/node_modules
