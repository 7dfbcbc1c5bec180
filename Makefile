# Pengyou. `make help` lists the targets; README.md has the two that matter.

# What can be set on the command line.
PREFIX   ?= /usr/local
DESTDIR  ?=
READLINE ?= 1
FUZZ_SECONDS ?= 60
ifeq ($(origin CC),default)
CC := gcc
endif

# As many jobs at once as there are cores, unless -j says otherwise.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif

# Each way of building has a folder of its own: plain, sanitizers (for threads without assertions: races
# are the same), speed (no assertions), the same to count its instructions, fuzzing.
B := build
OPTIMIZE := -O2 -g
HARDEN := -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong -fPIE
HARDEN_LINK := -pie -Wl,-z,relro,-z,now
ifdef SANITIZE
THREADS := $(findstring thread,$(SANITIZE))
B := build/$(if $(THREADS),tsan,asan)
OPTIMIZE := -O2 -g -fno-omit-frame-pointer -fsanitize=$(SANITIZE) -fno-sanitize-recover=all \
            -DPENGYOU_SANITIZED $(if $(THREADS),-DNDEBUG)
endif
ifdef NDEBUG
B := build/bench
OPTIMIZE := -O2 -DNDEBUG
endif
ifdef COUNT # for valgrind, which counts a string instruction once for each byte
B := build/count
OPTIMIZE := -O2 -DNDEBUG $(if $(filter x86_64,$(shell uname -m)),-mstringop-strategy=libcall)
endif
ifdef FUZZ
B := build/fuzz
CC := clang
OPTIMIZE := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
endif
ifdef V3
OPTIMIZE += -march=x86-64-v3
endif
# What is built plainly, and so what is installed, is hardened; the others measure, or look closer.
ifneq ($(B),build)
HARDEN :=
HARDEN_LINK :=
endif

# Flags and libraries. They are asked for when first needed, after a set-up, and once.
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
        -Wwrite-strings
LUA_CFLAGS = $(eval LUA_CFLAGS := $$(shell pkg-config --cflags lua5.4 2>/dev/null))$(LUA_CFLAGS)
LUA_LIBS = $(eval LUA_LIBS := $$(shell pkg-config --libs lua5.4 2>/dev/null || echo -llua5.4))$(LUA_LIBS)
BASE_CFLAGS = -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc -I. $(WARN)
ALL_CFLAGS = $(BASE_CFLAGS) $(OPTIMIZE) $(HARDEN) $(CFLAGS)
ALL_LDFLAGS = $(HARDEN_LINK) $(LDFLAGS)
DATA_DIR = $(PREFIX)/share/pengyou
DATA = -DPENGYOU_DATA='"$(DATA_DIR)"'
VERSION = $(shell sed -n 's/^.define PENGYOU_VERSION "\(.*\)"/\1/p' src/cmd/cmd.h)
LIBS = $(LUA_LIBS) -lxxhash -lcjson -lseccomp -lm
ifneq ($(READLINE),0)
LINE := readline
LINE_LIBS := -lreadline
else
LINE := plain
LINE_LIBS :=
endif

# Sources. The library is everything but the commands and the REPL, and never sees readline.
LIB_SRC  := $(filter-out src/cmd/%,$(wildcard src/*/*.c src/*/*/*.c))
PROG_SRC := $(wildcard src/cmd/*.c) repl/line_$(LINE).c \
            $(filter-out repl/line_%.c,$(wildcard repl/*.c repl/*/*.c))
