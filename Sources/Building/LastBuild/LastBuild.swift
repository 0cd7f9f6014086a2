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
    /// The files and folders of the site, as they were before the first was read.
    var inputs: StampedFiles
    /// The pages in the output.
    var outputs: StampedFiles
    /// What was reported.
    var report: BuildReport
}

extension LastBuild {
    /// The report of a build that would find nothing changed; nil when one has to be made.
    static func report(of options: BuildOptions, _ claim: borrowing OutputClaim) throws(FileFailure) -> BuildReport? {
        guard let bytes = try claim.lastBuild(), var last = LastBuild(bytes),
            last.fingerprint == ContentHash(ofProgramWith: options)
        else { return nil }
        let noted = last
        guard last.report.pictureProgram.map({ $0 == ThumbnailProgram.path ?? "" }) ?? true else { return nil }
        guard try last.inputs.confirm(in: options.site), try claim.confirm(&last.outputs) else { return nil }
        if last.inputs.bytes != noted.inputs.bytes || last.outputs.bytes != noted.outputs.bytes {
            // Files that were in doubt are so no longer. A note that cannot be renewed is still right.
            try? claim.keep(lastBuild: last.encoded)
        }
        return last.report
    }
}

extension LastBuild {
    /// The note in `bytes`; nil when they are none, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .lastBuild), let fingerprint = reader.number(),
            let inputs = reader.part().flatMap({ StampedFiles($0) }),
            let outputs = reader.part().flatMap({ StampedFiles($0) }),
            let pages = reader.count(), let omitted = reader.list({ $0.omittedPages() }),
            let missingPictures = reader.list({ $0.text() }),
            let pictureProgram = reader.list({ $0.text() }), let unmadePhotos = reader.count(),
            let lacksSharePictures = reader.count(),
            let diagnostics = reader.list({ $0.diagnostic() }), reader.isAtEnd
        else { return nil }
        self.init(
            fingerprint: ContentHash(value: fingerprint), inputs: inputs, outputs: outputs,
            report: BuildReport(diagnostics: DiagnosticList(diagnostics)))
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
        var writer = RecordWriter(.lastBuild, reserving: inputs.bytes.count + outputs.bytes.count + 4_096)
        writer.append(fingerprint.value)
        writer.append(inputs.bytes)
        writer.append(outputs.bytes)
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
