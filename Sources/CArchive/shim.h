#include <archive.h>
#include <archive_entry.h>

// Swift sees no macro with a cast in it.

static inline int carchive_is_file(struct archive_entry *entry) { return archive_entry_filetype(entry) == AE_IFREG; }
static inline int carchive_is_folder(struct archive_entry *entry) { return archive_entry_filetype(entry) == AE_IFDIR; }
