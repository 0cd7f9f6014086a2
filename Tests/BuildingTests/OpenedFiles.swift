#if canImport(Glibc)
    import Diagnostics
    import Glibc
    import Reading

    /// Counts how often files of a folder are opened, by inotify.
    final class OpenedFiles {
        private let descriptor: Int32

        /// Counts from now on.
        init(in folder: String) throws {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(IN_OPEN)) >= 0 else {
                throw FileFailure("watch", folder, code: errno)
            }
        }

        deinit { close(descriptor) }

        /// How often since it was asked last. (An event for the folder itself has no name, and does not count.)
        func count() -> Int {
            var count = 0
            withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
                while case let length = read(descriptor, buffer.baseAddress, buffer.count), length > 0 {
                    var place = 0
                    while place < length {
                        let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                        if event.mask & UInt32(IN_ISDIR) == 0 { count += 1 }
                        place += MemoryLayout<inotify_event>.size + Int(event.len)
                    }
                }
            }
            return count
        }
    }
#endif
