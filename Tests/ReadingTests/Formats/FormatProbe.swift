import Diagnostics
import Testing

@testable import Reading

/// What a reader says of a text: `line:column+length id: message`, then a line for each note, and one for the fix.
func summary(_ findings: Findings) -> String {
    findings.diagnostics.map { problem in
        let span = problem.location?.span ?? SourceSpan(line: 0, column: 0)
        let place = "\(span.line):\(span.column)+\(span.length)"
        let lines = ["\(place) \(problem.id.rawValue): \(problem.message)"] + problem.notes.map { "note: \($0)" }
        return (lines + (problem.fix.map { ["> \($0)"] } ?? [])).joined(separator: "\n")
    }.joined(separator: "\n")
}

/// A value as compact text with its places: `{a@1:2+3: "x"@1:7+3}`; plain YAML text has no quotes.
func sketch(_ value: LocatedValue?) -> String {
    guard let value else { return "nil" }
    let place = "@\(value.span.line):\(value.span.column)+\(value.span.length)"
    switch value.content {
    case .null: return "null" + place
    case .bool(let bool): return "\(bool)" + place
    case .number(let text): return "#\(text)" + place
    case .text(let text, let plain): return (plain ? text : "\"\(text)\"") + place
    case .list(let items): return "[" + items.map(sketch).joined(separator: " ") + "]" + place
    case .map(let entries):
        let inner = entries.map { entry in
            let span = entry.keySpan
            return "\(entry.key)@\(span.line):\(span.column)+\(span.length): \(sketch(entry.value))"
        }
        return "{" + inner.joined(separator: " ") + "}" + place
    }
}

/// One row of a table of readings: a text and what comes of it.
struct Reading: Sendable, CustomTestStringConvertible {
    var name: String
    var source: [UInt8]
    var expected: String

    /// The lines of what is expected.
    init(_ name: String, _ source: String, _ expected: String...) {
        self.name = name
        self.source = Array(source.utf8)
        self.expected = expected.joined(separator: "\n")
    }

    /// The same for what is not text.
    init(_ name: String, bytes: [UInt8], _ expected: String...) {
        self.name = name
        source = bytes
        self.expected = expected.joined(separator: "\n")
    }

    var testDescription: String { name }
}

/// A small generator of random numbers with a seed (xorshift64*), so that a failure can be seen again.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }

    /// `bytes` with one to four of them replaced, removed, doubled or cut off behind.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...Int.random(in: 0..<4, using: &self) where !result.isEmpty {
            let place = Int.random(in: 0..<result.count, using: &self)
            switch Int.random(in: 0..<6, using: &self) {
            case 0: result.remove(at: place)
            case 1: result.insert(result[place], at: place)
            case 2: result.removeSubrange(place...)
            case 3: result[place] = UInt8.random(in: 0...255, using: &self)
            default: result[place] = Array("\"'[]{},:;#&*!|>-\n\r\t\\ 0%@`".utf8).randomElement(using: &self) ?? 0
            }
        }
        return result
    }
}
