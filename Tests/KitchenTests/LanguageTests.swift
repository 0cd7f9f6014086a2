import Kitchen
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("en", "en", ["en"]), ("DE", "de", ["de"]), ("de_ch", "de-CH", ["de-CH", "de"]),
        ("EN-us", "en-US", ["en-US", "en"]), ("es-MX", "es-MX", ["es-MX", "es-419", "es"]),
        ("es-419", "es-419", ["es-419", "es"]), ("es-ES", "es-ES", ["es-ES", "es"]),
        ("zh-hant-tw", "zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]), ("", "", []),
    ])
    func aTagHasItsUsualLettersAndWhatItFallsBackTo(written: String, tag: String, lineage: [String]) {
        let language = Language(tag: written)
        #expect(language.tag == tag)
        #expect(language.lineage == lineage)
        #expect(language.code == lineage.last ?? "")
    }

    /// The decimal marks are those of the Unicode CLDR.
    @Test(arguments: [
        ("en", "1.5 kg"), ("en-US", "1.5 kg"), ("it", "1,5 kg"), ("it-CH", "1.5 kg"), ("de", "1,5 kg"),
        ("de-AT", "1,5 kg"), ("de-CH", "1.5 kg"), ("fr", "1,5 kg"), ("fr-CH", "1,5 kg"), ("es", "1,5 kg"),
        ("es-MX", "1.5 kg"), ("es-AR", "1,5 kg"), ("nl", "1,5 kg"),
    ])
    func anAmountHasTheMarkOfItsRegion(tag: String, expected: String) {
        var settings = Settings()
        settings.language = Language(tag: tag)
        #expect(settings.amounts.text(Quantity(1500, .gram)) == expected)
        settings.units = .metric
        #expect(settings.amounts.inAuthorsUnits.text(Quantity(1500, .gram)) == expected)
    }
}
