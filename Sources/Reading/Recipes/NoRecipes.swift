import Diagnostics

extension DiagnosticList {
    /// Reports files among the recipes that are none, all in one note.
    public mutating func reportNoRecipes(_ files: [String]) {
        guard let first = files.min() else { return }
        let names = files.sorted().map { String($0.dropFirst("content/recipes/".count)) }
        let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        report(
            Diagnostic(
                .unreadFile,
                names.count == 1
                    ? "\(shown) is no recipe, and is left out"
                    : "\(names.count) files are no recipes, and are left out: \(shown)",
                at: SourceLocation(file: first), severity: .note,
                fix:
                    "give them ingredients, or a title in the front matter, to show them as recipes; move them to content/pages/ to show them as pages"
            ))
    }
}
