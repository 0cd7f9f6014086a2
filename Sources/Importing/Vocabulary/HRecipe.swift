/// Reads a recipe out of the classes of a page (microformats.org: h-recipe, and hRecipe before it), as JSON-LD would say it.
struct HRecipe {
    private let page: HTMLPage

    init(_ page: HTMLPage) { self.page = page }

    /// The recipes of the page that are in no other one.
    var things: [LenientJSONValue] {
        var (things, place): ([LenientJSONValue], Int) = ([], 0)
        while place < page.nodes.count {
            let isRecipe = !classes(of: place).isDisjoint(with: ["h-recipe", "hrecipe"])
            if isRecipe { things.append(thing(at: place)) }
            place = isRecipe ? page.nodes[place].next : place + 1
        }
        return things
    }

    private func thing(at node: Int) -> LenientJSONValue {
        var properties: [String: [LenientJSONValue]] = ["@type": [.text("Recipe")]]
        var (place, count, open) = (node + 1, 0, OpenProperties())
        while place < page.nodes[node].next {
            let classes = classes(of: place)
            if classes.isEmpty || count > HTMLPage.maxProperties {
                place += 1
                continue
            }
            let own = Self.properties.filter { classes.contains($0.0) }
            let isRead = own.isEmpty || open.enter(place, to: page.nodes[place].next)
            for (_, property) in own where isRead {
                count += 1
                properties[property, default: []].append(.text(value(of: property, at: place)))
            }
            place += 1
        }
        return .map(properties.mapValues { .list($0) })
    }

    private func value(of property: String, at node: Int) -> String {
        let attributes = page.nodes[node].attributes
        switch property {
        case "image": return attributes["data-src"] ?? attributes["src"] ?? attributes["href"] ?? ""
        case "totalTime", "prepTime", "cookTime", "datePublished":
            if let time = attributes["datetime"] ?? valueTitle(in: node) { return time }
        default: break
        }
        return page.escapedText(of: node)
    }

    /// What a program is to read in place of the words: `<span class="value-title" title="PT30M">`.
    private func valueTitle(in node: Int) -> String? {
        (node..<page.nodes[node].next).lazy.filter { self.classes(of: $0).contains("value-title") }
            .compactMap { self.page.nodes[$0].attributes["title"] }.first
    }

    private func classes(of node: Int) -> Set<String> {
        guard let classes = page.nodes[node].attributes["class"] else { return [] }
        return Set(classes.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The classes of h-recipe, then those of hRecipe.
    private static let properties: [(String, String)] = [
        ("p-name", "name"), ("p-ingredient", "recipeIngredient"), ("e-instructions", "recipeInstructions"),
        ("p-yield", "recipeYield"), ("dt-duration", "totalTime"), ("p-author", "author"), ("u-photo", "image"),
        ("dt-published", "datePublished"), ("p-summary", "description"), ("p-category", "keywords"),
        ("fn", "name"), ("ingredient", "recipeIngredient"), ("instructions", "recipeInstructions"),
        ("yield", "recipeYield"), ("duration", "totalTime"), ("preptime", "prepTime"), ("cooktime", "cookTime"),
        ("author", "author"), ("photo", "image"), ("published", "datePublished"), ("summary", "description"),
        ("tag", "keywords"),
    ]
}
