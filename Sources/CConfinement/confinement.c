#include "CConfinement.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
/// Refuses the call of a number; another one goes on to the next line.
#define REFUSE(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), RETURN(SECCOMP_RET_ERRNO | EPERM)

int cconfinement_refuse_processes(void) {
    struct sock_filter lines[] = {
        // Calls of another architecture, which this one can make as well, have other numbers.
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
#ifdef __x86_64__
        // So have those of x32.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        REFUSE(SYS_fork),
        REFUSE(SYS_vfork),
#endif
        REFUSE(SYS_clone),
        REFUSE(435 /* clone3, which older headers do not name */),
        REFUSE(SYS_execve),
        REFUSE(SYS_execveat),
        // Another process could be made to start one.
        REFUSE(SYS_ptrace),
        REFUSE(SYS_process_vm_writev),
        RETURN(SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = {sizeof lines / sizeof *lines, lines};
    // Without this a filter is for root alone; with it a program with other rights gives none.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}

#else

int cconfinement_refuse_processes(void) { return 0; }

#endif
