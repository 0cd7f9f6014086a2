/// The names of the units in each language: what is read, and what is shown.
///
/// A row gives per language the shown singular and plural, then after a bar what else is read. One shown form stands for
/// both. `all` is read and shown in every language that has no own entry. A form that starts with `=` is read only in its
/// case; one that starts with `~` is shown and not read. Where a word names two units in one language, the earlier row has it.
public struct UnitWords: Sendable {
    let unit: Unit
    private let all, en, it, de, fr, es: String

    init(
        _ unit: Unit, all: String = "", en: String = "", it: String = "", de: String = "", fr: String = "",
        es: String = ""
    ) {
        self.unit = unit
        (self.all, self.en, self.it, self.de, self.fr, self.es) = (all, en, it, de, fr, es)
    }

    /// The unit's names in a language.
    func forms(in language: KitchenLanguage) -> Forms {
        let text = text(in: language)
        let shared = Forms(all)
        var own = Forms(text)
        if own.singular.isEmpty || text.hasPrefix("|") {
            (own.singular, own.plural) = (shared.singular, shared.plural)
        }
        own.read += shared.read
        return own
    }

    private func text(in language: KitchenLanguage) -> String {
        switch language {
        case .english: en
        case .italian: it
        case .german: de
        case .french: fr
        case .spanish: es
        }
    }

    /// What is shown and what is read for a unit in one language.
    struct Forms: Sendable {
        var singular: String
        var plural: String
        /// All forms that are read, the shown ones first.
        var read: [String]

        init(_ text: String) {
            let sides = text.utf8.split(separator: UInt8(ascii: "|"), maxSplits: 1).map { Self.list($0) }
            let shown = (sides.first ?? []).map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
            singular = shown.first ?? ""
            plural = shown.last ?? ""
            read = sides.joined().filter { !$0.hasPrefix("~") }
        }

        /// The forms between commas, without the spaces around them. In bytes, since every build waits for it.
        private static func list(_ text: Substring.UTF8View) -> [String] {
            let space = UInt8(ascii: " ")
            return text.split(separator: UInt8(ascii: ",")).map { form in
                guard let first = form.firstIndex(where: { $0 != space }),
                    let last = form.lastIndex(where: { $0 != space })
                else { return "" }
                return String(Substring(form[first...last]))
            }
        }
    }
}

extension UnitWords {
    /// The names that are read in a language, folded, and those that keep their case.
    ///
    /// Names have one to four words. Building on this, a reader of text can look for the longest name at a place.
    public static func names(in language: KitchenLanguage) -> (folded: [String: Unit], cased: [String: Unit]) {
        let names = UnitNames.of(language)
        return (names.folded, names.cased)
    }

    /// The text in lower case, with full stops as spaces and single spaces between words.
    public static func folded(_ name: some StringProtocol) -> String {
        name.lowercased().split { $0 == " " || $0 == "." || $0 == "\u{A0}" }.joined(separator: " ")
    }
}
