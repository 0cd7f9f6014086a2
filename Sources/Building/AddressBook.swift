import Diagnostics

/// The addresses of the pages planned so far, so that no two pages take one path.
struct AddressBook {
    private var taken: [String: SourceLocation?] = [:]

    /// Enters a page; two that differ only in case are one on some file systems, and count as one here.
    mutating func enter(_ address: String, for origin: SourceLocation?, findings: inout Findings) {
        guard let earlier = taken.updateValue(origin, forKey: address.lowercased()) else { return }
        let others = [earlier, origin].compactMap(\.self).map(\.file)
        findings.report(
            .pathConflict, "two pages would be written to \(address)", at: origin ?? earlier,
            notes: others.count == 2 ? ["the other comes from \(others[0])"] : ["the other is made by Forno itself"],
            fix: "rename one of the two")
    }
}
