/// The signs of currencies, which are a matter of who reads them: "$" is one dollar at home and another abroad.
enum CurrencySigns {
    /// The signs that are usual where a language or a region has none of its own.
    static let usual = table(
        """
        EUR € USD $ GBP £ JPY ¥ CNY CN¥ INR ₹ ILS ₪ KRW ₩ NGN ₦ PHP ₱ PLN zł TRY ₺ UAH ₴ VND ₫ CZK Kč BRL R$ AUD A$ \
        CAD CA$ NZD NZ$ HKD HK$ MXN MX$ SGD S$
        """)

    /// What else languages and regions write, by tag (after the Unicode CLDR, release 47, `currencies`).
    static let byTag: [String: [String: String]] = [
        "en-GB": ["USD": "US$"], "en-IE": ["USD": "US$"], "en-ZA": ["USD": "US$", "ZAR": "R"],
        "en-CA": ["CAD": "$", "USD": "US$"], "en-AU": ["AUD": "$", "USD": "US$"], "en-NZ": ["NZD": "$", "USD": "US$"],
        "en-SG": ["SGD": "$", "USD": "US$"], "en-HK": ["USD": "US$"], "en-CH": ["EUR": "EUR"],
        "it": ["USD": "USD", "JPY": "JPY", "INR": "INR", "KRW": "KRW", "BRL": "BRL"], "de": ["AUD": "AU$"],
        "de-CH": ["EUR": "EUR"], "de-LI": ["EUR": "EUR"],
        "fr": ["USD": "$US", "GBP": "£GB", "JPY": "JPY", "AUD": "$AU", "CAD": "$CA", "NZD": "$NZ", "MXN": "$MX"],
        "fr-CA": ["CAD": "$", "USD": "$\u{A0}US", "GBP": "£"],
        "es": ["USD": "US$"], "es-US": ["USD": "$"], "es-PR": ["USD": "$"], "es-SV": ["USD": "$"],
        "es-EC": ["USD": "$"], "es-MX": ["MXN": "$", "USD": "USD"], "es-AR": ["ARS": "$"], "es-CL": ["CLP": "$"],
        "es-CO": ["COP": "$"], "es-UY": ["UYU": "$"], "es-PE": ["PEN": "S/"], "es-DO": ["DOP": "RD$"],
        "pt": ["USD": "US$"], "nl": ["USD": "US$"],
    ]

    /// The currencies that are marked with `$` at home.
    static let dollars: Set<String> = [
        "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN", "ARS", "CLP", "COP", "UYU", "DOP",
    ]

    private static func table(_ text: String) -> [String: String] {
        let words = text.split(separator: " ").map(String.init)
        let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
