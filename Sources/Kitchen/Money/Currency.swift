/// A currency of ISO 4217, with the number of decimals of its minor unit.
public struct Currency: Hashable, Sendable {
    /// The alphabetic code (`EUR`).
    public let code: String
    /// How many decimals the minor unit has: 2 for EUR, 0 for JPY, 3 for KWD (ISO 4217 list one, column "minor unit").
    public let exponent: Int

    /// The currency of an alphabetic code in any case, or nil when ISO 4217 has none of that code in use.
    public init?(code: String) {
        let code = code.uppercased()
        guard let exponent = Self.exponents[code] else { return nil }
        self.code = code
        self.exponent = exponent
    }

    private init(code: String, exponent: Int) {
        self.code = code
        self.exponent = exponent
    }

    /// The euro: what a site without a currency is priced in.
    public static let euro = Currency(code: "EUR", exponent: 2)

    /// The codes in use, in alphabetic order.
    public static var codes: [String] { exponents.keys.sorted() }

    /// The number of minor units in one unit: 100 for EUR.
    public var minorUnits: Int { (0..<exponent).reduce(1) { value, _ in value * 10 } }

    /// The sign that people write (`€`), or the code where no single sign is usual.
    public var sign: String { CurrencySigns.usual[code] ?? code }

    /// The sign as a language and its region write it: `$` for the dollar of the region, `US$` for another's.
    public func sign(in language: Language) -> String { language.numbers.currencySigns[code] ?? sign }

    /// All that a price may be marked with where only this currency can be meant: its sign, its code, a bare `$` or `Fr.`.
    public var marks: [String] {
        [sign, code] + (CurrencySigns.dollars.contains(code) ? ["$"] : code == "CHF" ? ["SFr.", "Fr."] : [])
    }

    /// The exponents by code, from ISO 4217 list one; codes without a minor unit (metals, testing) are left out.
    private static let exponents: [String: Int] = {
        var table: [String: Int] = [:]
        for (exponent, codes) in codesByExponent {
            for code in codes.split(separator: " ") { table[String(code)] = exponent }
        }
        return table
    }()

    private static let codesByExponent: [(Int, String)] = [
        (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
        (3, "BHD IQD JOD KWD LYD OMR TND"),
        (4, "CLF UYW"),
        (
            2,
            """
            AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW \
            CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF \
            IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK \
            MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP \
            SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER \
            ZAR ZMW ZWG
            """
        ),
    ]
}
