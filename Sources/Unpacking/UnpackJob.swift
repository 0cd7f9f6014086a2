import Helpers

/// What `forno-unpack` is asked: one message `unpack`, with the limits (files, bytes of a file, bytes of all, times larger
/// than the archive, depth) and the archive.
package struct UnpackJob: Hashable, Sendable {
    package var limits: UnpackLimits
    package var archive: [UInt8]

    package init(_ archive: [UInt8], limits: UnpackLimits) { (self.archive, self.limits) = (archive, limits) }

    /// The message of the job.
    package var message: HelperMessage {
        let numbers = [limits.entries, limits.entryBytes, limits.allBytes, limits.ratio, limits.depth]
        return HelperMessage("unpack", fields: numbers.map { Array(String($0).utf8) } + [archive])
    }

    /// The job that some messages are; nil when they are none.
    package init?(_ messages: [HelperMessage]) {
        guard messages.count == 1, messages[0].name == "unpack", messages[0].fields.count == 6 else { return nil }
        let numbers = (0...4).compactMap(messages[0].number)
        guard numbers.count == 5, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        limits = UnpackLimits()
        (limits.entries, limits.entryBytes, limits.allBytes) = (numbers[0], numbers[1], numbers[2])
        (limits.ratio, limits.depth) = (numbers[3], numbers[4])
        archive = messages[0].fields[5]
    }
}
