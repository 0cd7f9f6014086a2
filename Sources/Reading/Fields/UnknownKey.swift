import Diagnostics

/// What to do about a key that nothing reads.
enum UnknownKey {
    static func fix(for key: String, among known: [String]) -> String {
        NearestName.find(key, in: known).map { "did you mean `\($0)`?" }
            ?? "remove it, or see Documentation/Formats.md"
    }
}
