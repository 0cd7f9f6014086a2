#ifndef CCALLGRIND_H
#define CCALLGRIND_H

// Has callgrind count the instructions between two calls. Without callgrind, or where valgrind is not installed, both do
// nothing.

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

static inline void callgrind_begin(void) { CALLGRIND_TOGGLE_COLLECT; }

/// Ends what `callgrind_begin` began, and has what was counted written to a file of its own, with this name in it.
static inline void callgrind_end(const char *name) {
    CALLGRIND_TOGGLE_COLLECT;
    CALLGRIND_DUMP_STATS_AT(name);
}
#else
static inline void callgrind_begin(void) {}
static inline void callgrind_end(const char *name) { (void)name; }
#endif

#endif
