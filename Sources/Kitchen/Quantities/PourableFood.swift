/// Which foods are poured, so that a cup of one is so many millilitres in any kitchen.
///
/// A cup of flour is weighed where there are no cups, and nobody measures 470 ml of it. What is not known to be poured
/// therefore stays in cups.
enum PourableFood {
    /// Whether a food is poured: by the last word of its name in English and German ("coconut milk", "Olivenöl"), by the
    /// first in Italian, French and Spanish ("olio d'oliva"), unless it is a powder or frozen.
    static func matches(_ name: String) -> Bool {
        let words = name.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
        guard let first = words.first, let last = words.last, !words.contains(where: dry.contains) else { return false }
        return named.contains(last) || romance.contains(first) || endings.contains { last.hasSuffix($0) }
    }

    private static let named: Set<String> = [
        "water", "milk", "buttermilk", "cream", "half-and-half", "stock", "broth", "wine", "beer", "cider",
        "oil", "juice", "vinegar", "syrup", "honey", "molasses", "sauce", "passata", "coffee", "tea", "rum",
        "brandy", "whisky", "whiskey", "vodka", "bier", "wein", "weißwein", "rotwein", "honig", "sirup",
        "kaffee", "rahm", "fond",
    ]
    private static let endings = [
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
    var isCupLike: Bool { [.cup, .metricCup, .pint, .quart, .gallon].contains(self) }
}
