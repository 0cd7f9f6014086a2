// The allocator of the program on Linux, in its release form: tcmalloc's functions under the names that all libraries call.
//
// tcmalloc defines these names itself. But what comes from an archive is hidden from shared libraries in a program that has
// the Swift runtime linked in, and so glibc would go on with its own allocator and hand out memory that the program cannot
// give back. What is defined here is seen by all. See Documentation/Decisions/allocator.md.
#include "CMalloc.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

#if defined(HAS_OWN_ALLOCATOR) && !defined(IS_SANITIZED)
#include <gperftools/malloc_extension_c.h>
#include <gperftools/tcmalloc.h>

void *malloc(size_t size) { return tc_malloc(size); }
void free(void *memory) { tc_free(memory); }
void *calloc(size_t count, size_t size) { return tc_calloc(count, size); }
void *realloc(void *memory, size_t size) { return tc_realloc(memory, size); }
void *memalign(size_t alignment, size_t size) { return tc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return tc_memalign(alignment, size); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
    return tc_posix_memalign(memory, alignment, size);
}
void *valloc(size_t size) { return tc_valloc(size); }
void *pvalloc(size_t size) { return tc_pvalloc(size); }
size_t malloc_usable_size(void *memory) { return tc_malloc_size(memory); }

void forno_give_memory_back(void) { MallocExtension_ReleaseFreeMemory(); }
#elif defined(__GLIBC__)
#include <malloc.h>

void forno_give_memory_back(void) { malloc_trim(0); }
#else
void forno_give_memory_back(void) {}
#endif