UNIT_SRC := $(wildcard tests/unit/test_*.c)
HELP_SRC := $(filter-out $(UNIT_SRC),$(wildcard tests/unit/*.c))
FUZZ_SRC := $(wildcard tests/fuzz/fuzz_*.c)
# What programs that link the library include, and the documents that these name.
HEADERS  := $(wildcard $(patsubst %,src/%/*.h,base rules play deal notation language io ask bots sim differ) \
  src/README.md src/*/README.md) src/lua/variant.h src/lua/load/find_files.h src/scenario/scenario.h \
  src/scenario/scenario_tally.h src/tools/judge.h
object    = $(patsubst %.c,$(B)/obj/%.o,$(1))
UNIT     := $(patsubst tests/unit/%.c,$(B)/unit/%,$(UNIT_SRC))
FUZZERS  := $(patsubst tests/fuzz/%.c,$(B)/fuzzers/%,$(FUZZ_SRC))

.PHONY: all run test check check-long lint format bench bench-instructions fuzz unit fuzzers looks setup \
  setup-lint setup-count setup-extra install clean help
.DELETE_ON_ERROR:
.SECONDARY:

# Build. V=1 shows the whole commands.
say = $(if $(V),,@echo '  $(1)';)

all: $(B)/pengyou $(B)/libpengyou.a  ## build build/pengyou and build/libpengyou.a

$(B)/pengyou: $(call object,$(PROG_SRC)) $(B)/libpengyou.a
	$(call say,LINK $@)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS) $(LINE_LIBS)

$(B)/obj/helpers.a: $(call object,$(HELP_SRC))
$(B)/libpengyou.a: $(call object,$(LIB_SRC))
$(B)/libpengyou.a $(B)/obj/helpers.a:
	@rm -f $@
	$(call say,AR $@)$(AR) rcs $@ $^

$(B)/obj/%.o: %.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,CC $<)$(CC) $(ALL_CFLAGS) $(LUA_CFLAGS) $(DATA) -MMD -MP -c -o $@ $< 2>$(@:.o=.said) || \
	  { cat $(@:.o=.said) >&2; sh scripts/setup.sh --look; false; }
	@cat $(@:.o=.said) >&2

# Other flags than last time: everything is built anew.
FLAGS = $(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) $(LINE) $(DATA_DIR)
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(FLAGS)' | cmp -s - $@ || echo '$(FLAGS)' > $@
.PHONY: FORCE

-include $(patsubst %.c,$(B)/obj/%.d,$(LIB_SRC) $(PROG_SRC) $(UNIT_SRC) $(HELP_SRC) \
  $(wildcard tests/fuzz/*.c))

# Unit tests: every tests/unit/test_X.c a program of its own, with the library and the helpers that it
# needs; those of the REPL with the REPL, without readline.
unit: $(UNIT)
$(filter $(B)/unit/test_repl%,$(UNIT)): $(call object,$(filter-out repl/line_readline.c,$(wildcard repl/*.c repl/*/*.c)))
$(B)/unit/%: $(B)/obj/tests/unit/%.o $(B)/obj/helpers.a $(B)/libpengyou.a
	@mkdir -p $(@D)
	$(call say,LINK $@)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) -lcmocka $(LIBS)

# Fuzz targets: driven by libFuzzer in the fuzzing build, else by a small driver of our own.
fuzzers: $(FUZZERS)
FUZZ_HELP := $(call object,tests/fuzz/fuzz.c $(if $(FUZZ),,tests/fuzz/driver.c))
$(B)/fuzzers/%: $(B)/obj/tests/fuzz/%.o $(FUZZ_HELP) $(B)/libpengyou.a
	@mkdir -p $(@D)
	$(call say,LINK $@)$(CC) $(ALL_CFLAGS) $(if $(FUZZ),-fsanitize=fuzzer) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

