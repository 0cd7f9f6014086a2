import Diagnostics
import Text

/// A scalar of a Cooklang file and where it stands.
struct CooklangScalar {
    var scalar: Unicode.Scalar
    var line: Int
    var column: Int

    var isSpace: Bool { scalar.properties.isWhitespace }
}

/// The lines of a Cooklang file behind its front matter, without comments.
///
/// A comment is `--` to the end of its line, but not a longer run of dashes, and `[-` to `-]`, also over lines. A line with
/// nothing but comments is gone; it does not end a step.
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
        case "-" where scalar(1) == "-" && scalar(2) != "-" && scalar(-1) != "-": skipLineComment()
        case "[" where scalar(1) == "-" && !hasUnclosed: skipBlockComment(file, &diagnostics)
        default: keep()
        }
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
