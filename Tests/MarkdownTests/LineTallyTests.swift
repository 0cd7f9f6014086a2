import Testing

@testable import Markdown

/// Compares the tallies of lines with those of a plain reading, byte by byte, of random texts.
@Suite struct LineTallyTests {
    private struct Tally: Equatable {
        var range = 0..<0
        var next = 0
        var pipes = 0
        var ats = 0
        var imageOpeners = 0
        var closers = 0
        var addressCost = 0
        var hasDefinition = false
        var isBlank = true
        var isDelimiterRow = false

        init(_ tally: LineTally) {
            (range, next) = (tally.start..<tally.end, tally.nextLine)
            (pipes, ats, imageOpeners) = (tally.pipes, tally.ats, tally.imageOpeners)
            (closers, addressCost, hasDefinition) = (tally.closers, tally.addressCost, tally.hasDefinition)
            (isBlank, isDelimiterRow) = (tally.isBlank, tally.isDelimiterRow)
        }

        /// The line of `text` that begins at `start`, read as simply as can be.
        init(plainly text: [UInt8], from start: Int) {
            let end = text[start...].firstIndex { $0 == 10 || $0 == 13 } ?? text.count
            let line = Array(text[start..<end])
            range = start..<end
            let isPair = end + 1 < text.count && text[end] == 13 && text[end + 1] == 10
            next = min(text.count, end + (isPair ? 2 : 1))
            ats = line.count { $0 == UInt8(ascii: "@") }
            closers = line.count { $0 == UInt8(ascii: "]") }
            pipes = line.indices.count { line[$0] == UInt8(ascii: "|") && !line[..<$0].ends(in: "\\") }
            imageOpeners = line.indices.count { line[$0...].starts(with: "[".utf8) && line[..<$0].ends(in: "!") }
            hasDefinition = line.indices.contains { line[$0...].starts(with: "]:".utf8) }
            isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
            let rowBytes = Array("|->: \t\u{0B}\u{0C}".utf8)
            isDelimiterRow =
                line.contains(UInt8(ascii: "-")) && line.allSatisfy(rowBytes.contains)
                && (pipes > 0 || line.contains(UInt8(ascii: ":")))
            addressCost = Self.addressCost(of: text, in: range)
        }

        private static func addressCost(of text: [UInt8], in line: Range<Int>) -> Int {
            text[line].split { $0 == 0x20 || 0x09...0x0D ~= $0 }.reduce(0) { cost, word in
                let holdsOne = word.indices.contains { index in
                    text[index..<word.endIndex].starts(with: "://".utf8)
                        || text[index..<word.endIndex].starts(with: "www.".utf8)
                }
                return holdsOne ? cost + word.count * word.count : cost
            }
        }
    }

    @Test func aTallyIsThatOfAPlainReading() {
        var random = Seeded(seed: 7)
        let pieces =
            ["a", "b c", " ", "\n", "\r\n", "\r", "\t", "\u{0B}", "|", "\\|", "-", ":", "]:", "![", "[", "]", ".", "@"]
            + ["www.", "http://", "w", "/", ">", "é", "0", "---|", "\0"]
        for _ in 0..<5000 {
            let count = Int.random(in: 0..<40, using: &random)
            let text = (0..<count).flatMap { _ in pieces[Int.random(in: pieces.indices, using: &random)].utf8 }
            #expect(
                tallies(of: text) == plainTallies(of: text), "\(String(decoding: text, as: UTF8.self).debugDescription)"
            )
        }
    }

    private func tallies(of text: [UInt8]) -> [Tally] {
        text.withUnsafeBufferPointer { bytes in
            LineTally.specialBytes.withUnsafeBufferPointer { isSpecial in
                var found: [Tally] = []
                while (found.last?.next ?? 0) < bytes.count {
                    var tally = LineTally(bytes, isSpecial: isSpecial, from: found.last?.next ?? 0)
                    tally.read()
                    found.append(Tally(tally))
                }
                return found
            }
        }
    }

    private func plainTallies(of text: [UInt8]) -> [Tally] {
        var found: [Tally] = []
        while (found.last?.next ?? 0) < text.count {
            found.append(Tally(plainly: text, from: found.last?.next ?? 0))
        }
        return found
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(in text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
