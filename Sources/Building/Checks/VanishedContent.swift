import Addresses
import Diagnostics
import Kitchen
import Publishing
import Reading
import Site
import Text

/// Content that the last build had and that is gone wholesale: the menu, the plans, more than half of the recipes. Somebody may
/// have moved or lost the files, and the pages would go without a word.
struct VanishedContent {
    private let last: PublishedPages
    private let plan: SitePlan
    private let recipes: [FinishedRecipe]
    /// Whether the pages of the house belong to this build; where not, it takes them away on purpose.
    private let showsHouse: Bool

    /// What the pages of the last build tell of this one.
    init(since last: PublishedPages, _ site: PreparedSite, _ plan: SitePlan, _ recipes: [FinishedRecipe]) {
        (self.last, self.plan, self.recipes) = (last, plan, recipes)
        showsHouse = site.kitchen.kitchen.settings.house.isShown
    }

    /// A part of a site that is one file or one folder.
    private struct Part {
        let name: String
        let address: String
        let place: String
        /// What its pages are called, and where they are.
        var pages: (name: String, folder: StaticString)?
        var isOfHouse = false
    }

    private static let parts = [
        Part(name: "menu", address: PageAddress.menu, place: "content/menu/", pages: ("pizzas", "pizzas/")),
        Part(name: "places", address: PageAddress.places, place: PlacesReader.file),
        Part(name: "pantry", address: PageAddress.pantry, place: Pantry.file, isOfHouse: true),
        Part(
            name: "plans", address: PageAddress.plans, place: "content/plans/", pages: ("weeks", "plans/"),
            isOfHouse: true),
    ]

    /// Warns of what is gone, by what it was called.
    func report(to diagnostics: inout DiagnosticList) {
        let now = Set(plan.pages.map(\.address))
        let parts = Self.parts.filter { showsHouse || !$0.isOfHouse }
        for part in parts where last.contains(part.address) && !now.contains(part.address) {
            let names = part.pages.map { slugs(in: $0.folder) } ?? []
            let with = part.pages.map { ", with \($0.name): \(Self.shown(names))" } ?? ""
            report("the \(part.name) of the last build can no longer be found\(with)", part.place, to: &diagnostics)
        }
        reportMost(of: "recipes", in: "recipes/", now: recipes.compactMap(\.listing?.address), to: &diagnostics)
        guard showsHouse else { return }
        reportMost(of: "lists", in: "lists/", now: now.filter { $0.begins("lists/") }, to: &diagnostics)
    }

    /// Warns where more than half of the pages of a folder are gone, and no others came: a new name is no loss.
    private func reportMost(
        of name: String, in folder: StaticString, now: [String], to diagnostics: inout DiagnosticList
    ) {
        guard last.addresses(in: folder, ending: Self.ending).count > 2 * now.count else { return }
        let (before, there) = (slugs(in: folder), Set(now))
        let gone = before.filter { !there.contains("\(folder)\($0)\(Self.ending)") }
        guard before.count > 2 * now.count, 2 * gone.count > before.count else { return }
        let share = gone.count == before.count ? "the" : "\(gone.count) of the \(before.count)"
        report(
            "\(share) \(name) of the last build can no longer be found: \(Self.shown(gone))", "content/\(folder)",
            to: &diagnostics)
    }

    private func report(_ text: String, _ place: String, to diagnostics: inout DiagnosticList) {
        diagnostics.report(
            .vanishedContent, text, at: SourceLocation(file: place),
            fix: "put the files back, unless they are gone on purpose: a build without --strict tells of it once")
    }

    /// The slugs of the pages right in a folder of the last output, in order.
    private func slugs(in folder: StaticString) -> [String] {
        last.addresses(in: folder, ending: Self.ending).compactMap { address in
            let slug = address.utf8.dropFirst(folder.utf8CodeUnitCount).dropLast(Self.ending.utf8CodeUnitCount)
            return slug.isEmpty || slug.contains(UInt8(ascii: "/")) ? nil : String(Substring(slug))
        }.sorted()
    }

    private static let ending: StaticString = "/index.html"

    private static func shown(_ names: [String]) -> String {
        names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }
}
