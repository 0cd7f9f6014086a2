/// What a person is shown of many problems: the errors first, then three of each other kind with the number of the rest,
/// 200 in all. Of more than three keys that nothing reads those of one file are one problem, which names them all.
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
    public static let maxOfAKind = 3

    /// What is shown of these problems; all of them if it is to be whole.
    public init(_ diagnostics: DiagnosticList, isWhole: Bool = false) {
        room = isWhole ? .max : Self.most
        for severity in Severity.allCases {
            let limit = isWhole || severity == .error ? .max : Self.maxOfAKind
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
        let isJoined = id == .unknownKey && problems.count > limit
        let groups = isJoined ? Self.byFile(problems) : problems.map { [$0] }
        let shown = groups.prefix(min(limit, room))
        entries += shown.map { .problem(Self.joined($0)) }
        let left = groups.dropFirst(shown.count).reduce(0) { $0 + $1.count }
        if left > 0 { entries.append(.more(left, id)) }
        room -= shown.count
    }

    /// The problems of each file, in the order found.
    private static func byFile(_ problems: [Diagnostic]) -> [[Diagnostic]] {
        let files = Dictionary(grouping: problems) { $0.location?.file }
        var seen = Set<String?>()
        return problems.map { $0.location?.file }.filter { seen.insert($0).inserted }.compactMap { files[$0] }
    }

    /// The first of some problems of one file, with the other keys on one line below it.
    private static func joined(_ problems: [Diagnostic]) -> Diagnostic {
        var first = problems[0]
        var seen: Set = [first.message]
        let others = problems.filter { seen.insert($0.message).inserted }
        guard !others.isEmpty else { return first }
        let times = Dictionary(grouping: problems, by: \.message).mapValues(\.count)
        let keys = others.prefix(maxKeys).map { key(of: $0, times: times[$0.message] ?? 1) }
        let rest = others.count > maxKeys ? ", and \(others.count - maxKeys) more: --verbose shows all" : ""
        first.notes.append("nor \(keys.joined(separator: ", "))\(rest)")
        return first
    }

    /// "`opning` (line 3, did you mean `opening`?)".
    private static func key(of problem: Diagnostic, times: Int) -> String {
        let name = problem.message.drop { $0 != "`" }
        let often = times > 1 ? "\(times) times, first in " : ""
        let place = problem.location?.span.map { "\(often)line \($0.line)" }
        let meant = problem.fix.flatMap { $0.hasPrefix("did you mean") ? $0 : nil }
        let remarks = [place, meant].compactMap(\.self)
        return remarks.isEmpty ? String(name) : "\(name) (\(remarks.joined(separator: "; ")))"
    }

    /// The most other keys that are named with one.
    private static let maxKeys = 20

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
