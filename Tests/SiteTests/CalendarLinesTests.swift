import Foundation
import Testing

@testable import Site

/// The lines of a calendar: RFC 5545, 3.1.
@Suite struct CalendarLinesTests {
    private func folded(_ text: String) -> String {
        String(decoding: CalendarLines.folded(Array(text.utf8)), as: UTF8.self)
    }

    @Test func endsLinesWithBothMarks() {
        #expect(folded("BEGIN:VCALENDAR\n\nEND:VCALENDAR\n") == "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
    }

    @Test func foldsWhatIsLongerThanALine() {
        #expect(folded(String(repeating: "a", count: 75)) == String(repeating: "a", count: 75) + "\r\n")
        let long = folded(String(repeating: "a", count: 150))
        #expect(long.components(separatedBy: "\r\n").map(\.utf8.count) == [75, 75, 2, 0])
    }

    @Test(arguments: ["è", "木", "🍕", "e\u{301}"], Array(70...80))
    func losesNothingAndCutsNoCharacter(letter: String, start: Int) {
        let text = String(repeating: "a", count: start) + String(repeating: letter, count: 90)
        let bytes = CalendarLines.folded(Array(text.utf8))
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.dropLast() }
        #expect(lines.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil })
        #expect(lines.dropFirst().allSatisfy { $0.first == UInt8(ascii: " ") })
        #expect(Array(lines[0] + lines.dropFirst().flatMap { $0.dropFirst() }) == Array(text.utf8))
    }
}
