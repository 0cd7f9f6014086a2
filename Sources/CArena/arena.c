#include "CArena.h"

_Thread_local void *forno_arena_at_work;
