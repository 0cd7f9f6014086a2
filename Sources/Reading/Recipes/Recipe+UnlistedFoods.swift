import Diagnostics
import Kitchen
import Text

extension Recipe {
    /// Notes what the text names besides the ingredients, once, where that is why nothing can be claimed of what is in the
    /// dish: the first place of it in the bytes of the recipe's file, and what else there is.
    ///
    /// What can be claimed has to be worked out before.
    public func reportUnlistedFoods(in bytes: [UInt8], diagnostics: inout DiagnosticList) {
        guard let unlisted = diet?.unlisted, let first = unlisted.first else { return }
        var seen: Set<String> = [first.name.lowercased()]
        let others = unlisted.map(\.name).filter { seen.insert($0.lowercased()).inserted }
        diagnostics.report(
            .unlistedFood, "\"\(first.name)\" is not among the ingredients: diet and allergens are not known",
            at: SourceLocation(file: summary.source, span: span(of: first, in: bytes)),
            notes: others.isEmpty ? [] : ["nor is \(others.map { "\"\($0)\"" }.joined(separator: ", "))"],
            fix: first.isFood ? "list it, or write it otherwise" : "write each ingredient as a line of their list",
            basis: [Groceries.file, Settings.file])
    }

    /// Where some words of the text stand in its file, behind its front matter; nil where the file has them otherwise.
    private func span(of food: UnlistedFood, in bytes: [UInt8]) -> SourceSpan? {
        guard let range = food.range else { return nil }
        var known = DiagnosticList()
        let body = FrontMatter.split(bytes, file: summary.source, diagnostics: &known).body
        // With the words before them, which tell them from the same ones elsewhere.
        let starts = [32, 16, 8, 0].lazy.map { max(0, range.lowerBound - $0) }
        let ends = starts.compactMap { self.end(of: $0..<range.upperBound, in: bytes[body]) }
        guard let end = ends.first.map({ body.lowerBound + $0 }) else { return nil }
        var lines = LineTracker()
        return lines.span(end - range.count, end, in: bytes)
    }

    /// Where bytes of the text end in a part of a file that has them, from its start.
    private func end(of range: Range<Int>, in part: ArraySlice<UInt8>) -> Int? {
        part.withUnsafeBufferPointer { part in
            text.bytes.withUnsafeBufferPointer { part.search(for: UnsafeBufferPointer(rebasing: $0[range])) }
        }.map { $0 + range.count }
    }
}
