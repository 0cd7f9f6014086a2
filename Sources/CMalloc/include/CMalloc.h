/// Gives memory that is free back to the system, as far as the allocator can; nothing where it is the system's own.
void forno_give_memory_back(void);
