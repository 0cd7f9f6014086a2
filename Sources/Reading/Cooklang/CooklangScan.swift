import Diagnostics
import Text

/// Gathers the recipe from the lines of a file, one after the other.
struct CooklangScan {
    let file: String
    var diagnostics: DiagnosticList
    var recipe = CooklangRecipe()
    /// Whether each line is a step of its own, as in a menu, and not each paragraph.
    private let linesAreSteps: Bool
    private var paragraph = Paragraph.none
    /// The scalars of the paragraph so far.
    private var content: [CooklangScalar] = []

    /// The kind of block that is being read.
    private enum Paragraph {
        case none, step, note
    }

    init(file: String, linesAreSteps: Bool = false, diagnostics: DiagnosticList) {
        self.file = file
        self.linesAreSteps = linesAreSteps
        self.diagnostics = diagnostics
    }

    /// One line: a heading, metadata, a note, a line of a step, or the blank between.
    mutating func read(_ line: [CooklangScalar]) {
        if linesAreSteps { endBlock() }
        let content = line.drop { $0.isSpace }
        guard let first = content.first else { return endBlock() }
        let second = content.dropFirst().first?.scalar
        switch first.scalar {
        case "=":
            endBlock()
            readHeading(content)
        case ">" where second == ">":
            endBlock()
            readMetadata(content.dropFirst(2))
        case ">":
            extend(.note, content.dropFirst().drop { $0.isSpace }, joint: " ")
        default:
            if paragraph == .note { return extend(.note, content, joint: " ") }
            extend(.step, content, joint: "\n")
        }
    }

    /// Adds a line to the paragraph, or starts one.
    private mutating func extend(_ kind: Paragraph, _ line: ArraySlice<CooklangScalar>, joint: Unicode.Scalar) {
        if paragraph != kind { endBlock() }
        if let last = content.last {
            content.append(CooklangScalar(scalar: joint, line: last.line, column: last.column + 1))
        }
        paragraph = kind
        content += line
    }

    /// Ends the paragraph, if there is one, and adds it to the section.
    mutating func endBlock() {
        defer { (paragraph, content) = (.none, []) }
        guard let start = content.first else { return }
        guard paragraph == .step else {
            return add(.note(CooklangEscape.shown(content.text.trimmed), Self.span(start)), at: start)
        }
        for step in CooklangLines.steps(of: content, isOldForm: !recipe.metadata.isEmpty && recipe.frontMatter == nil) {
            addStep(step)
        }
    }

    private mutating func addStep(_ content: ArraySlice<CooklangScalar>) {
        guard let start = content.first else { return }
        var step = CooklangStepScan(Array(content), file: file)
        step.read()
        diagnostics.append(step.diagnostics)
        if !step.items.isEmpty { add(.step(CooklangStep(items: step.items, span: Self.span(start))), at: start) }
    }

    private mutating func add(_ block: CooklangBlock, at start: CooklangScalar) {
        if recipe.sections.isEmpty { recipe.sections.append(CooklangSection(name: nil, span: Self.span(start))) }
        recipe.sections[recipe.sections.count - 1].blocks.append(block)
    }

    /// `== Dough ==`; the signs behind the name and the name itself can be missing.
    private mutating func readHeading(_ line: ArraySlice<CooklangScalar>) {
        guard let first = line.first else { return }
        let name = line.text.trimmed.drop { $0 == "=" }.reversed().drop { $0 == "=" }.reversed()
        let trimmed = CooklangEscape.shown(String(name).trimmed)
        let span = SourceSpan(line: first.line, column: first.column, length: line.count)
        recipe.sections.append(CooklangSection(name: trimmed.isEmpty ? nil : trimmed, span: span))
    }

    private mutating func readMetadata(_ line: ArraySlice<CooklangScalar>) {
        let content = line.drop { $0.isSpace }
        guard let first = content.first, let colon = content.firstIndex(where: { $0.scalar == ":" }) else {
            return reportMetadata(line)
        }
        let key = content[..<colon].text.trimmed
        guard !key.isEmpty else { return reportMetadata(line) }
        let value = CooklangEscape.shown(content[(colon + 1)...].text.trimmed, behind: "\\")
        let span = SourceSpan(line: first.line, column: first.column, length: key.unicodeScalars.count)
        recipe.metadata.append(CooklangMetadata(key: key, value: value, span: span))
    }

    private mutating func reportMetadata(_ line: ArraySlice<CooklangScalar>) {
        let place = line.first.map { SourceLocation(file: file, span: Self.span($0)) } ?? SourceLocation(file: file)
        diagnostics.report(
            .cooklangSyntax, "metadata without a key is left out: \"\(line.text.trimmed)\"", at: place,
            fix: "write it as \">> key: value\"")
    }

    static func span(_ scalar: CooklangScalar) -> SourceSpan {
        SourceSpan(line: scalar.line, column: scalar.column)
    }
}

extension CooklangScan {
    /// Takes the front matter off: from `---` on the first line to the next line of just that.
    mutating func readFrontMatter(_ bytes: [UInt8], _ scalars: [CooklangScalar]) -> [CooklangScalar] {
        let lines = scalars.split(omittingEmptySubsequences: false) { $0.scalar == "\n" }
        guard let first = lines.first, first.text.trimmed == "---" else { return scalars }
        guard let end = lines.dropFirst().firstIndex(where: { $0.text.trimmed == "---" }) else {
            diagnostics.report(
                .unclosedFrontMatter, "the front matter is never closed and is shown as text",
                at: SourceLocation(file: file, span: SourceSpan(line: 1, column: 1, length: 3)),
                fix: "end it with a line \"---\"")
            return scalars
        }
        recipe.frontMatter = Self.place(bytes, lines: end)
        for line in lines[1..<end]
        where line.first.map({ !$0.isSpace && $0.scalar != "#" && $0.scalar != "-" }) ?? false {
            if line.contains(where: { $0.scalar == ":" }) { readMetadata(line) }
        }
        return Array(scalars[lines[end].endIndex...].dropFirst())
    }

    /// The bytes of lines 2 to `lines`.
    private static func place(_ bytes: [UInt8], lines: Int) -> CooklangRecipe.FrontMatterText {
        var starts = [0]
        for index in bytes.indices where starts.count <= lines {
            let isReturn = bytes[index] == UInt8(ascii: "\r") && bytes.dropFirst(index + 1).first != UInt8(ascii: "\n")
            if bytes[index] == UInt8(ascii: "\n") || isReturn { starts.append(index + 1) }
        }
        let (start, end) = (starts.count > 1 ? starts[1] : 0, starts.last ?? 0)
        return CooklangRecipe.FrontMatterText(bytes: start..<max(start, end), firstLine: 2)
    }
}

extension Sequence<CooklangScalar> {
    /// The scalars as text.
    var text: String {
        var text = String.UnicodeScalarView()
        for scalar in self { text.append(scalar.scalar) }
        return String(text)
    }
}
