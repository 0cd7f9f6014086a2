/// Parts a paragraph of a Cooklang file into its steps.
///
/// A paragraph is one step. Before that was so each line was one, and files of that time, which say what they are by
/// `>> key: value`, still have a step on each line.
enum CooklangLines {
    /// The steps of a paragraph: its lines in a file of the old form, but where they are those of a text that is wrapped.
    static func steps(of paragraph: [CooklangScalar], isOldForm: Bool) -> [ArraySlice<CooklangScalar>] {
        guard isOldForm else { return [paragraph[...]] }
        let lines = paragraph.split { $0.scalar == "\n" }
        return areWrapped(lines) ? [paragraph[...]] : lines
    }

    /// Whether lines are as long as those that an editor wraps, and one goes on in the middle of a sentence; a backslash at
    /// the end of one breaks the line within a step.
    private static func areWrapped(_ lines: [ArraySlice<CooklangScalar>]) -> Bool {
        if lines.contains(where: { $0.last?.scalar == "\\" }) { return true }
        return lines.dropLast().allSatisfy { (40...120).contains($0.count) }
            && !lines.dropFirst().allSatisfy(beginsSentence)
    }

    private static func beginsSentence(_ line: ArraySlice<CooklangScalar>) -> Bool {
        guard let first = line.first?.scalar else { return false }
        return first.properties.isUppercase || first.properties.numericType != nil
    }
}
