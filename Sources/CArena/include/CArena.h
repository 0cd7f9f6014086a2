/// The arena that is at work on this thread; NULL when none is. Swift has no variables of a thread, and the calls of POSIX
/// for them take longer than to give out a piece of an arena.
extern _Thread_local void *forno_arena_at_work;

static inline void *forno_arena(void) { return forno_arena_at_work; }

static inline void forno_put_arena_to_work(void *arena) { forno_arena_at_work = arena; }
