import Diagnostics

/// How a menu stands to the rules that a site names. It says which rules were looked at, and never that a menu is lawful.
public struct LawReport: Sendable {
    /// The rules that were looked at, in the order of the table.
    public let rules: [LawRule]
    /// What depends on how large the business is, and was not looked at since the site does not say.
    public let open: [LawRule]
    /// What was found: an error where a law asks for it, else a note.
    public let findings: DiagnosticList

    /// The findings of a menu under some rules.
    public init(_ menu: PricedMenu, settings: Settings, law: LawSettings) {
        let all = LawRule.all.filter { law.countries.contains($0.country) }
        rules = all.filter { law.includes($0) == .yes }
        open = all.filter { law.includes($0) == .unknown }
        let view = LawView(menu, settings: settings)
        var findings = DiagnosticList()
        for rule in rules {
            for finding in rule.broken(view) { findings.report(rule.diagnostic(finding)) }
        }
        self.findings = findings
    }

    /// How many of the rules were not read where the law is published.
    public var unconfirmed: Int { rules.count { $0.standing == .unconfirmed } }
}

extension PricedKitchen {
    /// How its menu stands to the rules that the site names; nil where it names none, or has no menu.
    public var law: LawReport? {
        guard let menu, let law = settings.law else { return nil }
        return LawReport(menu, settings: settings, law: law)
    }
}

extension LawSettings {
    /// Whether a rule holds for so large a business; unknown where the site does not say how large it is.
    fileprivate func includes(_ rule: LawRule) -> Certainty {
        switch rule.size {
        case .any: .yes
        case .employees(let least): Certainty(employees.map { $0 >= least })
        case .outlets(let least): Certainty(outlets.map { $0 >= least })
        }
    }
}

extension LawRule {
    fileprivate func diagnostic(_ finding: LawFinding) -> Diagnostic {
        Diagnostic(
            .law, "\(name): \(finding.message)", at: finding.location, severity: standing == .law ? .error : .note,
            notes: ["\(standing.rawValue): \(source)"], fix: finding.fix)
    }
}
