#if os(Linux)
    import Diagnostics
    import Glibc
    import Reading

    /// Watches the folders of a site by inotify: the system tells of each file that is written, comes or goes.
    final class InotifyWatch {
        /// What is told: where, what, and whether a folder's contents may be new altogether.
        typealias Event = (path: String, sign: PendingChanges.Sign)

        private static let roots = ["content", "templates"]
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)

        let descriptor: Int32
        private let files: SiteFiles
        /// The path in the site of each folder that is watched; empty for the site itself.
        private var folders: [Int32: String] = [:]

        /// Watches a site; throws when the system allows no more watches.
        init(_ files: SiteFiles) throws(FileFailure) {
            self.files = files
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { throw FileFailure("watch", files.root, code: errno) }
            try watch(".", as: "")
            for root in Self.roots { try watchAll(below: root) }
        }

        deinit { close(descriptor) }

        /// What has happened since the last time; a new folder is watched from now on.
        func events() throws(FileFailure) -> [Event] {
            var events: [Event] = []
            while let bytes = receive() {
                var start = 0
                while start + 16 <= bytes.count {
                    let (event, size) = decode(bytes, at: start)
                    start += size
                    try take(event, into: &events)
                }
            }
            return events
        }

        fileprivate struct RawEvent {
            var watch: Int32
            var mask: UInt32
            /// Nil when it is no text.
            var name: String?
        }

        private func receive() -> [UInt8]? {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            return count > 0 ? bytes : nil
        }

        /// The event that begins at `start`, and its length: four numbers of 32 bits, then the name, filled up by NULs.
        private func decode(_ bytes: [UInt8], at start: Int) -> (RawEvent, Int) {
            let (watch, mask, length) = bytes.withUnsafeBytes { buffer in
                (
                    buffer.loadUnaligned(fromByteOffset: start, as: Int32.self),
                    buffer.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
                    Int(buffer.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
                )
            }
            let end = min(bytes.count, start + 16 + length)
            let name = String(validating: bytes[(start + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
            return (RawEvent(watch: watch, mask: mask, name: name), 16 + length)
        }

        private func take(_ event: RawEvent, into events: inout [Event]) throws(FileFailure) {
            if event.has(IN_Q_OVERFLOW) {
                // Events were lost, so anything may have happened.
                for root in Self.roots {
                    try watchAll(below: root)
                    events.append((root, .written))
                }
            }
            if event.has(IN_IGNORED) { folders[event.watch] = nil }
            guard let folder = folders[event.watch], event.name != "" else { return }
            guard let name = event.name else { return events.append((folder, .open)) }
            guard !SiteFiles.passesOver(name), !folder.isEmpty || Self.roots.contains(name) else { return }
            let path = folder.isEmpty ? name : folder + "/" + name
            if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { try watchAll(below: path) }
            if event.has(IN_MOVED_FROM), event.isOfFolder { forget(path) }
            if event.isOfFolder, event.has(IN_ATTRIB) { return }
            events.append((path, event.sign))
        }

        /// Watches a folder and all below it; what is no folder is passed over.
        private func watchAll(below path: String) throws(FileFailure) {
            guard try isFolder(path), try files.isInside(path) == true, try watch(files.absolute(path), as: path) else {
                return
            }
            for name in try names(in: path) where !SiteFiles.passesOver(name) { try watchAll(below: path + "/" + name) }
        }

        /// Whether a folder is watched now and was not before; a folder that is reached twice is watched once.
        @discardableResult
        private func watch(_ absolute: String, as path: String) throws(FileFailure) -> Bool {
            let place = path.isEmpty ? files.root : absolute
            let watch = inotify_add_watch(descriptor, place, Self.mask | UInt32(IN_ONLYDIR))
            guard watch >= 0 else {
                try throwUnlessUnwatchable("watch", place)
                return false
            }
            guard folders[watch] == nil else { return false }
            folders[watch] = path
            return true
        }

        private func forget(_ path: String) {
            for (watch, folder) in folders where folder == path || folder.hasPrefix(path + "/") {
                inotify_rm_watch(descriptor, watch)
                folders[watch] = nil
            }
        }

        /// Throws the failure of the last call of the system, unless that says that there is nothing to watch: what has gone
        /// again, or may not be read.
        private func throwUnlessUnwatchable(_ operation: String, _ path: String) throws(FileFailure) {
            let failure = FileFailure(operation, path, code: errno)
            if failure.isAbsence || failure.code == EACCES { return }
            throw failure
        }

        private func isFolder(_ path: String) throws(FileFailure) -> Bool {
            var status = stat()
            if stat(files.absolute(path), &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
            try throwUnlessUnwatchable("look at", path)
            return false
        }

        /// The names in a folder that may be folders.
        private func names(in path: String) throws(FileFailure) -> [String] {
            guard let stream = opendir(files.absolute(path)) else {
                try throwUnlessUnwatchable("list", path)
                return []
            }
            defer { closedir(stream) }
            var names: [String] = []
            while let entry = try next(of: stream, path) {
                guard entry.pointee.d_type != UInt8(DT_REG) else { continue }
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if let name { names.append(name) }
            }
            return names
        }

        private func next(of stream: OpaquePointer, _ path: String) throws(FileFailure) -> UnsafeMutablePointer<dirent>?
        {
            errno = 0
            let entry = readdir(stream)
            if entry == nil, errno != 0 { throw FileFailure("list", path, code: errno) }
            return entry
        }
    }

    extension InotifyWatch.RawEvent {
        fileprivate var isOfFolder: Bool { has(IN_ISDIR) }

        fileprivate var sign: PendingChanges.Sign {
            if has(IN_DELETE) || has(IN_MOVED_FROM) { return .gone }
            return has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) || has(IN_ATTRIB) || isOfFolder ? .written : .open
        }

        fileprivate func has(_ kind: Int32) -> Bool { mask & UInt32(bitPattern: kind) != 0 }
    }
#endif
