import Foundation
import Kitchen
import Reading
import Testing

@Suite struct TimerTests {
    /// The times marked in a step, each as its duration and its words; `language` only says where a row comes from.
    private static let rows: [(language: String, step: String, timers: [String])] = [
        ("en", "Knead for 10 minutes.", ["PT10M 10 minutes"]),
        ("en", "Bake 1 1/2 hours, then rest.", ["PT1H30M 1 1/2 hours"]),
        ("en", "Simmer 2-3 min, or 2 – 3 min.", ["PT2M 2-3 min", "PT2M 2 – 3 min"]),
        ("en", "Leave for 1½ hours or ½ hour.", ["PT1H30M 1½ hours", "PT30M ½ hour"]),
        (
            "en", "Bake 1 hour and 30 minutes; or 1 hr. 20 min.",
            ["PT1H30M 1 hour and 30 minutes", "PT1H20M 1 hr. 20 min"]
        ),
        ("en", "A 10-minute rest, a 10- to 15-minute one.", ["PT10M 10-minute", "PT10M 10- to 15-minute"]),
        ("en", "Whisk 90 seconds. Fry 1.5 min.", ["PT90S 90 seconds", "PT90S 1.5 min"]),
        ("en", "Chill 24 hours at 4°C, overnight is as good.", ["P1D 24 hours"]),
        ("en", "At 180 °C/350 °F for 5 to 10 minutes", ["PT5M 5 to 10 minutes"]),
        ("it", "Cuocete 1 ora e 30 minuti.", ["PT1H30M 1 ora e 30 minuti"]),
        ("it", "Da 5 a 10 minuti; un'ora; 30 secondi.", ["PT5M 5 a 10 minuti", "PT30S 30 secondi"]),
        ("de", "Nach 1,5 Stunden, 10 bis 12 Min. backen.", ["PT1H30M 1,5 Stunden", "PT10M 10 bis 12 Min"]),
        ("de", "2 Std. 15 Min. ruhen, 20-minütig, 45 Sekunden.", ["PT2H15M 2 Std. 15 Min", "PT45S 45 Sekunden"]),
        ("fr", "Cuire 1h30, puis 10 à 15 minutes.", ["PT1H30M 1h30", "PT10M 10 à 15 minutes"]),
        ("fr", "Laisser 2 heures et 5 minutes.", ["PT2H5M 2 heures et 5 minutes"]),
        (
            "es", "Cocer 20 o 25 minutos, 2 horas y 10 minutos.",
            ["PT20M 20 o 25 minutos", "PT2H10M 2 horas y 10 minutos"]
        ),
        ("es", "3/4 hora; 1 hora", ["PT45M 3/4 hora", "PT1H 1 hora"]),
    ]

    @Test(arguments: rows)
    func findsTimes(row: (language: String, step: String, timers: [String])) {
        #expect(timers(in: row.step) == row.timers)
    }

    @Test(arguments: [
        "Rest overnight.", "Keep for 3 days.", "Serve at 18:30 h.", "Cut 2 m of string, 3 s apart.",
        "Set A4 minutes aside.",
        "Add 200 g flour and 10 eggs.", "0 minutes", "999999999 hours", "2/0 hours", "10 minutieux", "10 °", "7", "½",
        "1/",
        "5 – ", "No 5hourly.",
    ])
    func findsNone(step: String) {
        #expect(timers(in: step).isEmpty)
    }

    @Test func leavesLinksCodeAndAddressesAlone() {
        let method = method(
            of: "See [10 minutes](https://example.org/10%20minutes), `5 minutes`, *6 minutes* &amp; 7&nbsp;minutes.")
        #expect(method.components(separatedBy: "<time").count == 3)
        #expect(method.contains("<em><time class=\"timer\" datetime=\"PT6M\">6 minutes</time></em>"))
        #expect(method.contains("\">10 minutes</a>"))
        #expect(method.contains("<code>5 minutes</code>"))
        #expect(method.contains("datetime=\"PT7M\">7\u{A0}minutes</time>."))
    }

    @Test func cooklangTimersAreMarkedAlike() {
        let text = "Boil @eggs{2} for ~{9%minutes}, rest ~night{1%night} and then 2 to 3 minutes.\n"
        let context = ProseContext(index: ContentIndex(files: ["content/recipes/eggs.cook"]))
        let recipe = RecipeReader(context: context).read(Array(text.utf8), file: "content/recipes/eggs.cook").recipe
        let method = recipe?.methodHTML ?? ""
        #expect(
            method.contains(
                """
                <time class="timer" datetime="PT9M">9 minutes</time>, rest <span class="timer">1 night</span> and then \
                <time class="timer" datetime="PT2M">2 to 3 minutes</time>.
                """))
    }

    private func method(of step: String) -> String {
        let text = "## Ingredients\n\n- salt\n\n## Method\n\n1. \(step)\n"
        let context = ProseContext(index: ContentIndex(files: ["content/recipes/test.md"]))
        let recipe = RecipeReader(context: context).read(Array(text.utf8), file: "content/recipes/test.md").recipe
        return recipe?.methodHTML ?? ""
    }

    private func timers(in step: String) -> [String] {
        method(of: step).components(separatedBy: "<time class=\"timer\" datetime=\"").dropFirst().compactMap { part in
            let mark = part.components(separatedBy: "</time>").first?.components(separatedBy: "\">")
            return mark.map { $0.joined(separator: " ") }
        }
    }
}
