import Diagnostics
import Kitchen

extension Recipe {
    /// Notes what the text names besides the ingredients, once, where that is why nothing can be claimed of what is in the
    /// dish: the first place of it in the bytes of the recipe's file, and what else there is.
    ///
    /// What the ingredients need that stand for other recipes has to be looked up before.
    public func reportUnlistedFoods(
        in bytes: [UInt8], against groceries: Groceries, diagnostics: inout DiagnosticList
    ) {
        guard !groceries.all.isEmpty else { return }
        let unlisted = RecipeDiet(self, groceries: groceries).unlisted
        guard let first = unlisted.first else { return }
        var seen: Set<String> = [first.name.lowercased()]
        let others = unlisted.map(\.name).filter { seen.insert($0.lowercased()).inserted }
        diagnostics.report(
            .unlistedFood, "\"\(first.name)\" is not among the ingredients: diet and allergens are not known",
            at: SourceLocation(file: summary.source, span: span(of: first, in: bytes)),
            notes: others.isEmpty ? [] : ["nor is \(others.map { "\"\($0)\"" }.joined(separator: ", "))"],
            fix: first.isFood ? "list it, or write it otherwise" : "write each ingredient as a line of their list",
            basis: ["content/groceries.csv", Settings.file])
    }

    /// Where some words of the text stand in its file; nil where the file has them otherwise.
    private func span(of food: UnlistedFood, in bytes: [UInt8]) -> SourceSpan? {
        guard let range = food.range else { return nil }
        // With the words before them, which tell them from the same ones elsewhere.
        for before in [32, 16, 8, 0] {
            let wanted = text.bytes[max(0, range.lowerBound - before)..<range.upperBound]
            guard let place = bytes.place(of: wanted) else { continue }
            var lines = LineTracker()
            let end = place + wanted.count
            return lines.span(end - range.count, end, in: bytes)
        }
        return nil
    }
}

extension [UInt8] {
    /// Where other bytes first stand in these.
    fileprivate func place(of wanted: ArraySlice<UInt8>) -> Int? {
        guard let first = wanted.first, wanted.count <= count else { return nil }
        return withUnsafeBufferPointer { bytes in
            var place = bytes.search(for: first)
            while place + wanted.count <= bytes.count {
                if bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
                place = bytes.search(for: first, from: place + 1)
            }
            return nil
        }
    }
}
