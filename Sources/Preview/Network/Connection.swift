#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One connection of a browser: what it sent, and what it is still to be sent.
final class Connection {
    /// What the connection is doing, which decides how long it may take.
    enum Phase {
        /// Waiting for a request, or for the rest of one.
        case listening
        /// Being sent the events of a page.
        case streaming(EventStream)
        /// Done but for what is still to be sent; what comes in is thrown away.
        case ending
    }

    /// How long a stream may be silent before a sign of life is sent.
    private static let pulse = Duration.seconds(15)

    let descriptor: Int32
    /// How long a connection may stay silent, take to send a request, or leave an answer lying.
    private let patience: Duration
    var phase = Phase.listening
    /// The bytes received and not yet answered.
    var input: [UInt8] = []
    private var output: ArraySlice<UInt8> = []
    private(set) var isClosed = false
    /// When the connection has taken too long, or a stream needs a sign of life.
    private(set) var deadline: ContinuousClock.Instant

    init(_ descriptor: Int32, patience: Duration) {
        self.descriptor = descriptor
        self.patience = patience
        deadline = .now + patience
    }

    deinit { _ = systemClose(descriptor) }

    /// What to wait for, as `poll` writes it: room to send while there is something to send, else something to receive.
    var wanted: Int16 { Int16(output.isEmpty ? POLLIN : POLLOUT) }

    /// Whether all that was to be sent is sent.
    var hasSentAll: Bool { output.isEmpty }

    /// Takes in what has come; the connection is closed when the other side is done.
    func receive() {
        guard let bytes = SocketCall.receive(descriptor) else { return }
        if bytes.isEmpty {
            isClosed = true
        } else if case .listening = phase {
            // The time for a request runs from its first byte.
            if input.isEmpty { deadline = .now + patience }
            input += bytes
        }
    }

    /// Sends bytes after those that wait.
    func send(_ bytes: [UInt8]) {
        output = output.isEmpty ? bytes[...] : output + bytes
        flush()
    }

    /// Sends as much as the system takes.
    func flush() {
        guard !output.isEmpty else { return }
        guard let count = SocketCall.send(output, to: descriptor) else {
            isClosed = true
            return
        }
        output = output.dropFirst(count)
        if case .streaming = phase {
            deadline = .now + Self.pulse
        } else if count > 0 {
            deadline = .now + patience
        }
        if case .ending = phase, output.isEmpty { finishSending() }
    }

    /// Ends the connection once everything is sent.
    func end() {
        phase = .ending
        input = []
        if output.isEmpty { finishSending() }
    }

    /// Closes a connection that has taken too long; sends a sign of life on a stream that takes what is sent.
    func passDeadline() {
        guard case .streaming = phase, output.isEmpty else {
            isClosed = true
            return
        }
        send(Array(":\n\n".utf8))
    }

    /// Says that nothing follows, and gives the other side a moment to read it: closing at once, with bytes that were
    /// not read, would take the answer back.
    private func finishSending() {
        shutdown(descriptor, Int32(SHUT_WR))
        deadline = .now + .seconds(1)
    }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
