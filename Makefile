# natiq: what to type. Everything else is in .ci/.

PREFIX ?= /usr/local
ARGS ?=
SOUND ?=
EAR ?=
export SOUND EAR
export PATH := $(PATH):$(HOME)/.cargo/bin

.PHONY: help play test test-all install bench

help:
	@echo "make play      sets up what is missing, builds natiq and starts it; ARGS=\"...\" go to natiq"
	@echo "make test      all checks that need no sound device"
	@echo "make test-all  those, and device tests, long truths, fuzzing and benches"
	@echo "make bench     measures"
	@echo "make install   the program alone, into PREFIX=/usr/local"
	@echo "EAR=yes builds in the ear, for spoken moves, and installs what it needs; EAR=no never asks about it."
	@echo "SOUND=yes builds in a tone for each signal; needs libasound2-dev."
	@echo "PACKAGES=yes installs missing packages without asking, PACKAGES=no never does."

play:
	@.ci/play.sh $(ARGS)

test:
	@.ci/test.sh

test-all:
	@.ci/test.sh all

bench:
	cargo bench --locked --benches $$(.ci/features.sh ear)

install:
	cargo build --release --locked $$(.ci/features.sh $(if $(SOUND),sound) $(if $(filter yes,$(EAR)),ear))
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$${CARGO_TARGET_DIR:-target}/release/natiq" "$(DESTDIR)$(PREFIX)/bin/natiq"
