import ArgumentParser
import Diagnostics

/// One of a few words that an option takes.
protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {}

extension Choice {
    /// The choice that a text names; throws wrong usage, with the nearest one, for any other.
    @Sendable static func named(_ text: String) throws -> Self {
        if let choice = Self(rawValue: text.lowercased()) { return choice }
        let nearest = NearestName.find(text, in: words).map { "did you mean \($0)?" }
        let all = words.count == 1 ? "write \(words.joined())." : "write one of \(words.joined(separator: ", "))."
        throw ValidationError(nearest ?? all)
    }

    /// The words, for a shell to complete.
    static var completion: CompletionKind { .list(words) }

    /// The words, as help shows what the option takes.
    static var valueName: String { words.joined(separator: "|") }

    private static var words: [String] { allCases.map(\.rawValue) }
}
