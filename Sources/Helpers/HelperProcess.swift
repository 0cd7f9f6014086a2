import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Another program at work; it is killed, if it still runs, and reaped when the value ends.
///
/// Its standard input and output are the two directions of one socket, because a write to a socket can be told not to
/// raise SIGPIPE when the program has died, and a write to a pipe cannot.
package struct HelperProcess: ~Copyable {
    private let process: pid_t
    private var isReaped = false
    /// Where the program reads what it is sent and writes its answers.
    package let channel: Int32
    /// What the program, or the system's loader in its place, says on standard error.
    package let complaints: Int32

    /// Starts the program at `path`, with this program's environment as far as programs have use for it, and `variables` like
    /// "NAME=value" beside. It reads the file of the descriptor `input` in place of the channel, where there is one.
    package init(
        path: String, arguments: [String] = [], input: Int32? = nil, variables: [String] = []
    ) throws(FileFailure) {
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
            process = try Self.spawn(
                [path] + arguments, streams: [input ?? theirChannel, theirChannel, complaints.write],
                environment: Self.environment + variables)
        } catch {
            close(channel)
            close(complaints.read)
            throw error
        }
        self.channel = channel
        self.complaints = complaints.read
    }

    deinit {
        if !isReaped {
            kill(process, SIGKILL)
            Self.reap(process)
        }
        close(channel)
        close(complaints)
    }

    /// The code that the program ended with; nil when a signal ended it, or when it has not ended by `deadline`.
    mutating func exitCode(by deadline: ContinuousClock.Instant) -> Int32? {
        var status: Int32 = 0
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            isReaped = ended == process
            if isReaped { return status & 0x7F == 0 ? status >> 8 & 0xFF : nil }
            guard ended == 0 || errno == EINTR, .now < deadline else { return nil }
            // What it wrote to is closed, so it is about to end.
            poll(nil, 0, 1)
        }
    }

    /// Starts a program that goes on by itself, with this program's streams and environment; gives its number, to be reaped.
    package static func launch(path: String, arguments: [String]) throws(FileFailure) -> pid_t {
        try spawn([path] + arguments, streams: [], environment: nil)
    }

    /// Waits for the end of a program that was launched.
    package static func reap(_ process: pid_t) {
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
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

    /// Starts the program of the first of some words, with descriptors for its first streams, and with all of this program's
    /// environment where no other is given.
    private static func spawn(
        _ words: [String], streams: [Int32], environment: [String]?
    ) throws(FileFailure) -> pid_t {
        #if canImport(Glibc)
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #else
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Signals that this program takes or passes over are as usual for another.
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { $0.map { strdup($0) } + [nil] }
        defer { for text in arguments + (variables ?? []) { free(text) } }
        var process: pid_t = 0
        let code =
            if let variables {
                posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
            } else {
                posix_spawn(&process, words[0], &actions, &attributes, arguments, environ)
            }
        guard code == 0 else { throw FileFailure("run", words[0], code: code) }
        return process
    }

    /// The last is for measuring what tests cover; without it, a helper built for that leaves a file where it runs.
    private static let names = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"]

    private static var environment: [String] {
        names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    }
}
