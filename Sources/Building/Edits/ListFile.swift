import Diagnostics
import Kitchen
import Reading

/// A shopping list by its file.
struct ListFile: Hashable {
    /// The path in the site.
    let path: String
    /// The name that commands know it by.
    var slug: String { ContentIndex.slug(ofFile: path) }

    /// The file of a list of this name, which need not be there.
    init(named name: String) throws(EditRefusal) {
        guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw EditRefusal("a list needs a name with letters or digits", fix: "name it as in `forno list new party`")
        }
        // A name is one file, whatever slashes and points it has.
        path = "content/lists/\(Self.slug(of: name)).md"
    }

    init(path: String) {
        self.path = path
    }

    /// The name of a file for a title.
    static func slug(of name: String) -> String {
        ContentIndex.slug(ofFile: String(name.map { $0 == "/" ? "-" : $0 }) + ".md")
    }

    /// The title of a list that is made under a name: a name that looks like a file's is written as a title.
    static func title(for name: String) -> String {
        let slug = slug(of: name)
        guard name == slug else { return name }
        let words = slug.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension EditableKitchen {
    /// The list that a name means: its file's name or its title, whatever case and accents; nil when there is none.
    func list(named name: String) throws -> ListFile? {
        let found = listFiles.filter { $0.slug == ListFile.slug(of: name) || $0.path == name }
        let among = found.isEmpty ? try listFiles.filter { try title(of: $0) == ListFile.slug(of: name) } : found
        guard among.count < 2 else {
            throw EditRefusal(
                "\"\(name)\" could be any of " + among.map(\.path).joined(separator: ", "), fix: "name the file")
        }
        return among.first
    }

    /// The list that a name means; a refusal with the nearest one when there is none.
    func existingList(named name: String) throws -> ListFile {
        if let found = try list(named: name) { return found }
        let fix = nearestList(to: name).map { "did you mean \"\($0)\"?" }
        throw EditRefusal(
            "no list is called \"\(name)\"", fix: fix ?? "`forno list` shows the lists; `forno list new` starts one")
    }

    /// The list that is spelled most like a name.
    func nearestList(to name: String) -> String? {
        NearestName.find(ListFile.slug(of: name), in: listFiles.map(\.slug))
    }

    /// The lists in order of path.
    var listFiles: [ListFile] { index.lists.map { ListFile(path: $0) } }

    /// The title as a slug, so that titles are compared as names are.
    private func title(of list: ListFile) throws -> String? {
        try current(list.path).flatMap { bytes in
            var ignored = DiagnosticList()
            return listReader.read(bytes, file: list.path, diagnostics: &ignored).map { ListFile.slug(of: $0.title) }
        }
    }

    var listReader: ListReader {
        ListReader(currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
    }
}
