# Everything a newcomer needs: make play. Everything a developer needs: make quick, make test, make check, make bench.

PYTHON ?= python3.11
BIN := .venv/bin
RULES_TESTS := tests/core tests/games tests/bots
# What is said is said alike by compiled rules: told once, in the compiled stage.
WORDS_TESTS := tests/core/test_words.py \
	$(addprefix tests/games/test_,guides.py lessons.py letters.py messages.py moments.py places.py text.py)
# Every verb at every position of thousands of games: compiled once, with each index checked.
BOUNDS_TESTS := tests/games/test_thousands.py tests/games/test_safe_positions.py
# What older or newer versions of what we need would break first.
VERSIONS_TESTS := tests/test_packaging.py tests/games/test_golden.py $(addprefix tests/cli/test_,mcp.py screen.py) \
	$(addprefix tests/lab/test_,arena.py balance.py environments.py openspiel.py simulate.py) \
	$(addprefix tests/server/test_,health.py play.py push.py)
CORES := $(shell getconf _NPROCESSORS_ONLN)
PYTEST := pytest -n $(CORES) --dist worksteal
# Two a core: tests of servers and browsers wait more than they work.
WAITING := pytest -n $(shell expr 2 \* $(CORES)) --dist worksteal

# Tests start hundreds of processes, each of which would compile the same sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play quick test test-ahead test-beside test-compiled test-interpreted test-bounds test-web test-browser test-site \
	test-engines kernels client local site nats chromium firefox-webkit versions check format bench ladder train-minds agents reports \
	thorough mutants worlds layout engines fuzz jepsen soak rules faults docs clean

play: .venv/play
	$(BIN)/parlour serve --open

.venv/bin/pip:
	$(PYTHON) -m venv .venv || python3 -m venv .venv

.venv/play: .venv/bin/pip pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .
	touch $@

.venv/dev: .venv/bin/pip pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@ .venv/play

.venv/bench: .venv/dev
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev,bench]'
	touch $@

# PyTorch comes with CUDA libraries of its own, other than those that constraints.txt names for numba-cuda.
.venv/agents: .venv/dev
	grep -vE '^(cuda|nvidia)-' constraints.txt > $@.txt
	$(BIN)/pip install --quiet --constraint $@.txt --editable '.[dev,agents]'
	touch $@

.venv/docs: .venv/dev
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev,docs]'
	touch $@

# With all that .venv/dev has: what needs both installs once. Most of it is never imported, so it is compiled when it is.
.venv/fuzz: .venv/bin/pip pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt --editable '.[dev,fuzz]' \
		|| { echo 'Atheris has no wheel for this Python: make clean, then make fuzz PYTHON=python3.11'; exit 1; }
	touch $@ .venv/dev .venv/play

# The tests of what has changed, or of GAME, interpreted.
quick: .venv/dev
	$(BIN)/python tests/quick.py $(GAME)

# What waits for servers and browsers goes ahead; what only computes fills its pauses and yields to it.
test: .venv/fuzz kernels local nats chromium firefox-webkit
	$(MAKE) --jobs 2 --output-sync=target test-ahead test-beside

test-ahead:
	$(MAKE) test-compiled
	$(MAKE) test-browser

test-beside:
	nice -n 5 $(MAKE) test-web test-bounds test-interpreted rules faults fuzz test-engines test-site FUZZ_S=30

kernels: .venv/dev
	$(BIN)/parlour compile

client: .venv/dev
	$(BIN)/python hatch_build.py

# The client, and the house in a page that plays without a server.
local: .venv/dev
	$(BIN)/python hatch_build.py local

# All of Parlour but playing with others, as files in build/site that any host serves.
site: local
	$(BIN)/parlour export build/site

# What the tests need from Debian: installed if it may be, or the command to run is said.
nats: .venv/dev
	$(BIN)/python -m tests.server.nats

chromium: .venv/dev
	$(BIN)/python -m tests.browser.chromium

firefox-webkit: .venv/dev
	$(BIN)/python -m tests.engines.browsers

test-compiled: kernels local nats
	$(BIN)/$(WAITING) --ignore tests/browser --ignore tests/engines --ignore tests/site $(BOUNDS_TESTS:%=--ignore %)

# Slipcover takes what its workers saw from them once: what is measured is written first, then reported.
test-interpreted: .venv/dev
	HYPOTHESIS_PROFILE=few NUMBA_DISABLE_JIT=1 $(BIN)/python -m slipcover --json --out .coverage.json -m $(PYTEST) \
		-W ignore::pytest.PytestAssertRewriteWarning -W 'ignore:Unable to activate pytest' $(RULES_TESTS) \
		$(WORDS_TESTS:%=--ignore %)
	$(BIN)/python -m slipcover --merge .coverage.json --out .coverage.json --fail-under 90

