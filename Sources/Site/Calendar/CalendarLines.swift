/// The lines of an iCalendar file (RFC 5545, 3.1): ended by CR and LF, and folded so that none has more than 75 octets.
enum CalendarLines {
    /// The same lines as a calendar has them; lines end with LF before, and empty ones are left out.
    static func folded(_ bytes: [UInt8]) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(bytes.count * 9 / 8)
        for line in bytes.split(separator: UInt8(ascii: "\n")) { append(line, to: &folded) }
        return folded
    }

    private static func append(_ line: ArraySlice<UInt8>, to folded: inout [UInt8]) {
        var rest = line
        // A line that goes on begins with a space, which counts.
        var room = 75
        while rest.count > room {
            let cut = place(notAfter: room, in: rest)
            folded += rest[..<cut] + [13, 10, UInt8(ascii: " ")]
            rest = rest[cut...]
            room = 74
        }
        folded += rest + [13, 10]
    }

    /// Where to fold: behind at most `room` octets, and not within a character.
    private static func place(notAfter room: Int, in line: ArraySlice<UInt8>) -> Int {
        var cut = line.startIndex + room
        while cut > line.startIndex + 1, line[cut] & 0xC0 == 0x80 { cut -= 1 }
        return cut
    }
}
