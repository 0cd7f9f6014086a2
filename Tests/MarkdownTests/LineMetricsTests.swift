import TestSupport
import Testing
import Text

@testable import Markdown

/// Compares the tallies of lines with those of a plain reading, byte by byte, of random texts.
@Suite struct LineTallyTests {
    private struct Tally: Equatable {
        var range = 0..<0
        var pipes = 0
        var ats = 0
        var imageOpeners = 0
        var closers = 0
        var addressCost = 0
        var hasDefinition = false
        var isBlank = true
        var isDelimiterRow = false
        var hasBox = false

        init(_ tally: LineMetrics, _ shape: LineShape) {
            range = tally.line
            (ats, imageOpeners, hasBox) = (tally.ats, tally.imageOpeners, tally.hasBox)
            (closers, addressCost, hasDefinition) = (tally.closers, tally.addressCost, tally.hasDefinition)
            (pipes, isBlank, isDelimiterRow) = (shape.pipes, shape.isBlank, shape.isDelimiterRow)
        }

        /// The line of `text` that begins at `start`, read as simply as can be.
        init(plainly text: [UInt8], from start: Int) {
            let end = text[start...].firstIndex { $0 == 10 || $0 == 13 } ?? text.count
            let line = Array(text[start..<end])
            range = start..<end
            hasBox = line.indices.contains { start in
                ["[ ]", "[\t]", "[\u{0B}]", "[\0]", "[x]", "[X]"].contains { line[start...].starts(with: $0.utf8) }
            }
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
                return holdsOne ? cost + word.count * word.count { ":.);".utf8.contains($0) } : cost
            }
        }
    }

    @Test func aTallyIsThatOfAPlainReading() {
        for text in Self.texts {
            let tallies = Self.lines(of: text) { bytes, line in
                Tally(LineMetrics(bytes, line: line), LineShape(of: line, in: bytes, inTable: true))
            }
            let plain = Self.lines(of: text) { _, line in Tally(plainly: text, from: line.lowerBound) }
            #expect(tallies == plain, "\(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    @Test(arguments: [
        ("![a](b)", 0), ("![a", 1), ("![[a]", 1), ("[![a](b)](c)", 0), ("![![a](b)](c)", 0), ("![a `]`", 1),
        ("![a \\]", 1),
        ("![a](b) ![c", 1), ("![a](<b>)", 1), ("] ![a", 1), ("![a]]", 0),
    ])
    func imagesThatMayBeOpenAreCounted(_ line: String, _ expected: Int) {
        let open = Array(line.utf8).withUnsafeBufferPointer { LineMetrics($0, line: $0.indices).openImages }
        #expect(open == expected)
    }

    /// A line outside a table is not read to its end; what it is stays the same.
    @Test func theShapeOfALineIsThatOfAPlainReading() {
        for text in Self.texts {
            let shapes = Self.lines(of: text) { bytes, line in
                let shape = LineShape(of: line, in: bytes, inTable: false)
                return [shape.isBlank, shape.isDelimiterRow]
            }
            let plain = Self.lines(of: text) { _, line in
                let tally = Tally(plainly: text, from: line.lowerBound)
                return [tally.isBlank, tally.isDelimiterRow]
            }
            #expect(shapes == plain, "\(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    /// Every line that holds an `@`, a bracket or an address is found, and no other.
    @Test func rareMarksAreFound() {
        for text in Self.texts {
            let marks = ["@", "[", "]", "://", "www."]
            var search = text.withUnsafeBufferPointer { SpecialCharacterFinder($0) }
            let found = Self.lines(of: text) { bytes, line in
                if line.lowerBound == 0 { search = SpecialCharacterFinder(bytes) }
                return search.stand(in: line)
            }
            let plain = Self.lines(of: text) { _, line in
                marks.contains { mark in line.contains { text[$0..<line.upperBound].starts(with: mark.utf8) } }
            }
            #expect(found == plain, "\(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    /// Random texts of the marks that count, with all endings of lines.
    private static let texts: [[UInt8]] = {
        var random = Seeded(7)
        let pieces =
            ["a", "b c", " ", "\n", "\r\n", "\r", "\t", "\u{0B}", "|", "\\|", "-", ":", "]:", "![", "[", "]", ".", "@"]
            + ["www.", "http://", "w", "/", ">", "é", "0", "---|", "\0", "x", "X"]
        return (0..<5000).map { _ in
            let count = Int.random(in: 0..<40, using: &random)
            return (0..<count).flatMap { _ in pieces[Int.random(in: pieces.indices, using: &random)].utf8 }
        }
    }()

    /// What `read` gives for each line of a text, without the ending of the line.
    private static func lines<Result>(
        of text: [UInt8], _ read: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Result
    ) -> [Result] {
        text.withUnsafeBufferPointer { bytes in
            LineStarts.of(bytes).filter { $0 < bytes.count }.map { start in
                read(bytes, start..<(bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count))
            }
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(in text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
