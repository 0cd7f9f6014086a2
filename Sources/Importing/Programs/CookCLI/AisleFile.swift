import Kitchen
import Text

/// The aisles of CookCLI (`config/aisle.conf`): a heading in brackets for each, and a food on each line with its other names
/// behind bars.
///
/// ```
/// AisleFile.read("[produce]\napples|apple\n").map(\.aisle)    // ["produce"]
/// ```
public enum AisleFile {
    /// The foods, each with its aisle; those of a name that came before are left out. At most 5,000.
    public static func read(_ text: String) -> [SuggestedGrocery] {
        var (foods, seen, aisle): ([SuggestedGrocery], Set<String>, String?) = ([], [], nil)
        for line in text.split(whereSeparator: \.isNewline) where foods.count < 5_000 {
            let line = PlainWords.line(String(line))
            if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") { continue }
            if line.hasPrefix("["), line.hasSuffix("]") {
                let name = PlainWords.line(String(line.dropFirst().dropLast()))
                aisle = name.isEmpty ? nil : name
                continue
            }
            // A semicolon would part the aliases of a table.
            let names = line.split(separator: "|").map { PlainWords.line(String($0).replacing(";", with: ",")) }
                .filter { !$0.isEmpty && $0.count <= 100 && seen.insert(FoodName.folded($0)).inserted }
            guard let name = names.first else { continue }
            foods.append(SuggestedGrocery(name: name, aliases: Array(names.dropFirst()), aisle: aisle))
        }
        return foods
    }
}
