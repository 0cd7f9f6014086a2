/// Recipes in the XML of the programs that write it, told apart by the element that the document is.
enum ExportedXML {
    /// What each program calls its document, with how a recipe is found and read.
    private static var forms: [(root: String, program: String, read: (XMLElement) -> [ProgramRecipe])] {
        [
            ("krecipes", Krecipes.name, Krecipes.recipes), ("krecipes-recipe", Krecipes.name, Krecipes.recipes),
            ("gourmetdoc", GourmetRecipe.program, GourmetRecipe.recipes),
            ("recipedoc", GourmetRecipe.program, GourmetRecipe.recipes),
            ("recipeml", "RecipeML", RecipeML.recipes), ("mx2", MasterCookDocument.program, MasterCookDocument.recipes),
            ("cookbook", "Cookmate", Cookmate.recipes),
        ]
    }

    /// The recipes of a document; nil for one of no program.
    static func read(_ bytes: [UInt8], _ path: String, _ files: ExportFiles) -> ProgramFile? {
        guard let root = root(of: bytes), let form = forms.first(where: { $0.root == root }) else { return nil }
        do throws(XMLElement.Refusal) {
            let text = XMLRepair.decoded(bytes)
            let document = try XMLElement.read(root == "mx2" ? MasterCookDocument.repaired(text) : text)
            var recipes = form.read(document)
            for place in recipes.indices { recipes[place].findPicture(in: files, from: path) }
            return recipes.isEmpty ? nil : ProgramFile(form.program, recipes)
        } catch {
            return ProgramFile(
                unreadable: "the XML cannot be read, line \(error.line): \(error.reason)", of: form.program)
        }
    }

    /// The name of the first element of a document, in lower case; nil for another text.
    static func root(of text: [UInt8]) -> String? {
        let start = text.prefix(8_192)
        guard start.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return nil }
        var place = start.startIndex
        while let open = start[place...].firstIndex(of: UInt8(ascii: "<")) {
            let name = start[(open + 1)...].prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D }
            if !name.isEmpty, name.first != 0x2D { return String(decoding: name, as: UTF8.self).lowercased() }
            let isComment = start[open...].starts(with: "<!--".utf8)
            let end = isComment ? start[open...].firstRange(of: Array("-->".utf8))?.upperBound : open + 1
            guard let end else { return nil }
            place = end
        }
        return nil
    }
}
