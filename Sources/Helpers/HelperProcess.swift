import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A running helper; it is killed, if it still runs, and reaped when the value ends.
///
/// Its standard input and output are the two directions of one socket, because a write to a socket can be told not to
/// raise SIGPIPE when the helper has died, and a write to a pipe cannot.
package struct HelperProcess: ~Copyable {
    private let process: pid_t
    /// Where the helper reads its job and writes its answers.
    package let channel: Int32
    /// What the helper, or the system's loader in its place, says on standard error.
    package let complaints: Int32

    /// Starts the program at `path`, with this program's environment as far as the helper has use for it.
    package init(path: String) throws(FileFailure) {
        let (channel, theirChannel) = try Self.pair(path)
        defer { close(theirChannel) }
        let complaints: (read: Int32, write: Int32)
        do {
            complaints = try Self.pair(path)
        } catch {
            close(channel)
            throw error
        }
        defer { close(complaints.write) }
        do {
            process = try Self.spawn(path, channel: theirChannel, complaints: complaints.write)
        } catch {
            close(channel)
            close(complaints.read)
            throw error
        }
        self.channel = channel
        self.complaints = complaints.read
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        close(channel)
        close(complaints)
    }

    /// A pair of connected sockets that no other program inherits.
    private static func pair(_ path: String) throws(FileFailure) -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw FileFailure("run", path, code: errno) }
        #if !os(Linux)
            var on: Int32 = 1
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            }
        #endif
        return (ends[0], ends[1])
    }

    private static func spawn(_ path: String, channel: Int32, complaints: Int32) throws(FileFailure) -> pid_t {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, channel, 0)
        posix_spawn_file_actions_adddup2(&actions, channel, 1)
        posix_spawn_file_actions_adddup2(&actions, complaints, 2)
        let arguments = [strdup(path), nil]
        let surroundings = environment() + [nil]
        defer { for text in arguments + surroundings { free(text) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, arguments, surroundings)
        guard code == 0 else { throw FileFailure("run", path, code: code) }
        return process
    }

    /// The last is for measuring what tests cover; without it, a helper built for that leaves a file where it runs.
    private static let variables = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"]

    private static func environment() -> [UnsafeMutablePointer<CChar>?] {
        variables.compactMap { name in
            getenv(name).flatMap { strdup("\(name)=\(String(cString: $0))") }
        }
    }
}
