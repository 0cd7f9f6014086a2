import Addresses
import Diagnostics
import Kitchen
import Media
import Publishing
import Reading
import Site
import Text

/// The photographs of a site: what pages know of them, and what is published in the place of their files.
///
/// What was made of one is kept in `.forno/photos`, under a name that says of what bytes it was made and how; `known` there tells by
/// size and times which file has what bytes, so that a photograph that nobody has written to is not read again.
struct SitePhotos: Sendable {
    /// What pages know of them.
    let table: PhotoTable
    /// The program that makes them; nil where there is none, so that they are published as they are.
    let program: String?
    private let found: [String: FoundPhoto]
    private let folders: KeptFolders?

    /// What was made of a photograph.
    struct Made: Sendable {
        /// The name of its folder.
        let key: String
        let facts: PhotoFacts
    }

    /// What came of a file.
    enum FoundPhoto: Sendable {
        case made(Made)
        /// It is published as it is: nothing makes photographs, or it is none, a picture that moves say.
        case asItIs(PictureSize?)
        /// It is published as it is, since nothing can be made of it, and why.
        case damaged(String)
        /// It is published as it is, since nothing was made of it this time, and why.
        case failed(String)
        /// The system failed to read it.
        case unread(FileFailure)
    }

    private static let knownFile = "known"
    /// The first bytes of a file; nearly all say how large a picture is.
    private static let startCount = 65_536

    private static func folder(of options: BuildOptions) -> String { options.state + "/photos" }

    /// The files of a site that may be photographs, in order.
    static func files(of site: ParsedSite) -> [String] { site.paths.filter { isPhoto($0) } }

    /// Whether a file of the site is a photograph by its name. What its last letter tells is not looked at further: recipes are many.
    static func isPhoto(_ file: String) -> Bool {
        switch (file.utf8.last ?? 0) | 0x20 {
        case UInt8(ascii: "g"), UInt8(ascii: "p"), UInt8(ascii: "f"), UInt8(ascii: "e"):
            let kind = SafeFileType(ofFile: file)?.endings.first ?? ""
            return ["jpg", "png", "webp", "avif"].contains(kind) && file.hasPrefix("content/")
        default: return false
        }
    }

    /// The photographs in these files of a site. Where `isMaking`, what is missing is made, and kept in the state folder; else only
    /// their sizes are known.
    init(
        _ files: [String], of site: ParsedSite, _ options: BuildOptions, isMaking: Bool, _ monitor: BuildMonitor? = nil
    ) throws(FileFailure) {
        program = ThumbnailProgram.path
        guard isMaking, let program else {
            folders = nil
            found = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.look(at: $0, in: site.files)) })
            table = Self.table(of: found)
            return
        }
        let folders = try KeptFolders(Self.folder(of: options))
        var known = try folders.read(Self.knownFile).flatMap { KnownDigests($0) } ?? KnownDigests()
        let earlier = known.encoded
        let work = PhotoWork(files, of: site, program, folders, jobs: options.jobs, monitor: monitor)
        found = try work.run(&known)
        if known.encoded != earlier { try AtomicFile.write(known.encoded, to: "\(folders.path)/\(Self.knownFile)") }
        self.folders = folders
        table = Self.table(of: found)
    }

    /// The photographs of a site that somebody looks at; nil where it has none. Where nothing can be kept, nothing is made.
    init?(seenOf site: ParsedSite, _ options: BuildOptions) throws(FileFailure) {
        let files = Self.files(of: site)
        if files.isEmpty { return nil }
        let canKeep = (try? KeptFolders(Self.folder(of: options))) != nil
        try self.init(files, of: site, options, isMaking: canKeep && ThumbnailProgram.path != nil)
    }

    /// What is known of a file of which nothing is made.
    static func look(at file: String, in files: SiteFiles) -> FoundPhoto {
        do throws(FileFailure) {
            var start = try files.start(of: file, count: startCount)
            // A preview and a profile may stand before the size.
            if PictureSize(of: start) == nil, start.count == startCount { start = try files.read(file) }
            guard let type = SafeFileType(ofPicture: start)?.endings.first,
                ["jpg", "png", "webp", "avif"].contains(type)
            else { return .asItIs(nil) }
            guard let size = PictureSize(of: start) else { return .damaged("cannot be read") }
            if size.isTooLarge { return .damaged("has more than 200 million pixels") }
            return .asItIs(PictureMetadata.mayBeTurned(start) ? nil : size)
        } catch {
            return .unread(error)
        }
    }

    private static func table(of found: [String: FoundPhoto]) -> PhotoTable {
        var photos: [String: Photo] = [:]
        for (file, made) in found.sorted(by: { $0.key < $1.key }) {
            let address = PageAddress.media(ofFile: file)
            switch made {
            case .made(let made): photos[address] = Photo(made, named: made.name(ofFile: file))
            case .asItIs(let size?): photos[address] = Photo(width: size.width, height: size.height)
            case .asItIs, .damaged, .failed, .unread: break
            }
        }
        return PhotoTable(photos)
    }
}

