import Text

/// Which foods are poured, so that a cup of one is so many millilitres in any kitchen.
///
/// A cup of flour is weighed where there are no cups, and nobody measures 470 ml of it. What is not known to be poured
/// therefore stays in cups.
enum PourableFood {
    /// Whether a food is poured: by the last word of its name in English and German ("coconut milk", "Olivenöl"), by the
    /// first in Italian, French and Spanish ("olio d'oliva"), unless it is a powder or frozen.
    static func matches(_ name: String) -> Bool {
        var (first, last, isDry): (String?, String?, Bool) = (nil, nil, false)
        forEachWord(of: name) { word in
            (first, last, isDry) = (first ?? word, word, isDry || dry.contains(word))
        }
        guard let first, let last, !isDry else { return false }
        return named.contains(last) || romance.contains(first) || endings.contains { last.ends($0) }
    }

    /// Gives the words of a name, in lower case, to `body`.
    private static func forEachWord(of name: String, _ body: (String) -> Void) {
        name.lowercased().utf8Bytes { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || parts(bytes[end]) {
                if end > start { body(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
        }
    }

    /// Whether a byte stands between words; all letters beyond ASCII are in one.
    private static func parts(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte &- 0x61 >= 26 && byte != UInt8(ascii: "-")
    }

    private static let named: Set<String> = [
        "water", "milk", "buttermilk", "cream", "half-and-half", "stock", "broth", "wine", "beer", "cider",
        "oil", "juice", "vinegar", "syrup", "honey", "molasses", "sauce", "passata", "coffee", "tea", "rum",
        "brandy", "whisky", "whiskey", "vodka", "bier", "wein", "weißwein", "rotwein", "honig", "sirup",
        "kaffee", "rahm", "fond",
    ]
    private static let endings: [StaticString] = [
        "wasser", "milch", "sahne", "brühe", "essig", "saft", "öl", "sirup",
    ]
    private static let romance: Set<String> = [
        "acqua", "latte", "panna", "brodo", "vino", "birra", "olio", "succo", "aceto", "sciroppo", "miele",
        "eau", "lait", "bouillon", "vin", "bière", "huile", "jus", "vinaigre", "sirop", "miel", "agua", "leche",
        "nata", "caldo", "cerveza", "aceite", "zumo", "jugo", "vinagre", "jarabe",
    ]
    private static let dry: Set<String> = [
        "polvere", "poudre", "polvo", "powdered", "dried", "dry", "ice", "frozen", "ground",
    ]
}

extension Unit {
    /// Whether both dry and poured food is measured in it: fluid ounces are of what is poured.
    public var isCupLike: Bool { [.cup, .metricCup, .pint, .quart, .gallon].contains(self) }
}
