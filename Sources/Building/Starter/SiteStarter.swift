import Diagnostics
import Kitchen
import Publishing
import Reading

/// Makes a new site from the one inside the program.
public struct SiteStarter: Sendable {
    private let folder: String
    private let files: [(path: String, bytes: [UInt8])]

    /// A new site in `folder`, which need not exist, with a plan for the week of `today`.
    public init(folder: String, today: CalendarDate) {
        self.folder = folder
        files = StarterDates(today: today).files
    }

    /// Writes the files of the site; says what they are: "a menu of 6 pizzas, 4 recipes, a plan for this week".
    ///
    /// Throws when the folder has a `content` already or a file cannot be written, and leaves it as it was.
    public func create() throws(FileFailure) -> String {
        let content = "\(folder)/content"
        guard !NewFile.isTaken(content) else {
            throw FileFailure(
                "make a site in", folder, reason: "\(content) is already there", fix: "choose another folder")
        }
        // Who has a .gitignore knows better what to keep out of it.
        let ignored = NewFile.isTaken("\(folder)/.gitignore") ? [] : [(".gitignore", Array(Self.ignored.utf8))]
        try NewFile.writeAll((files + ignored).map { ("\(folder)/\($0.0)", $0.1) })
        let recipes = files.count { $0.path.hasPrefix("content/recipes/") }
        return "a menu of 6 pizzas, \(recipes) recipes, a plan for this week"
    }
}

extension SiteStarter {
    /// What git is to keep out: the built site, and what Forno notes for itself.
    private static let ignored = """
        /output/
        /.forno/

        """
}

/// Makes a new recipe with its headings in place.
public struct RecipeStarter: Sendable {
    private let title: String
    private let site: String

    /// A recipe with a title, in the site folder `site`.
    public init(title: String, site: String) {
        self.title = title
        self.site = site
    }

    /// Writes the file and gives its path in the site; throws when there is one already.
    public func create() throws(FileFailure) -> String {
        let file = "content/recipes/\(ContentIndex.slug(ofFile: title.replacing("/", with: "-") + ".md")).md"
        try NewFile.write(Array(text.utf8), to: "\(site)/\(file)")
        return file
    }

    private var text: String {
        let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return """
            ---
            title: "\(quoted)"
            servings: 4
            prep: 20 min
            cook: 20 min
            tags: []
            ---
            What it is, in a sentence or two.

            ## Ingredients

            - 500 g flour

            ## Method

            1. Begin.

            """
    }
}