// What is published.
extension SitePhotos {
    /// What is published of a file: where, and from which file. Nil for one that is published as it is.
    ///
    /// Throws where the file could not be read: it is not to be published with what it may say beside the picture.
    func published(_ file: String) throws(FileFailure) -> [(address: String, source: String)]? {
        switch found[file] {
        case .unread(let failure): throw failure
        case .made(let made):
            guard let folders else { return nil }
            let name = made.name(ofFile: file)
            return [(PageAddress.media(ofFile: file), folders.file(made.key, made.facts.whole))]
                + made.facts.widths.map { width in
                    (
                        PageAddress.photo(name, width: width),
                        folders.file(made.key, PhotoFacts.name(ofWidth: width))
                    )
                }
        case .asItIs, .damaged, .failed, nil: return nil
        }
    }

    /// The files of all whole photographs that were made, by the addresses at which they are published.
    var wholes: [String: String] {
        guard let folders else { return [:] }
        return found.reduce(into: [:]) { wholes, photo in
            guard case .made(let made) = photo.value else { return }
            wholes[PageAddress.media(ofFile: photo.key)] = folders.file(made.key, made.facts.whole)
        }
    }

    /// The bytes at an address of the built site; nil where no photograph that was made is there.
    func content(at address: String) throws(FileFailure) -> [UInt8]? {
        guard let folders, PageAddress.isMedia(address) || address.hasPrefix(PageAddress.photoFolder) else {
            return nil
        }
        for (file, found) in found {
            guard case .made(let made) = found else { continue }
            if PageAddress.media(ofFile: file) == address { return try folders.read(made.key, made.facts.whole) }
            let name = made.name(ofFile: file)
            let width = made.facts.widths.first { PageAddress.photo(name, width: $0) == address }
            if let width { return try folders.read(made.key, PhotoFacts.name(ofWidth: width)) }
        }
        return nil
    }

    /// Reports those of some files of which nothing could be made; gives how many are published as they are, for want of the
    /// program.
    func report(on published: Set<String>, to diagnostics: inout DiagnosticList) -> Int {
        var unmade = 0
        for (file, found) in found.sorted(by: { $0.key.isBefore($1.key) }) where published.contains(file) {
            if case .asItIs = found, program == nil { unmade += 1 }
            guard let reason = found.complaint else { continue }
            diagnostics.report(
                .unreadPhoto, "the photo \(reason), so it is published as it is", at: SourceLocation(file: file),
                fix: "save it again as JPEG, or take it out")
        }
        return unmade
    }

    /// Whether the next build would find the same: not where the program or the system failed, and not the photograph.
    var isRepeatable: Bool { found.values.allSatisfy(\.isLasting) }

    /// Removes what was made of the photographs of a site that has none any more.
    static func removeAll(in options: BuildOptions) {
        // What cannot be removed harms nobody.
        try? KeptFolders(folder(of: options)).removeAll(but: [])
    }

    /// Removes what was made of photographs that the site has no more.
    func removeOthers() {
        let needed = found.values.compactMap { if case .made(let made) = $0 { made.key } else { nil } }
        folders?.removeAll(but: Set(needed + [Self.knownFile]))
    }
}

extension SitePhotos.FoundPhoto {
    /// Why nothing could be made, as a clause.
    fileprivate var complaint: String? {
        switch self {
        case .damaged(let reason), .failed(let reason): reason
        case .made, .asItIs, .unread: nil
        }
    }

    fileprivate var isLasting: Bool {
        switch self {
        case .made, .asItIs, .damaged: true
        case .failed, .unread: false
        }
    }
}

extension SitePhotos.Made {
    /// What a photograph is called in addresses, by its file: it is another one when the photograph is.
    func name(ofFile file: String) -> String {
        let last = file.split(separator: "/").last ?? ""
        let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return "\(Slug.make(String(stem.prefix(60))))-\(key.prefix(8))"
    }
}

extension Photo {
    /// A photograph of which all is made, by its name in addresses.
    fileprivate init(_ made: SitePhotos.Made, named name: String) {
        let variants = made.facts.widths.map {
            Variant(address: PageAddress.photo(name, width: $0), width: $0)
        }
        self.init(width: made.facts.width, height: made.facts.height, variants: variants, colours: made.facts.colours)
    }
}
