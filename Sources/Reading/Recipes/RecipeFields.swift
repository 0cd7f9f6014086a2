import Diagnostics
import Kitchen
import Text

/// What the front matter of a recipe says. All of it is optional.
struct RecipeFields {
    var title: String?
    var description: String?
    var servings: String?
    /// What it makes, in each measure: "500 ml", "350 g".
    var yields: [String] = []
    var prep: Minutes?
    var cook: Minutes?
    var total: Minutes?
    var tags: [String] = []
    var image: Located<String>?
    var author: String?
    var origin: String?
    var date: String?
    var ingredients: [Located<String>] = []
    var steps: [Located<String>] = []
    /// A draft is read and checked, and not published.
    var isDraft = false
    /// Whether the title is what other programs call `name`: the text may have one of its own.
    var isTitleName = false
    /// The language of its lines, where it is another than the site's.
    var language: KitchenLanguage?

    /// Whether it says anything of a recipe.
    var hasAny: Bool {
        title != nil && !isTitleName || description != nil || servings != nil || prep != nil || cook != nil
            || total != nil
            || !tags.isEmpty
            || image != nil || author != nil || origin != nil || date != nil || !ingredients.isEmpty || !steps.isEmpty
    }

    init() {}

    init(_ root: SourceValue, file: String, diagnostics: inout DiagnosticList) {
        var fields = Fields(root, file: file, subject: "this recipe")
        fields.readsLinesAsText = true
        title = fields.text("title")?.value.nonEmpty
        if title == nil {
            title = fields.value("name")?.scalarText?.nonEmpty
            isTitleName = title != nil
        }
        description = (fields.text("description") ?? fields.text("summary"))?.value.nonEmpty
        servings = Self.first(["servings", "serves", "portions"], &fields) { fields, key in
            fields.value(key)?.scalarText
        }
        yields = Self.yields(&fields)
        servings = servings ?? yields.first
        prep = Self.first(["prep", "prep_time", "prepTime"], &fields, Self.time)
        cook = Self.first(["cook", "cook_time", "cookTime"], &fields, Self.time)
        total = Self.first(["total", "total_time", "totalTime", "time"], &fields, Self.time)
        tags = Self.tags(&fields)
        image = fields.text("image") ?? fields.text("picture")
        author = fields.text("author")?.value.nonEmpty
        origin = Self.origin(&fields)
        date = Self.date(&fields)
        ingredients = Self.ingredients(&fields)
        steps = Self.first(["steps", "method", "directions", "instructions"], &fields) { $0.texts($1) } ?? []
        language = Self.language(&fields)
        isDraft = fields.bool("draft")?.value ?? false
        fields.allowUnlikeOthers()
        fields.finish(into: &diagnostics)
    }

    /// The lines of the ingredients, each with its amount where those are a list of their own beside them.
    private static func ingredients(_ fields: inout Fields) -> [Located<String>] {
        guard let list = fields.value("ingredients") else { return [] }
        if case .list(let items) = list.content, let lines = ListedIngredients.lines(items) { return lines }
        let lines = fields.texts("ingredients") ?? []
        guard !lines.isEmpty, let value = fields.value("amounts") else { return lines }
        let amounts = if case .list(let items) = value.content { items.map { $0.scalarText ?? "" } } else { [String]() }
        guard amounts.count == lines.count else {
            fields.report(
                .invalidValue, "there are \(lines.count) ingredients and \(amounts.count) amounts", at: value.span,
                severity: .warning, notes: ["until then no amount is known"],
                fix: "write one amount for each ingredient")
            return lines
        }
        return zip(lines, amounts).map { line, amount in
            let isNone = amount.allSatisfy { "0-–? ".contains($0) }
            return isNone ? line : Located("\(amount) \(line.value)", at: line.span)
        }
    }

    /// The source of a recipe: a web address, or words.
    private static func origin(_ fields: inout Fields) -> String? {
        guard let text = fields.text("source") else { return nil }
        if let meant = MistypedScheme.corrected(text.value) {
            fields.report(
                .unsafeURL, "the address \"\(text.value)\" is not passed on", at: text.span,
                fix: "did you mean \(meant)?")
        }
        return text.value.nonEmpty
    }

    private static func language(_ fields: inout Fields) -> KitchenLanguage? {
        guard let tag = fields.text("language") else { return nil }
        if tag.value.prefix(while: { $0 != "-" && $0 != "_" }).count > 3 {
            fields.report(
                .invalidValue, "\"\(tag.value)\" is no language tag", at: tag.span,
                fix: "write en, it, de, fr or es, or leave it out")
        }
        return KitchenLanguage(tag: tag.value)
    }

    private static func first<Value>(
        _ keys: [String], _ fields: inout Fields, _ read: (inout Fields, String) -> Value?
    ) -> Value? {
        var found: Value?
        for key in keys {
            let value = read(&fields, key)
            found = found ?? value
        }
        return found
    }

