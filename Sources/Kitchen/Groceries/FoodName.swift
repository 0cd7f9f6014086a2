import Text

/// The names of food, made comparable: whatever case, accents, punctuation and number they are written in.
package enum FoodName {
    /// The words of a name in lower case, without accents; all that is no letter or digit parts words.
    package static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars {
            if isApart(scalar) {
                if !word.isEmpty { words.append(String(word)) }
                word = String.UnicodeScalarView()
            } else if !(0x300...0x36F).contains(scalar.value) {
                if scalar.isASCII { word.append(scalar) } else { append(scalar, to: &word) }
            }
        }
        if !word.isEmpty { words.append(String(word)) }
        return words
    }

    /// The name in lower case, without accents, with single spaces between its words: what two names are compared by.
    package static func folded(_ name: String) -> String { words(of: name).joined(separator: " ") }

    private static func isApart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return !(("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)) }
        if (0x300...0x36F).contains(scalar.value) { return false }
        return !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }

    private static func append(_ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView) {
        guard let plain = plainLetters[scalar] else { return word.append(scalar) }
        word.append(contentsOf: plain.unicodeScalars)
    }

    /// The letters with marks of the five languages.
    private static let plainLetters: [Unicode.Scalar: String] = [
        "à": "a", "á": "a", "â": "a", "ä": "a", "ã": "a", "å": "a", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e",
        "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "ö": "o", "õ": "o", "ù": "u",
        "ú": "u", "û": "u", "ü": "u", "ÿ": "y", "œ": "oe", "æ": "ae", "ß": "ss",
    ]
}

extension FoodName {
    /// The stems of the words of a name: without those that leave the food the same at either end, and without what it is
    /// for ("fresh eggs for the glaze": "egg").
    package static func stems(of name: String, in language: KitchenLanguage) -> [String] {
        let isLoose = { FoodModifiers.contains($0, in: language) }
        var words = words(of: name).drop(while: isLoose)
        if let purpose = words.dropFirst().firstIndex(where: FoodModifiers.saysPurpose) { words = words[..<purpose] }
        while let last = words.last, isLoose(last) { words.removeLast() }
        return words.map { stem($0, in: language) }
    }

    /// What a food is called by the names that it is written by, with how often each is: by the one that is most often, then the
    /// shortest, then the one with the fewest capitals, then the first by letters; all names in that order.
    static func ranked(_ spellings: [String: Int]) -> [String] {
        let capitals = { (name: String) in name.count(where: \.isUppercase) }
        return spellings.sorted { left, right in
            (right.value, left.key.count, capitals(left.key), left.key)
                < (left.value, right.key.count, capitals(right.key), right.key)
        }.map(\.key)
    }

    /// The name as written, without those words: "2 large fresh eggs for the glaze" less its amount is "eggs". The name itself
    /// where nothing else is left.
    static func bare(_ name: String, in language: KitchenLanguage) -> String {
        let written = name.split(whereSeparator: \.isWhitespace)
        let isLoose = { (word: Substring) in FoodModifiers.contains(folded(String(word)), in: language) }
        var words = written.drop(while: isLoose)
        let isPurpose = { (word: Substring) in FoodModifiers.saysPurpose(folded(String(word))) }
        if let purpose = words.dropFirst().firstIndex(where: isPurpose) { words = words[..<purpose] }
        while let last = words.last, isLoose(last) { words.removeLast() }
        let bare = words.joined(separator: " ")
        return bare.isEmpty ? name : bare
    }

    /// Whether a folded word can follow the name of a food, and is part of none: "and", "with". Known of English and German.
    package static func isNoFood(_ word: String) -> Bool { FoodModifiers.isNoFood(word) }

    /// What singular and plural of a folded word have in common, by the simple rules of a language.
    ///
    /// It is no word of the language: it only has to be the same for both. Words of up to three letters stay.
    static func stem(_ word: String, in language: KitchenLanguage) -> String {
        guard word.utf8.count > 3, word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
        switch language {
        case .english: return english(word)
        case .italian: return italian(word)
        case .german: return german(word)
        case .french: return french(word)
        case .spanish: return spanish(word)
        }
    }

    /// The stems of some folded words, with single spaces between them.
    static func stem(_ words: ArraySlice<String>, in language: KitchenLanguage) -> String {
        guard words.count != 1 else { return stem(words[words.startIndex], in: language) }
        return words.map { stem($0, in: language) }.joined(separator: " ")
    }

    /// The words of the longest of some names by the first stem.
    static func lengths(ofStems names: some Sequence<String>) -> [String: Int] {
        let words = names.map { $0.split(separator: " ") }.filter { !$0.isEmpty }
        return Dictionary(words.map { (String($0[0]), $0.count) }, uniquingKeysWith: max)
    }

    /// eggs, tomatoes, berries, leaves, peaches: a plural s goes, then what only the plural or the singular shows.
    private static func english(_ word: String) -> String {
        if let irregular = englishIrregular[word] { return irregular }
        guard !word.ends("ss"), !word.ends("us"), !word.ends("is") else { return word }
        let base = word.ends("s") ? String(word.dropLast()) : word
        guard base.ends("e") else { return base }
        if base.ends("ie"), base.utf8.count > 3 { return base.dropLast(2) + "y" }
        let isSibilant = base.ends("se") || base.ends("xe") || base.ends("ze") || base.ends("che") || base.ends("she")
        return isSibilant || base.ends("oe") ? String(base.dropLast()) : base
    }

    private static let englishIrregular = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "calves": "calf", "knives": "knife", "geese": "goose",
        "mice": "mouse", "teeth": "tooth", "feet": "foot",
    ]

    /// o and i, a and e, e and i: the last vowels go; a c or g before them keeps its sound, so that pesche are not pesce.
    private static func italian(_ word: String) -> String {
        let vowels: Set<Character> = ["a", "e", "i", "o"]
        guard let last = word.last, vowels.contains(last) else { return word }
        var stem = word.dropLast()
        if stem.last == "h" { return String(stem) }
        let isHard = "ao".contains(last)
        if stem.last == "i", stem.count > 3 {
            stem = stem.dropLast()
            return String(stem)
        }
        guard stem.last == "c" || stem.last == "g" else { return String(stem) }
        return isHard ? stem + "h" : String(stem)
    }

    /// en, n after l or r, and e go: Tomaten and Tomate, Zwiebeln and Zwiebel.
    private static func german(_ word: String) -> String {
        if word.ends("en"), word.utf8.count > 5 { return String(word.dropLast(2)) }
        return word.ends("eln") || word.ends("ern") || word.ends("e") ? String(word.dropLast()) : word
    }

    /// A plural s or x goes, with the u of -aux for -al left alone: it is rare in food.
    private static func french(_ word: String) -> String {
        word.ends("s") || word.ends("x") ? String(word.dropLast()) : word
    }

    /// s and es go; nueces have the stem of nuez.
    private static func spanish(_ word: String) -> String {
        var stem = word.hasSuffix("s") ? word.dropLast() : word[...]
        if stem.hasSuffix("e") { stem = stem.dropLast() }
        return stem.last == "c" && word.hasSuffix("es") ? stem.dropLast() + "z" : String(stem)
    }
}
