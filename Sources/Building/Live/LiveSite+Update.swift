import Addresses
import Diagnostics
import Kitchen
import Publishing
import Reading

extension LiveSite {
    /// Takes in that something may have happened to these files and folders, by their paths in the site.
    ///
    /// Files that hold what they held are passed over. A problem with a file is among the diagnostics afterwards, and the
    /// site stays as it was where it cannot be read.
    public mutating func update(_ paths: Set<String>) -> SiteUpdate {
        var found = FoundChanges(paths, in: site.source, hashes: hashes)
        guard !found.isEmpty || isBehind else { return SiteUpdate() }
        version += 1
        let changesPhotos = found.media.contains { SitePhotos.isPhoto($0) }
        let changesMoreThanRecipes =
            isBehind || found.hasMoved || changesPhotos || found.texts.keys.contains { !isRecipe($0) }
        if changesMoreThanRecipes { prepareAnew(&found) }
        takeIn(found)
        let movesLinks = found.hasMoved || found.texts.keys.contains { $0.hasPrefix("content/") && !isRecipe($0) }
        due = movesLinks || due == .recipes ? .recipes : .together
        gatherDiagnostics()
        var update = SiteUpdate()
        update.changed = found.all
        update.resources = update.changed.compactMap(resource)
        update.isPreparedAnew = changesMoreThanRecipes
        return update
    }

    /// The site as it is when the network is asked again: for the menu each time, for pictures once a day.
    ///
    /// Costs what the network takes, ten seconds for a menu that does not come, and to read all but the recipes anew.
    public var askedAgain: LiveSite {
        var site = self
        var found = FoundChanges()
        site.version += 1
        site.prepareAnew(&found, askingNetwork: true)
        site.takeIn(found)
        site.due = site.due ?? .together
        site.gatherDiagnostics()
        return site
    }

    /// Takes the place of this site, of which it is what the network gave; false where this one has changed since.
    public mutating func take(_ asked: LiveSite) -> Bool {
        guard asked.version == version + 1 else { return false }
        self = asked
        return true
    }

    /// Whether any of the site comes from the network.
    public var usesNetwork: Bool {
        let sources = site.kitchen.settings.sources
        let isRemote = [sources.pizzas, sources.ingredients, sources.drinks].contains { $0.contains("://") }
        return !options.isOffline && (isRemote || !site.source.pictures.isEmpty)
    }

    private func isRecipe(_ file: String) -> Bool { site.source.context.index.containsRecipe(file) }

    /// Reads all but the recipes again, and finds what has come and gone.
    private mutating func prepareAnew(_ found: inout FoundChanges, askingNetwork asksNetwork: Bool = false) {
        preparedDiagnostics = DiagnosticList()
        let before = site.source.paths
        var options = options
        // What was fetched is there; nothing is asked for again with each save of something else.
        options.keepsFetched = !asksNetwork && !found.texts.keys.contains(where: namesSources)
        do throws(FileFailure) {
            site = try PreparedSite(options, isSeen: true, diagnostics: &preparedDiagnostics)
            if found.hasMoved || isBehind { try takeStock(&found, before: before) }
            isBehind = false
        } catch {
            isBehind = true
            preparedDiagnostics.report(
                .unreadableFile, "the site \(error)", at: SourceLocation(file: error.path), fix: "make it readable")
        }
    }

    /// Whether a file may say where a menu or a picture comes from.
    private func namesSources(_ file: String) -> Bool {
        file.hasPrefix("content/") && (file.hasSuffix(".yml") || file.hasSuffix(".json"))
    }

    private func takeStock(_ found: inout FoundChanges, before: [String]) throws(FileFailure) {
        let texts = try site.source.texts()
        let there = Set(texts)
        for file in texts where hashes[file] == nil { found.texts[file] = .some(site.source.bytes(of: file)) }
        found.gone = hashes.files.filter { !there.contains($0) }
        let media = Set(before).symmetricDifference(site.source.paths).filter { !ContentIndex.isData($0) }
        found.media += media
    }

    private mutating func takeIn(_ found: FoundChanges) {
        let finisher = RecipeFinisher(live: site)
        let changed = Set(found.texts.keys.filter(isRecipe))
        let needing = recipes.recipes(needing: changed.union(found.gone)).filter(isRecipe)
        let files = changed.union(needing).sorted()
        let read = Parallel.map(files.count, jobs: options.jobs) { number in
            finisher.finish(files[number], bytes: found.texts[files[number]] ?? nil)
        }
        for recipe in read { recipes.put(recipe) }
        for (file, bytes) in found.texts { hashes[file] = bytes.map { ContentHash($0) } }
        for file in found.gone {
            recipes.remove(file)
            hashes[file] = nil
        }
    }

    /// The address of a file that pages name: an asset, a picture. Nil for one that pages are made of.
    private func resource(_ file: String) -> String? {
        if file.hasPrefix("templates/assets/") { return String(file.dropFirst("templates/".count)) }
        return file.hasPrefix("content/") && !ContentIndex.isData(file) ? PageAddress.media(ofFile: file) : nil
    }
}
