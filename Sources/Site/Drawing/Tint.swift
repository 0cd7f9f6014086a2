/// The colour that a dish takes from its words: a tomato soup is red.
enum Tint {
    /// The colours of a row, from 0; nil for any other number.
    static func colours(row: Int) -> Colours? { table.value(row: row) }

    /// How many rows there are.
    static var rows: Int { table.count }

    /// The number of the first row that has one of the words, from 0; -1 for none.
    static func row(in words: FoodWords) -> Int { table.row(in: words) ?? -1 }

    static let tomato = Colours("#cf4a2c", "#a53219", "#e8805c")
    static let cream = Colours("#f4e4bf", "#d9bf8a", "#fff6e0")
    static let broth = Colours("#dba550", "#b07c2a", "#f0cb8b")
    static let brown = Colours("#8a5230", "#633619", "#b98158")
    static let green = Colours("#84a24c", "#5e7a30", "#b5cd83")

    private static let table = FoodTable<Colours>([
        ("tomat,pomodor,marinar,sugo,ragu,bolognes,arrabbiat,amatrician,shakshuk,chili,gazpach,goulash", tomato),
        ("pumpkin,squash,zucca,carrot,carot,sweet potat", Colours("#e8913a", "#bd6719", "#f7bd7f")),
        ("pesto,pea.,peas,pisell,spinac,broccol,asparag,courgett,zucchin,verd,green,salsa,herb,avocad,guacamol", green),
        ("chocol,ciocc,cocoa,cacao,brownie,tiramis,coffee,caff,bean,fagiol,onion,cipoll,gravy,mole,beef", brown),
        ("beet,barbab,berr,fragol,raspb,cherr,cilieg,rose,red", Colours("#c14a67", "#932d47", "#e58fa3")),
        (
            "lemon,limon,curr,turmer,saffron,zaffer,milanes,lentil,lenticch,orang,aranc,mango,mustard,custard",
            Colours("#efc044", "#c4921f", "#fbe08c")
        ),
        (
            "cream,pann,mushroom,fungh,potat,patat,cauliflow,carbonar,alfredo,milk,chees,formagg,bianc,white,garlic",
            cream
        ),
    ])
}
