#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What stands in a folder that is no site, where it tells what happened: settings under another name or in another place,
/// or a site of another generator.
public struct ExpectedNames: Sendable {
    /// What is there, as a clause.
    public let note: String
    /// What to do about it.
    public let fix: String

    /// The first sign in a folder; nil when there is none.
    public static func found(in folder: String) -> ExpectedNames? {
        let isThere = { (path: String) in access(folder + "/" + path, F_OK) == 0 }
        if let settings = ["content/site.yaml", "site.yml", "site.yaml"].first(where: isThere) {
            return ExpectedNames(
                note: "\(settings) is there, which nothing reads", fix: "move it to content/site.yml")
        }
        guard let other = generators.first(where: { $0.files.allSatisfy(isThere) }) else { return nil }
        return ExpectedNames(
            note: "\(other.files[0]) says that this is a site of \(other.name)",
            fix: "start a site with `forno new site NAME`, and copy the recipes into its content/recipes/")
    }

    /// The files that others keep in the folder of a site.
    private static let generators: [(name: String, files: [String])] = [
        ("Hugo", ["hugo.toml"]), ("Hugo", ["hugo.yaml"]), ("Hugo", ["hugo.json"]), ("Hugo", ["config/_default"]),
        ("Hugo", ["config.toml", "archetypes"]), ("Hugo", ["config.yaml", "archetypes"]),
        ("Zola", ["config.toml", "templates"]), ("Hugo", ["config.toml", "content"]), ("Jekyll", ["_config.yml"]),
        ("MkDocs", ["mkdocs.yml"]), ("Eleventy", [".eleventy.js"]), ("Eleventy", ["eleventy.config.js"]),
        ("Astro", ["astro.config.mjs"]), ("Hexo", ["_config.yaml"]), ("Pelican", ["pelicanconf.py"]),
    ]
}
