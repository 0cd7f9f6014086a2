import Diagnostics
import Kitchen

/// Reads `content/config/aisle.conf` of CookCLI: an aisle in brackets, and below it a food on each line, its other names behind
/// bars.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let bytes = Array("[produce]\napples|apple\n".utf8)
/// AisleReader.read(bytes, diagnostics: &diagnostics).foods[0].aisle    // "produce"
/// ```
public struct AisleReader {
    /// The file, in the site.
    public static let file = "content/config/aisle.conf"

    private let file: String
    private var result = AisleFoods()
    private var aisle: String?
    /// The aisle of each name, folded; empty for one above all aisles.
    private var places: [String: String] = [:]
    private var diagnostics = DiagnosticList()

    /// The aisles and their foods. Cost: linear in the bytes.
    ///
    /// Reports `not-utf8`, `conf-syntax` for a bracket that is never closed, and `duplicate-name` for a food that stands in an
    /// aisle already, which is left out.
    public static func read(_ bytes: [UInt8], file: String = file, diagnostics: inout DiagnosticList) -> AisleFoods {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return AisleFoods() }
        var reader = AisleReader(file: file)
        let text = String(decoding: bytes.dropFirst(ByteOrderMark.length(in: bytes)), as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
        diagnostics.append(reader.diagnostics)
        return reader.result
    }

    private init(file: String) { self.file = file }

    private mutating func read(_ line: Substring, number: Int) {
        let words = Self.withoutComment(line)
        let text = String(words).trimmed
        if text.isEmpty || text.hasPrefix("#") || text.hasPrefix("--") { return }
        guard text.hasPrefix("[") else { return addFood(words, number) }
        guard text.hasSuffix("]") else {
            return diagnostics.report(
                .confSyntax, "the bracket of this aisle is never closed",
                at: location(number, words, text.unicodeScalars.count), fix: "write it as in [produce]")
        }
        let name = String(text.dropFirst().dropLast()).trimmed
        aisle = name.isEmpty ? nil : name
        if let aisle, !result.aisles.contains(aisle) { result.aisles.append(aisle) }
    }

    /// A line up to the two slashes that begin a comment.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let start = line.firstRange(of: "//")?.lowerBound else { return line }
        return line[..<start]
    }

    /// The food of a line, by the first of its names that no food has yet.
    private mutating func addFood(_ line: Substring, _ number: Int) {
        var food: Grocery?
        for part in line.split(separator: "|") {
            let name = String(part).trimmed
            guard !name.isEmpty else { continue }
            let place = location(number, part, name.unicodeScalars.count)
            let key = FoodName.folded(name)
            if let other = places[key] {
                // Singular and plural of one line may be the same word.
                if other != aisle ?? "" || food == nil { reportTwice(name, other, at: place) }
            } else if food == nil {
                food = Grocery(name: name, location: place)
                food?.aisle = aisle
            } else {
                food?.aliases.append(name)
            }
            places[key] = places[key] ?? aisle ?? ""
        }
        if let food { result.foods.append(food) }
    }

    private mutating func reportTwice(_ name: String, _ aisle: String, at place: SourceLocation) {
        let there = aisle.isEmpty ? "above all aisles" : "in the aisle \"\(aisle)\""
        diagnostics.report(
            Diagnostic(
                .duplicateName, "\"\(name)\" stands \(there) already", at: place, severity: .warning,
                notes: ["it is left out here"], fix: "keep it in one aisle"))
    }

    /// The place of the words of a part of a line.
    private func location(_ number: Int, _ part: Substring, _ length: Int) -> SourceLocation {
        let start = part.firstIndex { !$0.isWhitespace } ?? part.startIndex
        let base = part.base
        let lineStart = base[..<start].lastIndex { $0.isNewline }.map { base.index(after: $0) } ?? base.startIndex
        let column = base.unicodeScalars.distance(from: lineStart, to: start) + 1
        return SourceLocation(file: file, span: SourceSpan(line: number, column: column, length: length))
    }
}
