import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One conversation with another program: what it is sent goes out, what it writes comes in, until all that is wanted has come or time
/// is up.
///
/// ```
/// let path: String
/// let job: [UInt8]
/// let program = try HelperProcess(path: path)
/// let (output, end) = HelperExchange.output(of: program, sending: job, most: 65_536, within: .seconds(20))
/// ```
package struct HelperExchange {
    /// How a conversation ended.
    package enum End: Hashable {
        /// All that was wanted came.
        case complete
        /// The program closed its end before that: with the code that it ended with, nil where it was killed, and the first line of
        /// what it, or the system's loader, said.
        case ended(code: Int32?, saying: String)
        /// The time was over.
        case hung
        /// What came is no answer, or too much.
        case garbled
    }

    /// What came is no answer: the program is not the one that belongs to this one.
    package struct MalformedResponse: Error {
        package init() {}
    }

    /// How long a program that has closed what it writes may take to end.
    private static let grace = Duration.seconds(2)

    private var unsent: ArraySlice<UInt8>
    private var said: [UInt8] = []
    private let deadline: ContinuousClock.Instant

    private init(sending job: [UInt8], within time: Duration) {
        unsent = job[...]
        deadline = .now + time
    }

    /// Sends messages to a helper, and gives each that it answers to `take`, which says whether all that is wanted is there.
    package static func answers(
        of helper: consuming HelperProcess, to job: [HelperMessage], longestBody: Int, within time: Duration,
        take: (HelperMessage) throws(MalformedResponse) -> Bool
    ) -> End {
        var exchange = HelperExchange(sending: job.flatMap(\.bytes), within: time)
        var reader = HelperMessageReader(longestBody: longestBody)
        return exchange.run(with: helper) { bytes throws(MalformedResponse) in
            reader.append(bytes)
            while let message = try reader.next() {
                if try take(message) { return true }
            }
            return false
        }
    }

    /// Sends bytes to a program, and gives what it writes until it ends: `most` bytes, or else it is garbled.
    package static func output(
        of program: consuming HelperProcess, sending input: [UInt8] = [], most: Int, within time: Duration
    ) -> (output: [UInt8], end: End) {
        var exchange = HelperExchange(sending: input, within: time)
        var output: [UInt8] = []
        let end = exchange.run(with: program) { bytes throws(MalformedResponse) in
            guard output.count + bytes.count <= most else { throw MalformedResponse() }
            output += bytes
            return false
        }
        return (output, end)
    }

    /// Runs the conversation to its end, and that of the program. `take` is given bytes as they come.
    private mutating func run(
        with helper: consuming HelperProcess, take: ([UInt8]) throws(MalformedResponse) -> Bool
    ) -> End {
        if unsent.isEmpty { shutdown(helper.channel, Int32(SHUT_WR)) }
        var (isOpen, hasErrors) = (true, true)
        while isOpen || hasErrors {
            let left = deadline - .now
            guard left > .zero else { return .hung }
            var waits = [
                pollfd(fd: isOpen ? helper.channel : -1, events: wanted, revents: 0),
                pollfd(fd: hasErrors ? helper.complaints : -1, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&waits, 2, Int32(clamping: left.milliseconds)) < 0 { continue }
            if waits[0].revents & Int16(POLLOUT) != 0 { hand(to: helper.channel) }
            if waits[0].revents & readable != 0, let bytes = Self.read(helper.channel) {
                isOpen = !bytes.isEmpty
                do throws(MalformedResponse) {
                    if try take(bytes) { return .complete }
                } catch {
                    return .garbled
                }
            }
            if waits[1].revents & readable != 0 { hasErrors = listen(to: helper.complaints) }
        }
        return .ended(code: helper.exitCode(by: min(deadline, .now + Self.grace)), saying: saying)
    }

    private var wanted: Int16 { Int16(unsent.isEmpty ? POLLIN : POLLIN | POLLOUT) }
    private var readable: Int16 { Int16(POLLIN | POLLHUP | POLLERR) }

    private mutating func hand(to channel: Int32) {
        #if os(Linux)
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        #else
            let flags = MSG_DONTWAIT
        #endif
        let count = unsent.withUnsafeBytes { send(channel, $0.baseAddress, $0.count, flags) }
        if count > 0 {
            unsent.removeFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
            // The helper is gone; the end of what it wrote, which is read next, tells that.
            unsent = []
        }
        if unsent.isEmpty { shutdown(channel, Int32(SHUT_WR)) }
    }

    /// Keeps the first of what the helper says; false at the end.
    private mutating func listen(to complaints: Int32) -> Bool {
        guard let bytes = Self.read(complaints) else { return true }
        said += bytes.prefix(max(0, 4096 - said.count))
        return !bytes.isEmpty
    }

    /// The bytes that are there, none at the end; nil when the call was interrupted.
    private static func read(_ descriptor: Int32) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
            count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            filled = max(0, count)
        }
        // A reset connection is an end like any other; only an interruption is not.
        return count < 0 && errno == EINTR ? nil : bytes
    }

    private var saying: String {
        let line = said.split(separator: UInt8(ascii: "\n")).first ?? []
        return VisibleText.blanked(String(decoding: line, as: UTF8.self))
    }
}

extension HelperExchange.End {
    /// Whether a program ended by itself and without an error.
    package var isSuccess: Bool {
        if case .ended(code: 0?, _) = self { true } else { false }
    }

    /// Why a helper gave no answer, or not all of them, as a clause that begins with its name.
    package func reason(_ name: String) -> String {
        switch self {
        case .complete: "\(name) gave no answer"
        case .ended(_, saying: ""): "\(name) ended early"
        case .ended(_, let saying): "\(name) ended early: \(saying)"
        case .hung: "\(name) did not answer in time"
        case .garbled: "\(name) answered what this version of forno does not understand"
        }
    }
}
