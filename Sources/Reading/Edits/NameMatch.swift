import Diagnostics
import Kitchen

/// Finds what a person means by the name of something in a file.
enum NameMatch {
    /// The index of the one whose text or name is the wanted one, whatever case and accents, or of the only one that has
    /// it in its text; of several that are quite alike the first.
    static func find(
        _ wanted: String, in texts: [(text: String, name: String)]
    ) throws(EditFailure) -> Int {
        if let found = texts.firstIndex(where: { $0.text == wanted }) { return found }
        let key = FoodName.folded(wanted)
        guard !key.isEmpty else { throw wanted.onOneLine == nil ? .empty : .notFound(wanted, nearest: nil) }
        if let found = texts.firstIndex(where: { FoodName.folded($0.text) == key }) { return found }
        let byName = texts.indices.filter { FoodName.folded(texts[$0].name) == key }
        let near = byName.isEmpty ? texts.indices.filter { FoodName.folded(texts[$0].text).contains(key) } : byName
        guard let first = near.first else {
            let nearest =
                NearestName.find(wanted, in: texts.map(\.name)) ?? NearestName.find(wanted, in: texts.map(\.text))
            throw .notFound(wanted, nearest: nearest)
        }
        guard near.count == 1 else { throw .ambiguous(wanted, among: near.map { texts[$0].text }) }
        return first
    }
}
