import Kitchen

/// A word that a script puts on a page, in the browser.
enum ScriptWord: String, CaseIterable, Sendable {
    case star
    // What happens to what is kept on the device
    case keptUnreadable = "kept_unreadable"
    case keptNewer = "kept_newer"
    case keptFull = "kept_full"
    case keptForbidden = "kept_forbidden"
    // Data that a page asks for
    case dataMissing = "data_missing"
    case dataChanged = "data_changed"
    case dataReload = "data_reload"
    // The menu without some allergens
    case dishesWithout = "dishes_without"
    case notKnownWithout = "not_known_without"
    // The reader's settings
    case settingsSure = "settings_sure"
    case settingsBrought = "settings_brought"
    case settingsRefused = "settings_refused"
    case settingsCleared = "settings_cleared"
}

extension SiteFrame {
    /// The words of scripts in the language of the site, as a script: `assets/words.js`.
    var wordScript: [UInt8] {
        let texts = ScriptWord.allCases.map { JSONValue.Member($0.rawValue, .text(words[$0.rawValue] ?? $0.rawValue)) }
        return Array("const kitchenWords = ".utf8) + JSONValue.object(texts).compact + Array(";\n".utf8)
    }
}

extension PageKind {
    /// The words of scripts.
    static let scriptWords = PageKind(prefix: PageAddress.scriptWords) { plan in
        [PlannedPage(address: PageAddress.scriptWords) { plan.site.wordScript }]
    }
}
