import Text

/// The slugs of a site's recipes: each by the name of its file, and where several have one name, by their folders too.
///
/// Of several the one in the fewest folders, then the first by path, has the name alone; the others have that of their folder
/// before it (`winter-soup`), and of further folders while another recipe has that too.
struct RecipeSlugs {
    /// The slugs in the order of the recipes.
    private(set) var all: [String]
    /// The places of recipes among all, by slug.
    private(set) var places: [String: Int32] = [:]
    /// The recipes whose slug another has too that comes before them: no folder tells the two apart.
    private(set) var later: Set<String> = []
    /// The slugs that are not those of the file's name, by file.
    private(set) var others: [String: String] = [:]

    /// The slugs of recipes by their paths.
    init(_ recipes: [String]) {
        all = recipes.map { ContentIndex.slug(ofFile: $0) }
        places.reserveCapacity(recipes.count)
        var namesakes: [Int] = []
        for (place, slug) in all.enumerated() where places.updateValue(Int32(place), forKey: slug) != nil {
            namesakes.append(place)
        }
        if !namesakes.isEmpty { tellApart(Set(namesakes.map { all[$0] }), of: recipes) }
    }

    /// Gives all but one of the recipes of each of these names another slug, where their folders have one.
    private mutating func tellApart(_ names: Set<String>, of recipes: [String]) {
        let folders = recipes.indices.filter { names.contains(all[$0]) }.map { ($0, Self.folders(of: recipes[$0])) }
        for name in names { places[name] = nil }
        for (place, folders) in folders.sorted(by: { ($0.1.count, $0.0) < ($1.1.count, $1.0) }) {
            var slug = all[place]
            // Two of one folder have the same folder before them: that tells neither from the other.
            for folder in folders.reversed()
            where places[slug].map({ Self.folders(of: recipes[Int($0)]) != folders }) ?? false {
                slug = Slug.make(folder) + "-" + slug
            }
            if places[slug] != nil {
                later.insert(recipes[place])
            } else {
                places[slug] = Int32(place)
                if slug != all[place] { others[recipes[place]] = slug }
                all[place] = slug
            }
        }
    }

    /// The folders below `content/recipes/` that a recipe stands in; one that is a folder itself does not count.
    private static func folders(of file: String) -> [String] {
        let parts = file.split(separator: "/").dropFirst(2).map { String($0) }
        return Array(parts.dropLast(parts.last?.hasPrefix("index.") ?? false ? 2 : 1))
    }
}
