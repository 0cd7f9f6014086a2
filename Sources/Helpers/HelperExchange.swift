#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One conversation with a helper: the job goes out, what it writes comes in, until all that is wanted has come or time is up.
package struct HelperExchange {
    /// How a conversation ended.
    package enum End: Hashable {
        /// All that was wanted came.
        case complete
        /// The helper closed its end before that; with what it, or the system's loader, said.
        case died(saying: String)
        /// The time was over.
        case hung
        /// What came is no answer.
        case garbled
    }

    /// What came is no answer: the helper is not the one that belongs to this program.
    package struct MalformedResponse: Error {
        package init() {}
    }

    private var unsent: ArraySlice<UInt8>
    private var said: [UInt8] = []
    private let deadline: ContinuousClock.Instant

    package init(sending job: [UInt8], deadline: ContinuousClock.Instant) {
        unsent = job[...]
        self.deadline = deadline
    }

    /// Runs the conversation to its end. `take` is given bytes as they come, and says whether all that is wanted is there.
    package mutating func run(
        with helper: borrowing HelperProcess, take: ([UInt8]) throws(MalformedResponse) -> Bool
    ) -> End {
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
        return .died(saying: saying)
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
        return String(decoding: line, as: UTF8.self)
    }
}
