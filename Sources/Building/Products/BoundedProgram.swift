import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Another program of the machine, run with a file as its input and bounds on its time and on what it says.
struct BoundedProgram {
    /// How it ended.
    enum End: Hashable {
        /// By itself, with an exit code.
        case code(Int32)
        case tookTooLong
        case saidTooMuch
        case wasKilled
    }

    /// Its path.
    let path: String
    /// How long it may take.
    var time = Duration.seconds(20)
    /// How many bytes it may say.
    var most = 65_536

    /// The program of a name in one of the folders of PATH; nil when there is none.
    init?(named name: String) {
        let folders = getenv("PATH").map { String(cString: $0) } ?? ""
        // An empty part of PATH would be the folder that forno runs in.
        let paths: [String] = folders.split(separator: ":").map { "\($0)/\(name)" }
        guard let found = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
        path = found
    }

    /// Runs it with arguments, the file of a descriptor as its input, and `variables` beside what programs need of the
    /// environment. What it complains of is dropped.
    func run(
        _ arguments: [String], input: Int32, variables: [String]
    ) throws(FileFailure) -> (output: [UInt8], end: End) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileFailure("run", path, code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process: pid_t
        do {
            defer { close(ends[1]) }
            process = try start(arguments, input: input, output: ends[1], variables)
        } catch {
            close(ends[0])
            throw error
        }
        defer { close(ends[0]) }
        let (output, problem) = listen(to: ends[0])
        if problem != nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let hasExited = status & 0x7F == 0
        return (output, problem ?? (hasExited ? .code(status >> 8 & 0xFF) : .wasKilled))
    }

    /// What it says until it ends, or until it has been enough of it.
    private func listen(to pipe: Int32) -> (output: [UInt8], problem: End?) {
        let deadline = ContinuousClock.now + time
        var output: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let left = deadline - .now
            guard left > .zero else { return (output, .tookTooLong) }
            var wait = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            guard poll(&wait, 1, Int32(clamping: milliseconds + 1)) > 0 else { continue }
            let count = read(pipe, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return (output, nil) }
            output += part[..<count]
            guard output.count <= most else { return (output, .saidTooMuch) }
        }
    }

    private func start(
        _ arguments: [String], input: Int32, output: Int32, _ variables: [String]
    ) throws(FileFailure) -> pid_t {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let surroundings = (Self.environment + variables).map { strdup($0) } + [nil]
        defer { for text in words + surroundings { free(text) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, words, surroundings)
        guard code == 0 else { throw FileFailure("run", path, code: code) }
        return process
    }

    private static var environment: [String] {
        ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH"].compactMap { (name: String) -> String? in
            getenv(name).map { "\(name)=\(String(cString: $0))" }
        }
    }
}
