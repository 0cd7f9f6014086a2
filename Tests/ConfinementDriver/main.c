// confinement-driver free|confined USER TRY: tries one way to start a program as the user of a number, with all allowed or after giving it
// up, and prints what came of it: "it works" or "Operation not permitted".

#ifdef __linux__

#define _GNU_SOURCE
#include "CConfinement.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/// Ends a process that was made; 0 for one, or why there is none.
static int settle(long process) {
    if (process == 0) _exit(0);
    if (process < 0) return errno;
    waitpid(process, NULL, 0);
    return 0;
}

static int try_fork(void) {
#ifdef SYS_fork
    return settle(syscall(SYS_fork));
#else
    return settle(fork());
#endif
}

static int try_vfork(void) { return settle(vfork()); }

static int try_clone(void) { return settle(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }

static int try_clone3(void) {
    // struct clone_args: eight numbers, of which the fifth is the signal at the end.
    unsigned long long arguments[8] = {0, 0, 0, 0, SIGCHLD};
    return settle(syscall(435, arguments, sizeof arguments));
}

static int try_spawn(void) {
    char *const words[] = {"true", NULL};
    pid_t process;
    int code = posix_spawn(&process, "/bin/true", NULL, NULL, words, environ);
    return code == 0 ? settle(process) : code;
}

static void *nothing(void *argument) { return argument; }

static int try_thread(void) {
    pthread_t thread;
    int code = pthread_create(&thread, NULL, nothing, NULL);
    return code == 0 ? pthread_join(thread, NULL) : code;
}

// What a program that takes this one's place prints is what this one would have printed.
static char *const shell[] = {"sh", "-c", "echo it works", NULL};

static int try_execve(void) { return execve("/bin/sh", shell, environ), errno; }

static int try_execveat(void) { return syscall(SYS_execveat, AT_FDCWD, "/bin/sh", shell, environ, 0), errno; }

static int try_ptrace(void) { return ptrace(PTRACE_TRACEME, 0, NULL, NULL) < 0 ? errno : 0; }

static int try_writing(void) {
    char from = 1, to = 0;
    struct iovec here = {&from, 1}, there = {&to, 1};
    return process_vm_writev(getpid(), &here, 1, &there, 1, 0) < 0 ? errno : 0;
}

static const struct {
    const char *name;
    int (*run)(void);
} tries[] = {
    {"fork", try_fork},     {"vfork", try_vfork},   {"clone", try_clone},       {"clone3", try_clone3}, {"posix_spawn", try_spawn},
    {"thread", try_thread}, {"execve", try_execve}, {"execveat", try_execveat}, {"ptrace", try_ptrace}, {"process_vm_writev", try_writing},
};

int main(int count, char **arguments) {
    if (count != 4 || (geteuid() == 0 && setuid(atoi(arguments[2])) != 0)) return 64;
    if (strcmp(arguments[1], "confined") == 0 && cconfinement_refuse_processes() != 0) return 2;
    for (size_t place = 0; place < sizeof tries / sizeof *tries; place++) {
        if (strcmp(tries[place].name, arguments[3]) != 0) continue;
        int code = tries[place].run();
        puts(code == 0 ? "it works" : strerror(code));
        return 0;
    }
    return 64;
}

#else

int main(void) { return 64; }

#endif
