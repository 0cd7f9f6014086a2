import Diagnostics
import Kitchen
import Reading
import Testing

/// When dishes are had: seasons, days and hours.
struct ServingTimeTests {
    private func menu(_ text: String, timeZone: String? = "Europe/Rome") -> (
        menu: PricedMenu?, diagnostics: DiagnosticList
    ) {
        var (kitchen, diagnostics) = (Kitchen(), DiagnosticList())
        kitchen.settings.sources.pizzas = Settings.Sources.menuText
        kitchen.settings.timeZone = timeZone
        kitchen.menu = MenuTextReader(currency: .euro).read(
            Array(text.utf8), groceries: kitchen.groceryNames, diagnostics: &diagnostics)
        return (kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu, diagnostics)
    }

    @Test(arguments: [
        ("from 1 May to 30 Sep", "05-01/09-30;;"), ("from May 1 to Sep 30", "05-01/09-30;;"),
        ("dal 1 maggio al 30 settembre", "05-01/09-30;;"), ("vom 1. Mai bis 30. September", "05-01/09-30;;"),
        ("du 1er mai au 30 sept.", "05-01/09-30;;"), ("del 1 de mayo al 30 de septiembre", "05-01/09-30;;"),
        ("from 1 Nov to 28 Feb", "11-01/02-28;;"), ("from 1 Dec 2026 to 6 Jan 2027", "2026-12-01/2027-01-06;;"),
        ("12-24 to 12-26", "12-24/12-26;;"), ("24 December", "12-24/12-24;;"),
        ("mon-fri", ";1,2,3,4,5;"), ("Freitag", ";5;"), ("lun-ven 12:00-14:30", ";1,2,3,4,5;720-870"),
        ("sat-sun 22:00-02:00", ";6,7;1320-1560"), ("11:30–14:30", ";;690-870"),
    ])
    func aDishSaysWhenItIsHad(text: String, code: String) throws {
        let (menu, diagnostics) = menu("## Food\n- **A** 5 · \(text) · vegan\n  - contains: none\n")
        #expect(try #require(menu).dishes[0].served.map(\.code) == [code])
        #expect(diagnostics.isEmpty)
    }

    @Test func aSectionSaysItOfAllItsDishes() throws {
        let (menu, diagnostics) = menu(
            """
            ## Lunch
            days: mon-fri
            hours: 11:30-14:30
            - **A** 5
              - contains: none
            - **B** 6 · from 1 May to 30 Sep
              - contains: none
            ## Dinner
            - **C** 7
              - contains: none
            """)
        let dishes = try #require(menu).dishes
        #expect(
            dishes.map { $0.served.map(\.code) } == [
                [";1,2,3,4,5;690-870"], [";1,2,3,4,5;690-870", "05-01/09-30;;"], [],
            ])
        #expect(try #require(menu).isTimed && diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("from 31 June to 30 Sep", "4:13"), ("from May to September", "4:13"), ("from 1 May", "4:13"),
        ("from 1 Jui to 3 Aug", "4:13"),
        ("mon-fri 14:30", "4:13"), ("mon-blursday", "4:13"),
    ])
    func whatCannotBeReadIsTold(text: String, place: String) {
        let told = menu("# Card\n\n## Food\n- **A** 5 · \(text)\n  - contains: none\n").diagnostics
        #expect(told.map(\.id) == [.invalidValue])
        #expect(told.first?.location?.place == "content/menu/menu.md:\(place)")
    }

    @Test func timesAreOfSomeClock() {
        let told = menu("## Food\n- **A** 5 · mon-fri\n  - contains: none\n", timeZone: nil).diagnostics
        #expect(told.map(\.id) == [.missingKey])
        #expect(told.first?.fix == "write it into content/site.yml, as in `time_zone: Europe/Rome`")
    }
}
