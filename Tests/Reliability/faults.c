// Makes one call of the system fail: preloaded into a program (LD_PRELOAD), for tests.
//
// FAULT_KIND    the kind of call, a name below
// FAULT_NUMBER  which one of them fails, counted from 1 over all threads
// FAULT_ERROR   the error number that it gives; "short" for half of what a read or write was asked for; "kill" ends the
//               process before the call
// FAULT_LASTS   set where all later ones of the kind fail as well
// FAULT_REPORT  a file that says afterwards how many calls of each kind there were ("open 17") and whether one failed ("hit")
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum kind { OPEN, READ, WRITE, PRINT, CLOSE, STAT, LIST, RESOLVE, MKDIR, RENAME, LINK, REMOVE, SYNC, LOCK, THREAD, ALLOCATE, KINDS };
static const char *const names[KINDS] = {"open",   "read", "write",  "print", "close", "stat", "list",   "resolve", "mkdir",
                                         "rename", "link", "remove", "sync",  "lock",  "thread", "allocate"};

enum { SHORT = -1, KILL = -2 };
static atomic_long counts[KINDS];
static int faulty = KINDS, error, lasts;
static long number;
static const char *report;

// Writes to the report without any of the functions below.
static void note(const char *line) {
    if (!report) return;
    long file = syscall(SYS_open, report, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (file < 0) return;
    syscall(SYS_write, file, line, strlen(line));
    syscall(SYS_close, file);
}

__attribute__((constructor)) static void begin(void) {
    const char *kind = getenv("FAULT_KIND"), *which = getenv("FAULT_NUMBER"), *how = getenv("FAULT_ERROR");
    report = getenv("FAULT_REPORT");
    lasts = getenv("FAULT_LASTS") != NULL;
    error = !how ? EIO : !strcmp(how, "short") ? SHORT : !strcmp(how, "kill") ? KILL : atoi(how);
    number = which ? atol(which) : 0;
    for (int each = 0; kind && each < KINDS; each++)
        if (!strcmp(kind, names[each])) faulty = each;
    for (int each = 0; each < KINDS; each++) counts[each] = 0;
}

__attribute__((destructor)) static void end(void) {
    char line[64];
    for (int each = 0; each < KINDS; each++) {
        snprintf(line, sizeof line, "%s %ld\n", names[each], (long)counts[each]);
        note(line);
    }
}

// Whether the call that is being made is one that fails; errno is set then.
static int fails(enum kind kind) {
    long count = atomic_fetch_add(&counts[kind], 1) + 1;
    if (kind != (enum kind)faulty || !number || (lasts ? count < number : count != number)) return 0;
    if (count == number) note("hit\n");
    if (error == KILL) syscall(SYS_kill, getpid(), SIGKILL);
    errno = error;
    return 1;
}

#define NEXT(name)                                                                                                       \
    static __typeof__(&name) next;                                                                                       \
    if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

// A function of fixed arguments that gives `failure` when it is to fail.
#define WRAP(result, kind, failure, name, parameters, arguments)                                                         \
    result name parameters {                                                                                             \
        NEXT(name);                                                                                                      \
        return fails(kind) ? (failure) : next arguments;                                                                 \
    }

#define OPENING(name, parameters, ...)                                                                                   \
    int name parameters {                                                                                                \
        NEXT(name);                                                                                                      \
        va_list rest;                                                                                                    \
        va_start(rest, flags);                                                                                           \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                                          \
        va_end(rest);                                                                                                    \
        return fails(OPEN) ? -1 : next(__VA_ARGS__, flags, mode);                                                        \
    }

OPENING(open, (const char *path, int flags, ...), path)
OPENING(open64, (const char *path, int flags, ...), path)
OPENING(openat, (int folder, const char *path, int flags, ...), folder, path)
OPENING(openat64, (int folder, const char *path, int flags, ...), folder, path)

// A read or write may also do half of what it was asked for.
#define TRANSFER(name, kind, parameters, ...)                                                                            \
    ssize_t name parameters {                                                                                            \
        NEXT(name);                                                                                                      \
        if (!fails(kind)) return next(__VA_ARGS__);                                                                      \
        if (error != SHORT) return -1;                                                                                   \
        size = size > 1 ? size / 2 : size;                                                                               \
        return next(__VA_ARGS__);                                                                                        \
    }

TRANSFER(read, READ, (int file, void *bytes, size_t size), file, bytes, size)
TRANSFER(pread, READ, (int file, void *bytes, size_t size, off_t start), file, bytes, size, start)
TRANSFER(pread64, READ, (int file, void *bytes, size_t size, off64_t start), file, bytes, size, start)
TRANSFER(write, file == 1 || file == 2 ? PRINT : WRITE, (int file, const void *bytes, size_t size), file, bytes, size)
TRANSFER(pwrite, WRITE, (int file, const void *bytes, size_t size, off_t start), file, bytes, size, start)
TRANSFER(pwrite64, WRITE, (int file, const void *bytes, size_t size, off64_t start), file, bytes, size, start)

// The system has closed the file even where it says that something went wrong.
int close(int file) {
    NEXT(close);
    int isBad = fails(CLOSE), code = errno, result = next(file);
    if (!isBad) return result;
    errno = code;
    return -1;
}

WRAP(int, STAT, -1, stat, (const char *path, struct stat *status), (path, status))
WRAP(int, STAT, -1, lstat, (const char *path, struct stat *status), (path, status))
WRAP(int, STAT, -1, fstat, (int file, struct stat *status), (file, status))
WRAP(int, STAT, -1, fstatat, (int folder, const char *path, struct stat *status, int flags), (folder, path, status, flags))
WRAP(int, STAT, -1, stat64, (const char *path, struct stat64 *status), (path, status))
WRAP(int, STAT, -1, lstat64, (const char *path, struct stat64 *status), (path, status))
WRAP(int, STAT, -1, fstat64, (int file, struct stat64 *status), (file, status))
WRAP(int, STAT, -1, fstatat64, (int folder, const char *path, struct stat64 *status, int flags), (folder, path, status, flags))
WRAP(int, STAT, -1, access, (const char *path, int mode), (path, mode))

WRAP(DIR *, LIST, NULL, opendir, (const char *path), (path))
WRAP(DIR *, LIST, NULL, fdopendir, (int file), (file))
WRAP(struct dirent *, LIST, NULL, readdir, (DIR * folder), (folder))
WRAP(struct dirent64 *, LIST, NULL, readdir64, (DIR * folder), (folder))
WRAP(char *, RESOLVE, NULL, realpath, (const char *path, char *resolved), (path, resolved))
WRAP(ssize_t, RESOLVE, -1, readlink, (const char *path, char *bytes, size_t size), (path, bytes, size))

WRAP(int, MKDIR, -1, mkdir, (const char *path, mode_t mode), (path, mode))
WRAP(int, MKDIR, -1, mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode))
WRAP(int, RENAME, -1, rename, (const char *path, const char *other), (path, other))
WRAP(int, RENAME, -1, renameat, (int folder, const char *path, int place, const char *other), (folder, path, place, other))
WRAP(int, LINK, -1, linkat, (int folder, const char *path, int place, const char *other, int flags),
     (folder, path, place, other, flags))
WRAP(int, REMOVE, -1, unlink, (const char *path), (path))
WRAP(int, REMOVE, -1, unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
WRAP(int, REMOVE, -1, rmdir, (const char *path), (path))
WRAP(int, SYNC, -1, fsync, (int file), (file))
WRAP(int, LOCK, -1, flock, (int file, int operation), (file, operation))

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *value) {
    NEXT(pthread_create);
    return fails(THREAD) ? error : next(thread, attributes, start, value);
}

// glibc's allocator by its other names: to look it up would need memory.
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) { return fails(ALLOCATE) ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return fails(ALLOCATE) ? NULL : __libc_calloc(count, size); }
void *realloc(void *memory, size_t size) { return fails(ALLOCATE) ? NULL : __libc_realloc(memory, size); }
void *memalign(size_t alignment, size_t size) { return fails(ALLOCATE) ? NULL : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return fails(ALLOCATE) ? NULL : __libc_memalign(alignment, size); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (fails(ALLOCATE)) return ENOMEM;
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
