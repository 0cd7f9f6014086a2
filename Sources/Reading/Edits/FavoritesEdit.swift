import Addresses
import Diagnostics
import Kitchen
import Markdown
import Text

/// Changes `content/favorites.md`: each change touches only the lines of its food.
///
/// Foods and recipes are named by their words, whatever case and accents. All are pure: the caller reads the file, locks
/// it, and writes it.
public enum FavoritesEdit {
    /// A picture of a food, beside the file of the favourites.
    public struct FoodPicture: Hashable, Sendable {
        /// The name of its file: ASCII letters, digits, hyphens and a dot.
        public let name: String
        /// Whom it is from, which is told in its place where it is not shown.
        public let credit: String

        /// The picture of a file.
        public init(name: String, credit: String) { (self.name, self.credit) = (name, credit) }
    }

    /// A new file of favourites, with a title and no foods.
    public static func new(language: KitchenLanguage) -> [UInt8] {
        let titles: [KitchenLanguage: String] = [
            .english: "Favourites", .italian: "Preferiti", .german: "Lieblingsgerichte", .french: "Favoris",
            .spanish: "Favoritos",
        ]
        return Array("# \(titles[language] ?? "Favourites")\n".utf8)
    }

    /// The favourites with a food behind the last one, or as they are when it is there. The `picture` stands beside it.
    public static func add(
        food: String, picture: FoodPicture? = nil, to bytes: [UInt8]
    ) throws(EditFailure) -> [UInt8] {
        guard let food = food.onOneLine else { throw .empty }
        let places = try ItemLines(bytes, file: FavoritesReader.file)
        let foods = foods(places)
        guard position(of: food, in: foods) == nil else { return bytes }
        let words = written(food, picture.map { " ![\(EscapedText.markdown($0.credit))](\($0.name))" } ?? "")
        if let last = foods.last {
            let line = places.bullet(beside: last) + words.utf8
            return places.lines.inserting([line], afterLine: places.extent(of: last).upperBound)
        }
        let line = Array("- \(words)".utf8)
        let isApart = places.lines.count == 0 || places.lines.isBlank(places.lines.count)
        return places.lines.inserting(isApart ? [line] : [[], line], afterLine: places.lines.count)
    }

    /// The favourites with a recipe behind the last one of a food, which is added where it is missing. With the path of its
    /// file in the site the recipe is a link. Nothing changes when the food has it.
    public static func add(
        recipe title: String, source: String? = nil, to food: String, in bytes: [UInt8]
    ) throws(EditFailure) -> [UInt8] {
        guard let title = title.onOneLine else { throw .empty }
        let bytes = try add(food: food, to: bytes)
        let places = try ItemLines(bytes, file: FavoritesReader.file)
        let foods = foods(places)
        guard let index = position(of: food.onOneLine ?? food, in: foods) else { return bytes }
        let recipes = foods[index].children.filter(\.isList).flatMap(\.children)
        guard position(of: title, in: recipes) == nil else { return bytes }
        let words = Array((source.map { link(title, to: $0) } ?? written(title)).utf8)
        if let last = recipes.last {
            let line = places.bullet(beside: last) + words
            return places.lines.inserting([line], afterLine: places.extent(of: last).upperBound)
        }
        let width = places.bullet(beside: foods[index]).count
        let line = Array(repeating: UInt8(ascii: " "), count: width) + Array("- ".utf8) + words
        return places.lines.inserting([line], afterLine: places.extent(of: foods[index]).upperBound)
    }

    /// The favourites without a food and its recipes, and the name that it had.
    public static func remove(
        food: String, from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], name: String) {
        let places = try ItemLines(bytes, file: FavoritesReader.file)
        let foods = foods(places)
        let index = try NameMatch.find(food, in: foods.map { ($0.ownWords, $0.ownWords) })
        return (places.lines.removing(lines: places.extent(of: foods[index])), foods[index].ownWords)
    }

    /// The favourites without one recipe of a food, and the title that it had.
    public static func remove(
        recipe title: String, of food: String, from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], title: String) {
        let places = try ItemLines(bytes, file: FavoritesReader.file)
        let foods = foods(places)
        let index = try NameMatch.find(food, in: foods.map { ($0.ownWords, $0.ownWords) })
        let recipes = foods[index].children.filter(\.isList).flatMap(\.children)
        let place = try NameMatch.find(title, in: recipes.map { ($0.ownWords, $0.ownWords) })
        return (places.lines.removing(lines: places.extent(of: recipes[place])), recipes[place].ownWords)
    }

    private static func foods(_ places: ItemLines) -> [MarkdownNode] {
        places.text.document.root.children.filter(\.isList).flatMap(\.children)
    }

    private static func position(of name: String, in nodes: [MarkdownNode]) -> Int? {
        nodes.firstIndex { FoodName.folded($0.ownWords) == FoodName.folded(name) }
    }

    /// A link from the favourites to a file of the site; a path with spaces or brackets stands between angle brackets.
    private static func link(_ title: String, to source: String) -> String {
        let path = PageAddress.link(from: FavoritesReader.file, to: source)
        let isPlain = path.utf8.allSatisfy { $0 > 0x20 && !"()<>".utf8.contains($0) }
        let target = "(\(isPlain ? path : "<\(path)>"))"
        let plain = "[\(title.replacing("[", with: "\\[").replacing("]", with: "\\]"))]" + target
        return reads(plain, as: title) ? plain : "[\(EscapedText.markdown(title))]" + target
    }

    /// A name as an item, with its picture behind it: as it is where it reads so, else with what Markdown would take
    /// for its own escaped, and where an address swallows that, with the address escaped, too.
    private static func written(_ name: String, _ picture: String = "") -> String {
        let escaped = EscapedText.markdownBlock(name)
        let inert = escaped.replacing("://", with: "\\://").replacing("www.", with: "www\\.")
        return [name, escaped].first { reads($0 + picture, as: name) }.map { $0 + picture } ?? inert + picture
    }

    private static func reads(_ words: String, as name: String) -> Bool {
        // What is no text at all is escaped, too.
        guard let places = try? ItemLines(Array("- \(words)\n".utf8), file: FavoritesReader.file) else { return false }
        let foods = foods(places)
        return foods.map(\.ownWords) == [name] && !foods[0].children.contains(where: \.isList)
    }
}
