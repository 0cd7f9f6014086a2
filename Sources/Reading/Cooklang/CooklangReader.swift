import Diagnostics
import Kitchen

/// Reads recipes in Cooklang (specification and conventions of cooklang.org).
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let bytes = Array("Fry @onion{1}(chopped) in @oil{2%tbsp} for ~{10%minutes}.".utf8)
/// let recipe = CooklangReader.read(bytes, file: "content/recipes/onions.cook", diagnostics: &diagnostics)
/// recipe.ingredients[1].quantity?.quantity(in: .english)  // 2 tablespoons
/// ```
///
/// A step is a paragraph; its lines are joined with spaces, and a backslash at the end of one breaks the line. A mark that
/// does not complete (`@ salt`, `{` without `}`) is text, as the specification has it; braces and comments that never close
/// are reported as `cooklang-syntax`. Cost: linear in the bytes for ordinary files.
public enum CooklangReader {
    /// The recipe in a file, as far as it can be read; nothing of its text is left out but comments.
    ///
    /// `file` is the path for the diagnostics. Bytes that are no UTF-8 are reported and replaced by U+FFFD.
    public static func read(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> CooklangRecipe {
        read(bytes, file: file, linesAreSteps: false, diagnostics: &diagnostics)
    }

    /// A menu (`.menu`), whose lines are steps each.
    static func read(menu bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> CooklangRecipe {
        read(bytes, file: file, linesAreSteps: true, diagnostics: &diagnostics)
    }

    private static func read(
        _ bytes: [UInt8], file: String, linesAreSteps: Bool, diagnostics: inout DiagnosticList
    ) -> CooklangRecipe {
        let text = String(decoding: bytes, as: UTF8.self)
        if String(validating: bytes, as: UTF8.self) == nil {
            diagnostics.report(
                .notUTF8, "the file is not valid UTF-8", at: SourceLocation(file: file), fix: "save it as UTF-8")
        }
        var scan = CooklangScan(file: file, linesAreSteps: linesAreSteps, diagnostics: diagnostics)
        let body = scan.readFrontMatter(bytes, Self.scalars(of: text))
        let source = CooklangSource(body, file: file, diagnostics: &scan.diagnostics)
        for line in source.lines { scan.read(line) }
        scan.endBlock()
        diagnostics = scan.diagnostics
        return scan.recipe
    }

    /// The scalars with their places, all line endings as one newline, without a byte order mark.
    private static func scalars(of text: String) -> [CooklangScalar] {
        var scalars: [CooklangScalar] = []
        scalars.reserveCapacity(text.utf8.count)
        var (line, column) = (1, 1)
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            if scalar == "\u{FEFF}", last == nil { continue }
            if scalar == "\n", last == "\r" { continue }
            let isNewline = scalar == "\n" || scalar == "\r"
            scalars.append(CooklangScalar(scalar: isNewline ? "\n" : scalar, line: line, column: column))
            (line, column) = isNewline ? (line + 1, 1) : (line, column + 1)
        }
        return scalars
    }
}
