/// Words of a remark that say whether a food in it is needed besides the one that the line is about.
enum AddingWords {
    /// Whether a remark begins with one that adds: "with butter".
    static func begin(_ remark: String) -> Bool {
        FoodName.words(of: remark).first.map { adding.contains($0) || $0.first?.isNumber == true } ?? false
    }

    /// Whether a remark gives a choice or an example: "or oil", "such as cheddar".
    static func areOfChoice(_ remark: String) -> Bool { FoodName.words(of: remark).contains { choosing.contains($0) } }

    /// Whether a folded word leads to what a food is for, and not to another food: "for", and not "plus".
    static func isPurpose(_ word: String) -> Bool { FoodModifiers.saysPurpose(word) && !adding.contains(word) }

    private static let adding = set("with plus and mit und con e ed più y más avec et plus")

    private static let choosing = set(
        """
        or such like eg preferably ideally instead substitute substituted alternatively either not o od oppure come tipo \
        preferibilmente oder wie zb beispielsweise statt vorzugsweise ou comme exemple préférence u como \
        ejemplo preferentemente
        """)

    private static func set(_ words: String) -> Set<String> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { FoodName.folded(String($0)) })
    }
}
