/// Has the system refuse (EPERM) to make a process or a thread, to run another program in place of this one, or to reach into another
/// process, for as long as this program runs: 0, or -1 with the reason in `errno`. It cannot be undone, and binds root as well.
///
/// It is a filter of system calls (seccomp) on Linux, for x86-64 and AArch64. Elsewhere there is none, which is no failure.
int cconfinement_refuse_processes(void);
