import Kitchen
import Site
import Testing

/// What all strings files have in common, and what the typography of a language asks for.
@Suite struct StringsTests {
    @Test func thereIsAFileForEachLanguage() {
        #expect(Set(StringsFiles.tags).isSuperset(of: StringsFiles.languages))
        #expect(StringsFiles.languages.count == 5)
    }

    @Test func englishHasEveryWordOfTheProgramOnce() throws {
        let keys = try StringsFiles.keys("en")
        #expect(Set(keys).isSuperset(of: Word.allKeys), "\(Set(Word.allKeys).subtracting(keys))")
        #expect(Set(keys).count == keys.count)
    }

    @Test(arguments: StringsFiles.languages)
    func aLanguageHasTheSameKeysInTheSameOrder(language: String) throws {
        #expect(try StringsFiles.keys(language) == StringsFiles.keys("en"))
    }

    @Test(arguments: StringsFiles.tags.filter { $0.contains("-") })
    func aRegionHasOnlyWhatDiffers(tag: String) throws {
        let parent = try StringsFiles.words(Language(tag: tag).lineage[1])
        for (key, text) in try StringsFiles.table(tag) {
            #expect(parent[key] != nil, "\(key) is no word")
            #expect(parent[key] != text, "\(key) is the same as in the language")
        }
    }

    @Test(arguments: StringsFiles.tags)
    func aPhraseHasThePlacesOfTheEnglishOne(tag: String) throws {
        let english = try StringsFiles.table("en")
        for (key, text) in try StringsFiles.table(tag) {
            #expect(places(text) == places(english[key] ?? ""), "\(key)")
        }
    }

    /// The places of a phrase, in order of name.
    private func places(_ text: String) -> [String] {
        text.matches(of: /\{[a-z]+\}/).map { String($0.output) }.sorted()
    }

    @Test(arguments: StringsFiles.tags)
    func aTextIsWhatATypesetterWouldSet(tag: String) throws {
        for (key, text) in try StringsFiles.table(tag) {
            #expect(!text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(key)")
            #expect(!text.contains("'") && !text.contains("\"") && !text.contains("..."), "\(key): straight quotes")
        }
    }

    @Test func frenchHasANoBreakSpaceBeforeTallMarks() throws {
        for (key, text) in try StringsFiles.table("fr") {
            let bare = text.matches(of: /[^\u{A0}\u{202F}][:;!?»]|«[^\u{A0}\u{202F}]/)
            #expect(bare.isEmpty, "\(key): \(text)")
        }
    }

    @Test func otherLanguagesHaveNoSpaceBeforeThem() throws {
        for language in ["en", "it", "de", "es"] {
            for (key, text) in try StringsFiles.table(language) {
                #expect(text.firstMatch(of: /\s[:;!?]/) == nil, "\(language) \(key)")
                #expect(language != "es" || text.contains("?") == text.contains("¿"), "\(key)")
            }
        }
    }

    @Test(arguments: [
        ("en", 0, "0 recipes"), ("fr", 0, "0 recette"), ("fr", 1, "1 recette"), ("fr", 2, "2 recettes"),
        ("de", 0, "0 Rezepte"), ("de", 1, "1 Rezept"), ("it", 1, "1 ricetta"), ("es", 0, "0 recetas"),
    ])
    func aCountTakesTheFormOfItsNumber(tag: String, count: Int, expected: String) throws {
        #expect(try StringsFiles.words(tag).counted(count, one: .recipesOne, many: .recipesMany) == expected)
    }

    @Test(arguments: [
        ("en", "1 d 2 h 5 min"), ("de", "1 Tg. 2 Std. 5 Min."), ("fr", "1 j 2 h 5 min"),
        ("es", "1 d 2 h 5 min"), ("it", "1 g 2 h 5 min"),
    ])
    func aTimeIsWrittenInShort(tag: String, expected: String) throws {
        let written = try StringsFiles.words(tag).written(Minutes(1440 + 125))
        #expect(written.replacing("\u{A0}", with: " ") == expected)
    }
}
