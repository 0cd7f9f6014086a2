import Diagnostics
import Text

/// A scalar of a Cooklang file and where it stands.
struct CooklangScalar {
    var scalar: Unicode.Scalar
    var line: Int
    var column: Int

    var isSpace: Bool { scalar.properties.isWhitespace }
}

/// Signs of Cooklang behind a backslash, which stand for themselves.
///
/// While a file is read, each is one of the scalars that Unicode keeps for such use (U+FDD0 to U+FDEF), so that no rule takes it
/// for a sign.
enum CooklangEscape {
    private static let signs = Array("@#~{}()%|=>-[]\\&+?/".unicodeScalars)
    private static let first: UInt32 = 0xFDD0

    /// What stands for a sign behind a backslash; nil for what is none.
    static func hidden(_ sign: Unicode.Scalar) -> Unicode.Scalar? {
        signs.firstIndex(of: sign).flatMap { Unicode.Scalar(first + UInt32($0)) }
    }

    /// A text with the signs that were hidden in it, each behind `mark`.
    static func shown(_ text: String, behind mark: String = "") -> String {
        guard text.unicodeScalars.contains(where: { isHidden($0) }) else { return text }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isHidden(scalar) {
                shown += mark.unicodeScalars
                shown.append(signs[Int(scalar.value - first)])
            } else {
                shown.append(scalar)
            }
        }
        return String(shown)
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= first && scalar.value - first < UInt32(signs.count)
    }
}

/// The lines of a Cooklang file behind its front matter, without comments.
///
/// A sign behind a backslash stands for itself (`\@`). A comment is `--` to the end of its line, but not a longer run of
/// dashes, and `[-` to `-]`, also over lines. A line with nothing but comments is gone; it does not end a step.
struct CooklangSource {
    /// The lines that are left, each without its line ending; a blank line is empty.
    private(set) var lines: [[CooklangScalar]] = []
    private let scalars: [CooklangScalar]
    private var position = 0
    private var line: [CooklangScalar] = []
    private var hasComment = false
    /// Whether a block comment was found that never closes; no later one does either.
    private var hasUnclosed = false

    init(_ scalars: [CooklangScalar], file: String, diagnostics: inout DiagnosticList) {
        self.scalars = scalars
        while position < scalars.count { step(file, &diagnostics) }
        endLine()
    }

    private func scalar(_ offset: Int) -> Unicode.Scalar? {
        let index = position + offset
        return scalars.indices.contains(index) ? scalars[index].scalar : nil
    }

    private mutating func step(_ file: String, _ diagnostics: inout DiagnosticList) {
        switch scalar(0) {
        case "\n":
            endLine()
            position += 1
        case "\\": keepEscaped()
        case "-" where scalar(1) == "-" && scalar(2) != "-" && scalar(-1) != "-": skipLineComment()
        case "[" where scalar(1) == "-" && !hasUnclosed: skipBlockComment(file, &diagnostics)
        default: keep()
        }
    }

    /// Keeps a backslash, or the sign behind it as one that stands for itself.
    private mutating func keepEscaped() {
        guard let hidden = scalar(1).flatMap(CooklangEscape.hidden) else { return keep() }
        line.append(CooklangScalar(scalar: hidden, line: scalars[position].line, column: scalars[position].column))
        position += 2
    }

    private mutating func keep() {
        line.append(scalars[position])
        position += 1
    }

    private mutating func endLine() {
        let isBlank = line.allSatisfy { $0.isSpace }
        if !isBlank || !hasComment { lines.append(isBlank ? [] : line) }
        line = []
        hasComment = false
    }

    private mutating func skipLineComment() {
        hasComment = true
        while let next = scalar(0), next != "\n" { position += 1 }
    }

    private mutating func skipBlockComment(_ file: String, _ diagnostics: inout DiagnosticList) {
        var end = position + 2
        while end + 1 < scalars.count, !(scalars[end].scalar == "-" && scalars[end + 1].scalar == "]") { end += 1 }
        guard end + 1 < scalars.count else {
            hasUnclosed = true
            let start = scalars[position]
            diagnostics.report(
                .cooklangSyntax, "the comment \"[-\" is never closed and is shown as text",
                at: SourceLocation(file: file, span: SourceSpan(line: start.line, column: start.column, length: 2)),
                fix: "close it with \"-]\"")
            return keep()
        }
        hasComment = true
        position = end + 2
    }
}
