/// Words by which a drink is told to be a spirit or a liqueur, in the five languages.
enum SpiritNames {
    /// Whether a name is that of a spirit, and not of something that is mixed with one: "Grappa riserva", but no "Gin tonic".
    static func tell(_ name: String) -> Bool {
        let words = FoodName.words(of: name)
        return words.contains(where: spirits.contains) && !words.contains(where: mixed.contains)
    }

    private static let spirits: Set<String> = [
        "absinth", "absinthe", "amaretto", "amaro", "aquavit", "armagnac", "averna", "baileys", "bourbon", "brandy",
        "calvados", "cognac", "edelbrand", "genepi", "gin", "grappa", "jagermeister", "kirsch", "likor",
        "limoncello", "liqueur", "liquore", "licor", "marc", "mezcal", "mirto", "nocino", "obstler", "orujo", "ouzo",
        "pacharan", "pastis", "ramazzotti", "rhum", "ron", "rum", "sambuca", "schnaps", "scotch", "slivovitz",
        "tequila",
        "vodka", "wacholder", "whiskey", "whisky", "wodka",
    ]

    private static let mixed: Set<String> = [
        "cake", "cocktail", "coffee", "cola", "fizz", "ginger", "kaffee", "mojito", "mule", "punch", "soda", "sorbet",
        "sour", "spritz", "tonic", "torte", "water",
    ]
}
