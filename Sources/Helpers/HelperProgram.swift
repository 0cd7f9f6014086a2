#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A helper as it sees itself: its job comes on standard input, its answers go to standard output.
package struct HelperProgram: Sendable {
    private let name: String

    /// The helper of a name.
    package init(_ name: String) { self.name = name }

    /// The messages of the job, when all has come; none when they are not whole.
    package func job() -> [HelperMessage] {
        var reader = HelperMessageReader(longestBody: .max)
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(0, &chunk, chunk.count)
            if count > 0 { reader.append(chunk[..<count]) } else if count == 0 || errno != EINTR { break }
        }
        var messages: [HelperMessage] = []
        while let message = try? reader.next() { messages.append(message) }  // What is garbled is no job.
        return reader.isAtEnd ? messages : []
    }

    /// Writes an answer whole; when nobody reads it any more, the work is over.
    package func answer(_ message: HelperMessage) {
        var rest = message.bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) } else if errno != EINTR { exit(2) }
        }
    }

    /// Says why there is nothing to be done, and ends with a code.
    package func end(_ code: Int32, _ reason: String) -> Never {
        let line = Array("\(name): \(reason)\n".utf8)
        _ = write(2, line, line.count)
        exit(code)
    }
}
