/// What a person is shown of many problems: the errors first, then three of each other kind with the number of the rest,
/// 200 in all.
public struct ProblemDigest: Sendable {
    /// A problem that is shown, or how many of a kind are not.
    public enum Entry: Hashable, Sendable {
        case problem(Diagnostic)
        case more(Int, DiagnosticID)

        /// The problem that is shown.
        var problem: Diagnostic? {
            if case .problem(let diagnostic) = self { diagnostic } else { nil }
        }
    }

    /// In the order in which they are shown.
    public private(set) var entries: [Entry] = []
    private var room: Int

    /// The most problems that are shown.
    public static let most = 200
    /// The most of one kind, other than errors.
    public static let mostOfAKind = 3

    /// What is shown of these problems; all of them if it is to be whole.
    public init(_ diagnostics: DiagnosticList, isWhole: Bool = false) {
        room = isWhole ? .max : Self.most
        for severity in Severity.allCases {
            let limit = isWhole || severity == .error ? .max : Self.mostOfAKind
            add(diagnostics.filter { $0.severity == severity }, limit: limit)
        }
    }

    /// Adds problems of one severity, kind after kind in the order found.
    private mutating func add(_ problems: [Diagnostic], limit: Int) {
        guard limit < .max else { return addUnsorted(problems) }
        let kinds = Dictionary(grouping: problems, by: \.id)
        var seen = Set<DiagnosticID>()
        for id in problems.map(\.id) where seen.insert(id).inserted {
            add(kinds[id] ?? [], of: id, limit: limit)
        }
    }

    private mutating func add(_ problems: [Diagnostic], of id: DiagnosticID, limit: Int) {
        let shown = min(limit, room, problems.count)
        entries += problems.prefix(shown).map(Entry.problem)
        if problems.count > shown { entries.append(.more(problems.count - shown, id)) }
        room -= shown
    }

    /// Adds as many problems as there is room for, in the order found, and then the numbers of the others.
    private mutating func addUnsorted(_ problems: [Diagnostic]) {
        let shown = min(room, problems.count)
        entries += problems.prefix(shown).map(Entry.problem)
        room -= shown
        let others = Dictionary(grouping: problems.dropFirst(shown), by: \.id)
        for id in DiagnosticID.allCases {
            if let count = others[id]?.count { entries.append(.more(count, id)) }
        }
    }
}
