import Diagnostics
import Publishing

/// What a build saw and said, noted beside the list of what it wrote, so that the next build can tell that it would say and
/// write the same.
///
/// Telling costs a call of the system for each file of the site and of the output; no file is read. Whatever is not exactly
/// as noted makes a full build.
package struct LastBuild: Sendable {
    /// Of the program and of what it was told.
    var fingerprint: ContentHash
    /// The folders of the content and then all other files and folders of the site but recipes, as they were before the first
    /// was read.
    var inputs: StampedFiles
    /// How many of those are folders of the content.
    var folders: Int
    /// The recipes, as they were when they were read.
    var recipes: StampedFiles
    /// The pages in the output.
    var outputs: StampedFiles
    /// The checksum of what was known of the recipes; nil where that was not kept.
    var facts: UInt64?
    /// What was reported.
    var report: BuildReport
}

extension LastBuild {
    /// What there is to do since the last build.
    enum State {
        /// Everything: nothing is known of it, or what all depends on has changed.
        case unknown
        /// Nothing.
        case current(BuildReport)
        /// These recipes were written since, and some files may have come or gone.
        case edited(EditedBuild)
    }

    /// What there is to do since the last build with these options.
    static func state(of options: BuildOptions, _ claim: borrowing OutputClaim) throws(FileFailure) -> State {
        guard let bytes = try claim.lastBuild(), var last = LastBuild(bytes),
            last.fingerprint == ContentHash(ofProgramWith: options),
            last.report.pictureProgram.map({ $0 == ThumbnailProgram.path ?? "" }) ?? true
        else { return .unknown }
        let noted = last
        guard let moved = try last.inputs.changes(in: options.site, atMost: last.folders),
            moved.allSatisfy({ $0 < last.folders }),
            let edited = try last.recipes.changes(in: options.site, atMost: last.recipes.count / 4 + 1),
            try claim.confirm(&last.outputs)
        else { return .unknown }
        guard moved.isEmpty, edited.isEmpty else {
            // Where they cannot be had all is made anew, for whatever reason.
            guard last.facts != nil, let facts = try? claim.facts() else { return .unknown }
            return .edited(EditedBuild(last: last, recipes: edited, facts: facts))
        }
        if last.inputs.bytes != noted.inputs.bytes || last.recipes.bytes != noted.recipes.bytes
            || last.outputs.bytes != noted.outputs.bytes
        {
            // Files that were in doubt are so no longer. A note that cannot be renewed is still right.
            try? claim.keep(lastBuild: last.encoded)
        }
        return .current(last.report)
    }
}

/// The last build of a site that has the same settings, with the recipes that were written since.
struct EditedBuild: Sendable {
    let last: LastBuild
    /// The numbers of those recipes, in order.
    let recipes: [Int]
    /// What was known of all recipes.
    let facts: MappedFile

    /// Whether all else is as it was in files as they are read now.
    func holds(for inputs: SiteInputs) -> Bool {
        inputs.stamps?.differences(from: last.inputs)?.allSatisfy { $0 < inputs.contentFolders } ?? false
    }
}

extension LastBuild {
    /// The note in `bytes`; nil when they are none, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .lastBuild), let fingerprint = reader.number(),
            let inputs = reader.part().flatMap({ StampedFiles($0) }), let folders = reader.count(),
            let recipes = reader.part().flatMap({ StampedFiles($0) }),
            let outputs = reader.part().flatMap({ StampedFiles($0) }), let facts = reader.list({ $0.number() }),
            let pages = reader.count(), let omitted = reader.list({ $0.omittedPages() }),
            let missingPictures = reader.list({ $0.text() }),
            let pictureProgram = reader.list({ $0.text() }), let unmadePhotos = reader.count(),
            let lacksSharePictures = reader.count(),
            let diagnostics = reader.list({ $0.diagnostic() }), reader.isAtEnd
        else { return nil }
        self.init(
            fingerprint: ContentHash(value: fingerprint), inputs: inputs, folders: folders, recipes: recipes,
            outputs: outputs, facts: facts.first, report: BuildReport(diagnostics: DiagnosticList(diagnostics)))
        report.pages = pages
        report.omittedPages = omitted.first
        report.missingPictures = missingPictures
        (report.pictureProgram, report.unmadePhotos) = (pictureProgram.first, unmadePhotos)
        report.lacksSharePictures = lacksSharePictures == 1
        report.unchanged = outputs.count
        report.isPublished = true
        report.wasUpToDate = true
    }

    /// The bytes of the note.
    var encoded: [UInt8] {
        let files = [inputs, recipes, outputs].reduce(0) { $0 + $1.bytes.count }
        var writer = RecordWriter(.lastBuild, reserving: files + 4_096)
        writer.append(fingerprint.value)
        writer.append(inputs.bytes)
        writer.append(folders)
        writer.append(recipes.bytes)
        writer.append(outputs.bytes)
        writer.append(facts.map { [$0] } ?? []) { $0.append($1) }
        writer.append(report.pages)
        writer.append(report.omittedPages.map { [$0] } ?? []) { $0.append($1) }
        writer.append(report.missingPictures) { $0.append($1) }
        writer.append(report.pictureProgram.map { [$0] } ?? []) { $0.append($1) }
        writer.append(report.unmadePhotos)
        writer.append(report.lacksSharePictures ? 1 : 0)
        writer.append(report.diagnostics) { $0.append($1) }
        return writer.finish()
    }
}