# Clang looks at what was compiled: at the tests for its warnings, at the rest for those of clang-tidy,
# too. Its analyzer looks at a twentieth of the paths that it would by itself: it takes minutes.
looks: $(patsubst %.c,$(B)/looks/%,$(wildcard src/*/*.c src/*/*/*.c repl/*.c repl/*/*.c tests/*/*.c))
$(B)/looks/tests/%: LOOK = clang -fsyntax-only -Werror $*.c $(BASE_CFLAGS) $(LUA_CFLAGS) $(DATA)
$(B)/looks/%: LOOK = clang-tidy -quiet -warnings-as-errors='*' $*.c -- $(BASE_CFLAGS) $(LUA_CFLAGS) $(DATA) \
  -Xclang -analyzer-config -Xclang max-nodes=10000
$(B)/looks/%: $(B)/obj/%.o .clang-tidy
	@mkdir -p $(@D)
	$(call say,LOOK $*.c)$(LOOK) && touch $@

# Set up, and use.
setup:  ## install what is missing to build and test (does nothing when all is there)
	@sh scripts/setup.sh
setup-lint:
	@sh scripts/setup.sh --lint
setup-count:
	@sh scripts/setup.sh --count
setup-extra:  ## install what is optional: rsvg-convert, for pictures in PNG
	@sh scripts/setup.sh --extra
run: setup  ## set up, build, open the REPL
	@$(MAKE) --no-print-directory -s all
	@exec build/pengyou

# Test.
test: setup  ## set up, build, every test plainly, unit tests and scenarios once more sanitized
	@sh scripts/test.sh
check: setup  ## the sanitizer part of `make test` alone
	@sh scripts/test.sh --sanitized
check-long: setup  ## the longer searches
	@sh scripts/test.sh --long
lint: setup-lint  ## layers, warnings of gcc and clang, static analysis
	+@sh scripts/lint.sh
format:  ## lay out the sources by .clang-format
	clang-format -i $$(find src repl tests -name '*.[ch]')
bench: setup  ## the benchmark, built without assertions
	@$(MAKE) --no-print-directory -s NDEBUG=1 all
	@build/bench/pengyou bench --no-isolate
bench-instructions: setup-count  ## what each row of the benchmark executes, counted by valgrind
	@$(MAKE) --no-print-directory -s COUNT=1 all
	@sh scripts/bench_instructions.sh build/count/pengyou $(ROWS)
fuzz: setup-lint  ## FUZZ_SECONDS (60) of libFuzzer on every text that is read
	@$(MAKE) --no-print-directory -s FUZZ=1 fuzzers
	@sh scripts/fuzz.sh build/fuzz/fuzzers $(FUZZ_SECONDS)

# Install and clean.
demo: all  ## write scripts/demo.cast, the minute that README.md shows
	sh scripts/demo.sh $(B)/pengyou
install: all  ## copy program, library, headers, variants and bots to DESTDIR/PREFIX
	install -D -m 755 $(B)/pengyou $(DESTDIR)$(PREFIX)/bin/pengyou
	install -D -m 644 $(B)/libpengyou.a $(DESTDIR)$(PREFIX)/lib/libpengyou.a
	for file in $(HEADERS:src/%=%); do \
	  install -D -m 644 src/$$file '$(DESTDIR)$(PREFIX)/include/pengyou/'$$file || exit; done
	install -d '$(DESTDIR)$(PREFIX)/lib/pkgconfig'
	printf '%s\n' 'prefix=$(PREFIX)' 'includedir=$${prefix}/include/pengyou' 'libdir=$${prefix}/lib' \
	  'Name: pengyou' 'Description: rulings of Chinese card games' 'Version: $(VERSION)' \
	  'Requires: lua5.4 libxxhash libcjson libseccomp' 'Cflags: -I$${includedir}' \
	  'Libs: -L$${libdir} -lpengyou -lm' >'$(DESTDIR)$(PREFIX)/lib/pkgconfig/pengyou.pc'
	find variants -type f \( -name '*.lua' -o -name '*.md' -o -name '*.record' \) \
	  -exec install -D -m 644 '{}' '$(DESTDIR)$(DATA_DIR)/{}' ';'
	install -d '$(DESTDIR)$(DATA_DIR)/bots'
	install -m 644 scripts/bots/* '$(DESTDIR)$(DATA_DIR)/bots'
clean:  ## remove build/
	rm -rf build
help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/  make \1\t\2/p' Makefile | expand -t 20
	@echo "variables: CC CFLAGS PREFIX DESTDIR READLINE=0 SANITIZE=address,undefined V3=1 NDEBUG=1 ROWS"
