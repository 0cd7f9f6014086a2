extension LawRule {
    /// The table of all rules, by countries. `Documentation/Law.md` is made of it.
    public static let all: [LawRule] =
        germany + austria + switzerland + italy + france + spain + unitedKingdom + unitedStates

    /// The rules of a country.
    public static func rules(of country: LawCountry) -> [LawRule] { all.filter { $0.country == country } }

    private static let germany = [
        LawRule(
            "DE-allergens", .unconfirmed, "Each dish and each drink has its allergens stated in writing.",
            source:
                "LMIDV, sections 2 (1) and 4 (2) to (3), as of 2024. Section 4 (4): orally, where a notice says so and a record is kept"
        ) { $0.withUntoldAllergens() },
        LawRule(
            "DE-additives", .unconfirmed,
            "Each dish and each drink has its additives stated, in the words of the ordinance.",
            source: "LMZDV, section 5 (1) to (3), as of 2024"
        ) { $0.withUnknownAdditives() },
        LawRule(
            "DE-prices", .unconfirmed, "Each dish and each drink has its final price.",
            source: "PAngV, sections 3 (1) and 13 (1) and (5)"
        ) { $0.withoutPrice() + $0.withTaxOnTop() },
        LawRule(
            "DE-service", .unconfirmed,
            "Prices include the pay of those who serve, and whatever else guests have to pay.",
            source: "PAngV, section 13 (5)"
        ) { $0.withServiceOnTop() + $0.withCover() },
        LawRule(
            "DE-volume", .unconfirmed, "Each drink has the volume that is served for its price.",
            source: "PAngV, section 3 (2), which names no drinks"
        ) { $0.withoutVolume() },
        LawRule(
            "DE-soft-drink", .unconfirmed,
            "At least one drink without alcohol is not dearer than the cheapest with it, by the litre too.",
            source: "GastG, section 6; some federal states have an act of their own"
        ) { $0.dearerWithoutAlcohol() },
    ]

    private static let austria = [
        LawRule(
            "AT-allergens", .unconfirmed, "Each dish and each drink has its allergens stated.",
            source:
                "Allergeninformationsverordnung, section 3 (1). Section 3 (2) and (3): orally, where a notice says so and staff are trained"
        ) { $0.withUntoldAllergens() },
        LawRule(
            "AT-letters", .guidance, "Allergens are marked with the letters A to H, L to P and R.",
            source: "Recommendation of the Codex commission (Codex-Empfehlung zur Allergeninformation)"
        ) { $0.withOtherLetters() },
        LawRule(
            "AT-prices", .unconfirmed, "Each dish and each drink has its price.",
            source: "Preisauszeichnungsgesetz, sections 6 (1) to (3) and 9",
            address: "https://www.ris.bka.gv.at/Dokumente/Bundesnormen/NOR12078392/NOR12078392.html"
        ) { $0.withoutPrice() + $0.withTaxOnTop() },
    ]

    private static let switzerland = [
        LawRule(
            "CH-allergens", .unconfirmed, "Each dish and each drink has its allergens stated.",
            source: "LIV, article 5 (1) d, as of 2024: orally, where a notice says so and staff have them in writing"
        ) { $0.withUntoldAllergens() },
        LawRule(
            "CH-origin", .unconfirmed, "Each dish says in writing where its meat and fish are from.",
            source: "LGV, article 39 (2) a; LIV, articles 5 (1) a and b and 15 (5)"
        ) { $0.withoutOrigin() },
        LawRule(
            "CH-bread", .unconfirmed, "Bread and dough have the country stated in which they were made.",
            source: "LGV, article 39 (2) d, since 2024, as the trade tells it; whether pizza is meant was not read",
            day: "2026-11-28"
        ) { $0.withoutOriginOfBread() },
        LawRule(
            "CH-rearing", .unconfirmed, "Meat and eggs that were produced in ways forbidden in Switzerland say so.",
            source: "LDV; BLV, on food that is sold open",
            day: "2026-11-28"
        ) { $0.reminding(of: "meat and eggs that were produced in ways forbidden in Switzerland have to say so") },
        LawRule(
            "CH-volume", .unconfirmed, "Each drink has the volume that is served for its price.",
            source: "PBV, article 11 (3)"
        ) { $0.withoutVolume() },
        LawRule(
            "CH-spirits", .unconfirmed, "Spirits have their alcohol stated.",
            source: "Canton of Bern, leaflet on article 28 of its Gastgewerbegesetz: how spirits are to be written",
            day: "2026-11-28"
        ) { $0.spiritsWithoutAlcohol() },
        LawRule(
            "CH-prices", .unconfirmed, "Each dish and each drink has its price, all included.",
            source: "PBV, articles 10 (1) c and 11"
        ) { $0.withoutPrice() + $0.withTaxOnTop() },
    ]

    private static let italy = [
        LawRule(
            "IT-allergens", .unconfirmed, "Each dish and each drink has its allergens stated in writing.",
            source:
                "D.Lgs. 231/2017, articles 19 (8) and 23. Or by a notice that refers to staff, where a record is kept"
        ) { $0.withUntoldAllergens() },
        LawRule(
            "IT-frozen", .unconfirmed, "Each dish says whether something of it comes frozen.",
            source: "Criminal code, article 515, as courts read it; L.R. Veneto 29/2007, article 30 (2)"
        ) { $0.withUnknownFrozen() },
    ]

    private static let france = [
        LawRule(
            "FR-allergens", .unconfirmed, "Each dish has its allergens stated in writing.",
            source: "Code de la consommation, articles R412-12 and R412-14"
        ) { $0.withUnknownAllergens() },
        LawRule(
            "FR-origin", .unconfirmed,
            "Beef, pork, mutton and poultry that are bought raw have their origin stated.",
            source: "Décret n° 2002-1465, articles 1 and 2; décret n° 2025-141 for pork, mutton and poultry",
            address: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000411003"
        ) { $0.withoutOrigin(ofFish: false) },
        LawRule(
            "FR-homemade", .unconfirmed,
            "Each dish that the house makes itself of raw products is marked \"fait maison\", and no other.",
            source: "Code de la consommation, articles L122-19 and L122-20; D122-1 for what need not be raw",
            day: "2026-11-28"
        ) { $0.withUnknownHomemade() },
        LawRule(
            "FR-volume", .unconfirmed, "Each drink has its volume stated.",
            source: "Arrêté du 27 mars 1987, articles 2 and 5"
        ) { $0.withoutVolume() },
        LawRule(
            "FR-service", .law,
            "Where service is charged, prices include it, and the menu says \"Prix service compris\" with its rate.",
            source: "Arrêté du 27 mars 1987, article 1",
            address: "https://www.legifrance.gouv.fr/affichTexte.do?cidTexte=LEGITEXT000006074983"
        ) { $0.withServiceOnTop() + $0.withoutServiceRate() },
        LawRule(
            "FR-prices", .law, "Each dish and each drink has the price that is paid in fact.",
            source: "Arrêté du 27 mars 1987, article 1",
            address: "https://www.legifrance.gouv.fr/affichTexte.do?cidTexte=LEGITEXT000006074983"
        ) { $0.withoutPrice() + $0.withTaxOnTop() },
    ]

    private static let spain = [
        LawRule(
            "ES-allergens", .unconfirmed, "Each dish has its allergens stated.",
            source: "Real Decreto 126/2015, articles 4 and 6. Orally, where a notice says so and a record is kept"
        ) { $0.withUntoldAllergens() },
        LawRule(
            "ES-prices", .unconfirmed, "Each dish and each drink has its final price.",
            source: "Real Decreto Legislativo 1/2007, article 20 (1) c"
        ) { $0.withoutPrice() + $0.withTaxOnTop() },
        LawRule(
            "ES-water", .unconfirmed, "Guests are always offered tap water without charge.",
            source: "Ley 7/2022, article 18 (3)"
        ) { $0.reminding(of: "tap water has to be offered without charge") },
    ]

    private static let unitedKingdom = [
        LawRule(
            "GB-allergens", .unconfirmed, "Each dish and each drink has its allergens stated.",
            source:
                "Food Information Regulations 2014, regulation 5 (1) and (2). Regulation 5 (3) and (4): orally, where a notice says so"
        ) { $0.withUntoldAllergens() },
        LawRule(
            "GB-nuts", .guidance, "Of nuts and of cereals with gluten it is said which they are.",
            source: "FSA, best practice on allergen information for food that is not prepacked, 2025",
            day: "2026-11-28"
        ) { $0.withUnnamedNuts() },
        LawRule(
            "GB-calories", .law, from: .employees(250),
            "In England, each dish has its energy beside its name or price, and the menu says that adults need around 2000 kcal a day.",
            source: "Calorie Labelling (Out of Home Sector) (England) Regulations 2021, regulation 5",
            address: "https://www.legislation.gov.uk/uksi/2021/909/regulation/5/made"
        ) { $0.withoutEnergy() },
    ]

    private static let unitedStates = [
        LawRule(
            "US-calories", .unconfirmed, from: .outlets(20),
            "Each dish has its calories stated, with a sentence on what a day needs.",
            source: "21 U.S.C. 343(q)(5)(H); 21 CFR 101.11(b)(2)"
        ) { $0.withoutEnergy() },
        LawRule(
            "US-toppings", .unconfirmed, from: .outlets(20),
            "Each topping that a dish can be had with has the calories stated that it adds, of a pizza for each size.",
            source: "21 CFR 101.11(b)(2)(i)(A), on toppings, as others quote it",
            day: "2026-11-29"
        ) { $0.withoutAddedEnergy() },
        LawRule(
            "US-CA-allergens", .unconfirmed, from: .outlets(20),
            "In California, each dish has the nine major allergens stated.",
            source: "California Health and Safety Code, section 114093.5, of 2025"
        ) { $0.withUnknownAllergens() },
    ]
}
