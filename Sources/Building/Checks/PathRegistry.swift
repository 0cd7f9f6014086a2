import Diagnostics

/// The addresses of the pages planned so far, so that no two pages take one path.
struct PathRegistry {
    /// Where the page of a number is made from.
    let origin: (Int) -> SourceLocation?
    /// The number of the page at each address.
    private var taken: [String: Int32] = [:]

    /// A book for `count` pages, each of which `origin` says where it is made.
    init(count: Int, origin: @escaping (Int) -> SourceLocation?) {
        self.origin = origin
        taken.reserveCapacity(count)
    }

    /// Enters page `number`.
    mutating func enter(_ address: String, _ number: Int, diagnostics: inout DiagnosticList) {
        let key = Self.key(address)
        guard let earlier = taken.updateValue(Int32(number), forKey: key).map({ origin(Int($0)) }) else { return }
        let later = origin(number)
        let others = [earlier, later].compactMap(\.self).map(\.file)
        diagnostics.report(
            .pathConflict, "two pages would be written to \(address)", at: later ?? earlier,
            notes: others.count == 2 ? ["the other comes from \(others[0])"] : ["the other is made by Forno itself"],
            fix: "rename one of the two")
    }

    /// What an address counts as: two that differ only in case are one on some file systems, and so here.
    static func key(_ address: String) -> String { hasNoCase(address) ? address : address.lowercased() }

    /// Whether an address is ASCII without capitals, as most are.
    private static func hasNoCase(_ address: String) -> Bool {
        for byte in address.utf8 where byte >= 0x80 || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") {
            return false
        }
        return true
    }
}