# The cases that `make test` leaves out: the others of those it samples, further levels, whole games by keys.
thorough: kernels local nats chromium
	THOROUGH=1 $(BIN)/$(WAITING) -m thorough --ignore tests/browser --ignore tests/engines --ignore tests/site tests
	THOROUGH=1 $(BIN)/$(WAITING) -m thorough tests/browser
	THOROUGH=1 $(BIN)/$(PYTEST) -m thorough tests/site

test-bounds: .venv/dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(CORES) --dist loadgroup $(BOUNDS_TESTS)

test-web: .venv/dev
	$(BIN)/python hatch_build.py test

test-browser: kernels local chromium
	$(BIN)/$(WAITING) tests/browser

test-site: kernels local chromium
	$(BIN)/$(PYTEST) tests/site

# Firefox and WebKit: a sample of what `make engines` tries.
test-engines: kernels client firefox-webkit
	$(BIN)/$(PYTEST) tests/engines

# All games, lessons and positions in Firefox and in WebKit.
engines: kernels client firefox-webkit
	THOROUGH=1 ENGINES=all $(BIN)/$(PYTEST) tests/engines

# The laws of the layout, at all sizes and with every number of players.
layout: kernels client chromium
	THOROUGH=1 LAYOUT=all $(BIN)/$(PYTEST) $(addprefix tests/browser/test_,layout.py lessons.py magnified.py result.py)

# A share of the tests with the lowest versions that pyproject.toml allows, then with the newest there are.
versions: .venv/bin/pip
	room=$$(mktemp -d) && trap 'rm -rf '$$room EXIT && \
	$(BIN)/python -m venv $$room/uv && $$room/uv/bin/pip install --quiet uv && \
	for which in lowest-direct highest; do \
		$$room/uv/bin/uv venv --quiet --python $(BIN)/python $$room/$$which && \
		$$room/uv/bin/uv pip install --quiet --python $$room/$$which/bin/python --resolution $$which --editable '.[dev]' && \
		$$room/$$which/bin/$(PYTEST) $(VERSIONS_TESTS) || exit 1; \
	done

# Faults planted in the kernels of GAME, one by one: its tests should notice.
mutants: .venv/dev
	$(BIN)/python tests/mutants.py $(GAME)

# What viewers are sent in pairs of worlds they cannot tell apart: PAIRS a game, of all games or of GAME.
worlds: kernels
	PAIRS=$(or $(PAIRS),10000) $(BIN)/$(PYTEST) tests/games/test_worlds.py -k '$(GAME)'

# What strangers send, changed byte by byte for FUZZ_S seconds in all. Needs a Python that Atheris has a wheel for.
fuzz: kernels .venv/fuzz
	for target in frames files table; do \
		$(BIN)/python -m tests.fuzzing $$target $$(($(or $(FUZZ_S),600) / 3)) || exit 1; \
	done

# Servers killed, stopped and starved in the middle of play, CYCLES times; then everything said is compared.
jepsen: .venv/dev
	CYCLES=$(or $(CYCLES),1000) DATABASE='$(DATABASE)' SERVE='$(SERVE)' BUS='$(BUS)' $(BIN)/pytest -s tests/server/test_jepsen.py

# A server under games for SOAK_S seconds: its memory and its open files stay as they are.
soak: kernels
	SOAK_S=$(or $(SOAK_S),600) $(BIN)/python -m tests.soak

rules: .venv/dev
	$(BIN)/python tests/clauses.py

faults: .venv/dev
	$(BIN)/python tests/faults.py

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	MYPYPATH=examples/connect_four $(BIN)/mypy -p connect_four
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

# The documentation as a site in build/docs; a link that leads nowhere is an error.
docs: .venv/docs
	$(BIN)/python hatch_build.py install
	$(BIN)/python website/build.py

format: .venv/dev
	$(BIN)/python -m parlour.protocol.typescript
	$(BIN)/python -m parlour.server.web.client_writer
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py format

bench: .venv/bench
	$(BIN)/python -m benchmarks

# Whether ten times the playouts win more often, in every game whose bots search, or in GAME.
ladder: kernels
	$(BIN)/python -m benchmarks.ladder $(GAME)

# How positions are judged, fitted to matches of self-play, from nothing: of all games that have traits, or of GAME.
train-minds: .venv/dev
	$(BIN)/python -m parlour.lab.training $(GAME)

# Agents trained anew, from nothing, or AGENT alone; then all of them measured beside the bots, in docs/agents.md.
agents: kernels .venv/agents
	nice $(BIN)/python -m parlour.lab.learning $(AGENT)
	$(BIN)/python -m benchmarks.agents

# Fairness, skill and length of all games, as pictures and a table in docs/laboratory.md.
reports: kernels
	$(BIN)/python -m benchmarks.reports

clean:
	rm -rf .venv build dist src/parlour/server/static src/parlour/printing/drawn src/parlour/printing/fonts web/node_modules
