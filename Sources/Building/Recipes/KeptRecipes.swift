import Addresses
import Diagnostics
import Kitchen
import Publishing
import Reading
import Text

/// The broken recipes of a site, for a build that keeps going: each stays as it was last published, or is left out where the output
/// has no file of it as a build wrote it.
struct KeptRecipes: Sendable {
    /// What is read in place of each, by its file.
    private(set) var texts: [String: KeptText] = [:]
    /// What is wrong with their files as they are.
    private var told = DiagnosticList()

    /// Goes through a site until no recipe is broken any more; the site reads the kept ones from then on.
    ///
    /// `problems` tells what is wrong with the site as it is then. A recipe that is broken as it was published too, since
    /// something else has changed, is left out.
    mutating func find(
        in site: inout PreparedSite, as published: Publisher,
        problems: (PreparedSite) throws(FileFailure) -> DiagnosticList
    ) throws(FileFailure) {
        while true {
            let found = try problems(site)
            let broken = files(brokenBy: found, in: site.source.context.index)
            if broken.isEmpty { return }
            let new = broken.filter { texts[$0] == nil }
            told.append(DiagnosticList(found.filter { new.contains($0.location?.file ?? "") }))
            for file in broken {
                texts[file] = new.contains(file) ? try Self.text(of: file, in: site, published) : .nothing
            }
            site.read(texts)
        }
    }

    /// The recipes that have errors of their own and are not left out yet.
    private func files(brokenBy problems: DiagnosticList, in index: ContentIndex) -> Set<String> {
        let errors = problems.filter { $0.severity == .error && $0.basis.isEmpty }
        return Set(errors.compactMap { $0.location?.file }).filter { file in
            index.containsRecipe(file) && (texts[file] == nil || texts[file]?.day != nil)
        }
    }

    /// A recipe's file as it was last published beside its card.
    private static func text(
        of file: String, in site: PreparedSite, _ published: Publisher
    ) throws(FileFailure) -> KeptText {
        let recipe = RecipeSummary(slug: site.source.context.index.slug(ofRecipe: file), title: "", source: file)
        guard let last = try published.publishedFile(recipe.fileAddress) else { return .nothing }
        return .published(last.bytes, CalendarDate(local: last.written))
    }

    /// The problems of a site that reads these recipes, with those of the files that it does not read.
    func problems(beside others: DiagnosticList) -> DiagnosticList {
        if texts.isEmpty { return others }
        var all = DiagnosticList(others.filter { texts[$0.location?.file ?? ""] == nil })
        all.append(told)
        return all
    }
}

extension PreparedSite {
    /// Reads these texts in place of files from here on.
    fileprivate mutating func read(_ kept: [String: KeptText]) {
        source.files.kept = kept
        source.context.kept = kept
    }
}
