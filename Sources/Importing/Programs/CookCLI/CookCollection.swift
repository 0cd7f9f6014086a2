import Kitchen
import Reading

/// A collection of CookCLI: recipes in Cooklang, which are kept as they stand, with their pictures and what else it has.
public enum CookCollection {
    /// Files whose names begin with a full stop, which a listing of a folder passes over.
    public static let hiddenFiles = [".shopping-list"]

    /// Whether a file is a recipe in Cooklang.
    public static func isRecipe(_ path: String) -> Bool { path.lowercased().hasSuffix(".cook") }

    /// What else a collection has, by the names that CookCLI gives it.
    public enum Part: Sendable {
        /// `config/aisle.conf`: where foods stand in the shop.
        case aisles
        /// `config/pantry.conf`: what is in the house.
        case pantry
        /// A menu of some days.
        case menu
        /// `.shopping-list`
        case shoppingList

        /// What a file is; nil for another one.
        public init?(_ path: String) {
            switch path.split(separator: "/").last.map({ $0.lowercased() }) ?? "" {
            case "aisle.conf": self = .aisles
            case "pantry.conf": self = .pantry
            case ".shopping-list": self = .shoppingList
            case let name where name.hasSuffix(".menu"): self = .menu
            default: return nil
            }
        }
    }

    /// Whether a file of a collection is read alone, too.
    public static func isKept(_ path: String) -> Bool { isRecipe(path) || Part(path) != nil }

    /// The file of the recipe that a menu names, in the folder of the menu or in that of the collection.
    public static func recipe(_ reference: String, inMenu menu: String, of files: ExportFiles) -> String? {
        for folder in [ExportFiles.folder(of: menu), ""] {
            var parts: [Substring] = []
            for part in (folder + reference).split(separator: "/") where part != "." {
                if part != ".." { parts.append(part) } else if parts.popLast() == nil { break }
            }
            let path = parts.joined(separator: "/")
            if let file = ["\(path).cook", path].first(where: { isRecipe($0) && files.bytes($0) != nil }) {
                return file
            }
        }
        return nil
    }

    /// What a recipe in Cooklang is called, and how much it has; nil for one that Forno cannot read.
    public static func facts(of bytes: [UInt8], at path: String) -> (title: String, ingredients: Int, steps: Int)? {
        let file = "content/recipes/" + (path.split(separator: "/").last.map(String.init) ?? path)
        let context = ProseContext(index: ContentIndex(files: [file]), language: .english)
        let result = RecipeReader(context: context).read(bytes, file: file)
        guard let recipe = result.recipe else { return nil }
        return (recipe.summary.title, recipe.ingredients.count, recipe.steps.count)
    }

    /// The pictures of a recipe and of its steps: "Soup.jpg", "Soup.2.jpg", "Soup.1.2.jpg".
    public static func pictures(of recipe: String, in files: ExportFiles) -> [String] {
        let stem = recipe.dropLast(4)
        return files.paths(in: String(stem)).filter { path in
            let name = path.dropFirst(stem.count)
            guard ExportFiles.isPicture(path), !name.contains("/"), let dot = name.lastIndex(of: ".") else {
                return ExportFiles.isPicture(path) && !name.contains("/") && !name.contains(".")
            }
            return name[..<dot].split(separator: ".").allSatisfy { $0.allSatisfy(\.isNumber) }
        }
    }
}
