# Everything that one does with foxden's sources, one word each. What a word needs and this machine lacks is
# installed first, into .deps/ or from Debian, and said: see setup.sh.

# Tests that start a real Firefox carry the build tag `firefox` in Go and end in _firefox_test.ts in TypeScript,
# so that `check` leaves them out without any test skipping itself.
FIREFOX_TESTS := **/*_firefox_test.ts
TS := denoshim firefox host/script tests
UPDATABLE = $(shell grep -rl --include=*_test.go '"update", false' . | xargs -n1 dirname | sort -u)
# What runs on a target as one script is read as one.
BOOT := firefox/find.sh denoshim/boot.sh
SCRIPTS = setup.sh generate.sh .ci/run $(filter-out $(BOOT),$(shell find watchdog denoshim firefox host tests -name '*.sh'))

# go test has a time-out, deno test none: what hangs must end the run and not the day. (macOS has no timeout.)
DENO_TEST := $(if $(shell command -v timeout),timeout 600) deno test --quiet -A

export PATH := $(CURDIR)/.deps/bin:$(PATH)
export DENO_DIR := $(CURDIR)/.deps/deno-cache
export DENO_NO_UPDATE_CHECK := 1

.PHONY: build demo test check ci bench chaos churn load generate fmt clean setup-run setup-check
.DEFAULT_GOAL := build

build:
	go build -o bin/foxden .

demo: setup-run build
	bin/foxden demo

# Everything, with a real Firefox. One package after the other and two tests at a time: a machine of two cores
# has no room for more browsers, and a slow machine must not look like a broken promise.
test: setup-check setup-run build
	$(DENO_TEST) --permit-no-files '$(FIREFOX_TESTS)'
	$(DENO_TEST) --ignore='$(FIREFOX_TESTS)' $(TS)
	go test -count=1 -tags firefox -p 1 -parallel 2 -timeout 15m ./...

# What needs no browser, in under a minute.
check: setup-check
	@test -z "$$(gofmt -l .)" || { echo "gofmt would change: $$(gofmt -l . | tr '\n' ' ')(make fmt)"; exit 1; }
	go vet -tags firefox ./...
	staticcheck -tags firefox ./...
	shellcheck -x -s sh $(SCRIPTS)
	cat $(BOOT) | shellcheck -s sh -
	deno fmt --quiet --check $(TS)
	deno lint --quiet
	deno check --quiet $(TS)
	./generate.sh check
	$(DENO_TEST) --ignore='$(FIREFOX_TESTS)' $(TS)
	go test -race -short ./...

ci: setup-check setup-run build check
	$(MAKE) test

# Against the peer, on the same pages, in turn.
bench: setup-run build
	./setup.sh bench
	go run ./tests/bench

# The kill suite at length: make chaos N=1000
chaos: setup-check
	go test -count=1 -timeout 0 -v ./tests/kill -rounds $(or $(N),1000)

# A host that serves for long, with a real Firefox, and what it leaves: make churn N=200
churn: setup-run
	go test -count=1 -timeout 0 -v -tags firefox ./tests/churn -rounds $(or $(N),200)

# What the host takes for many conversations: make load CONVERSATIONS=1000
CONVERSATIONS ?= 1000
load:
	go run ./tests/load -conversations $(CONVERSATIONS)

# The tests that hold generated files fresh also write them: the wire's types, which the bundles contain, and the pages
# in docs. A test of another thing may fail in between, so its failure does not stop the bundles.
generate: setup-check
	-go test $(UPDATABLE) -update
	./generate.sh

fmt:
	gofmt -w .
	deno fmt --quiet $(TS)

setup-run:
	@./setup.sh deno firefox

setup-check:
	@./setup.sh deno check

clean:
	rm -rf bin .deps