    /// The date as it is written, with a warning where it is no day.
    private static func date(_ fields: inout Fields) -> String? {
        guard let value = fields.value("date"), let text = value.scalarText?.nonEmpty else { return nil }
        if CalendarDate(beginning: text) == nil {
            fields.report(
                .invalidValue, "\"\(text)\" is no day that can be told", at: value.span, severity: .warning,
                fix: "write the day as in 2026-11-21")
        }
        return text
    }

    private static func time(_ fields: inout Fields, _ key: String) -> Minutes? {
        guard let value = fields.value(key), let text = value.scalarText else { return nil }
        switch TimeReader.read(text) {
        case .time(let time): return time
        case .unknownUnit(let word):
            fields.report(
                .unknownTimeUnit, "\"\(word)\" is no unit of time", at: value.span,
                fix: "write the time as in 20 min, 1 h 30 min or PT20M")
        case .tooLong:
            fields.report(
                .unknownTimeUnit, "\"\(text)\" is longer than can be counted", at: value.span, fix: "correct the time")
        case .none:
            fields.report(
                .unknownTimeUnit, "\"\(text)\" says no time", at: value.span,
                fix: "write the time as in 20 min, 1 h 30 min or PT20M, or leave it out")
        }
        return nil
    }

    /// What it makes; Cooklang parts amount and unit by a percent sign.
    private static func yields(_ fields: inout Fields) -> [String] {
        guard let value = fields.value("yield") else { return [] }
        let items = if case .list(let items) = value.content { items } else { [value] }
        return items.compactMap { $0.scalarText?.replacing("%", with: " ") }
    }

    /// The most tags that a recipe may have: each makes pages of its own.
    private static let maxTags = 100

    private static func tags(_ fields: inout Fields) -> [String] {
        let written = fields.texts("tags", splitting: true) ?? []
        let tags = unique(written)
        guard tags.count > maxTags else { return tags }
        fields.report(
            .tooManyTags, "a recipe can have \(maxTags) tags, and this one has \(tags.count)",
            at: written[maxTags].span, fix: "keep those that readers look for; only the first \(maxTags) are used")
        return Array(tags.prefix(maxTags))
    }

    /// Some tags and further ones, each once, as far as a recipe may have them.
    static func merged(_ tags: [String], with others: [String]) -> [String] {
        let all = (tags + others).map { Located($0, at: .start) }
        return Array(unique(all).prefix(maxTags))
    }

    /// The tags without repeats: two that would have one address are one, "gluten-free" and "Gluten free".
    private static func unique(_ tags: [Located<String>]) -> [String] {
        var seen = SeenNames()
        var unique: [String] = []
        unique.reserveCapacity(tags.count)
        for tag in tags {
            let name = tag.value.trimmingSpaces
            if !name.isEmpty, seen.insert(Slug.make(name)) { unique.append(name) }
        }
        return unique
    }
}

/// Names that were seen: searched through while they are few, which is quicker than to hash them.
private struct SeenNames {
    private var few: [String] = []
    private var many: Set<String> = []
    private static let maxSearched = 16

    init() { few.reserveCapacity(4) }

    /// Adds a name; false when it was seen before.
    mutating func insert(_ name: String) -> Bool {
        if few.contains(name) { return false }
        if few.count == Self.maxSearched { return many.insert(name).inserted }
        few.append(name)
        return true
    }
}

extension String {
    /// The text, or nil when it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}

extension RecipeSummary {
    /// Takes the facts that stand in the front matter alone.
    mutating func take(_ fields: RecipeFields) {
        servings = fields.servings
        prep = fields.prep
        cook = fields.cook
        takeTotal(fields.total)
        tags = fields.tags
        date = fields.date
    }

    /// Takes a total time, unless one is known or this is none: some programs write 0 where nothing was entered.
    mutating func takeTotal(_ time: Minutes?) {
        if writtenTotal == nil, let time, time.count > 0 { writtenTotal = time }
    }
}

extension ProseContext {
    /// The file of the picture that a key of `file` names, or nil and a `missing-picture` or `refused-file`.
    func pictureFile(_ image: Located<String>, in file: String, diagnostics: inout DiagnosticList) -> String? {
        let location = SourceLocation(file: file, span: image.span)
        guard !LinkPath.isElsewhere(image.value) else {
            diagnostics.report(
                Diagnostic(
                    .missingPicture, "the picture \"\(image.value)\" is on another host, which pages do not ask for",
                    at: location, severity: .note, fix: "save the picture beside this file and name it here"))
            return nil
        }
        let wanted = LinkPath(image.value).resolved(from: file)
        guard let wanted, index.contains(wanted) else {
            diagnostics.report(
                .missingPicture, "the picture \"\(image.value)\" is not there", at: location,
                fix: index.pictureMeant(by: wanted, in: file) ?? "add the picture beside this file, or remove the key")
            return nil
        }
        return published(wanted, writtenAs: image.value, at: location, diagnostics: &diagnostics)
    }

    /// A file that is to be shown as a picture, or nil and a `refused-file`.
    func published(
        _ picture: String, writtenAs written: String, at location: SourceLocation, diagnostics: inout DiagnosticList
    ) -> String? {
        guard let refusal = index.refusal(of: picture, asPicture: true) else { return picture }
        diagnostics.report(refusal, of: written, at: location)
        return nil
    }
}
