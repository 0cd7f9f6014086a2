import Kitchen

extension SiteFrame {
    /// What guests pay besides the prices of the menu, in sentences; none where that is nothing.
    var charges: [String] { tableCharges + [tax].compactMap(\.self) }

    /// What guests at a table pay besides.
    var tableCharges: [String] {
        let charges = settings.charges
        return [charges.cover.map { words.filled(.coverPerGuest, ("price", written($0))) }, service].compactMap(\.self)
    }

    /// That prices are without the tax, which is added; nil where they have it in them.
    var tax: String? { settings.charges.tax.map { words.filled(.taxAdded, ("percent", written($0))) } }

    private var service: String? {
        switch settings.charges.service {
        case .included(let percent?): words.filled(.serviceIncludedShare, ("percent", written(percent)))
        case .included(nil): words[.serviceIncluded]
        case .added(let percent): words.filled(.serviceAdded, ("percent", written(percent)))
        case nil: nil
        }
    }

    /// What service on top of the prices is called in a sum: "Service 12,5 %"; nil where there is none.
    var addedService: String? {
        guard case .added(let percent)? = settings.charges.service else { return nil }
        return words.filled(.serviceOf, ("percent", written(percent)))
    }

    private func written(_ percent: Rational) -> String {
        percent.decimalText(digits: 4, mark: settings.decimalMark) ?? ""
    }
}
