import Diagnostics
import Kitchen
import Publishing
import Reading
import Site
import Text

/// The pictures that the pages of a site are shared with, made by `vipsthumbnail` and kept in `.forno/share`.
struct SharePictures: Sendable {
    private let program: ThumbnailProgram
    private let folders: KeptFolders
    private let jobs: Int
    /// The files of photographs, by the addresses at which they are published.
    private let photos: [String: String]
    /// The name under which the picture of the house is kept. A page whose own could not be made is shared with that.
    private let house: String

    /// The most bytes of a picture: messengers pass over one that is much larger.
    private static let largestSize = 300_000
    /// How many recipes a site may have whose pages get pictures without being asked: each takes some hundredths of a second once,
    /// and is compared with what is published in each build.
    private static let usualRecipes = 200
    private static let largestGroup = 16
    /// What decides on the bytes that are made of a document; another number makes all of them anew.
    private static let settings = "share 2"

    private static func folder(of options: BuildOptions) -> String { options.state + "/share" }

    /// What there is for the pages of a site.
    enum Found {
        /// They are to have none.
        case unwanted
        /// Nothing makes them.
        case noProgram
        /// None can be made, and why.
        case failed(ThumbnailProgram.Failure)
        case ready(SharePictures)

        /// The pictures, where they can be made.
        var pictures: SharePictures? { if case .ready(let pictures) = self { pictures } else { nil } }
    }

    /// Pictures for the pages of a kitchen that has so many recipes. The one of the house is made at once: what cannot make that
    /// makes none.
    static func find(
        for kitchen: PricedKitchen, recipes: Int, _ options: BuildOptions, photos: SitePhotos?
    ) throws(FileFailure) -> Found {
        let settings = kitchen.settings
        guard settings.baseURL != nil, settings.sharePictures ?? (recipes <= usualRecipes) else { return .unwanted }
        guard let path = ThumbnailProgram.path else { return .noProgram }
        let house = SharePicture(ofHouse: kitchen)
        let pictures = try SharePictures(
            program: ThumbnailProgram(path, threads: 1), folders: KeptFolders(folder(of: options)),
            jobs: max(1, options.jobs), photos: photos?.wholes ?? [:], house: key(of: house))
        let failure = try pictures.make([house]).failure
        return failure.map { .failed($0) } ?? .ready(pictures)
    }

    /// What came of the pictures of a site.
    struct Made {
        /// The files to publish, by their addresses.
        var files: [String: String] = [:]
        /// Why some could not be made.
        var failure: ThumbnailProgram.Failure?
        /// The names under which they are kept, and where.
        fileprivate var keys: Set<String> = []
        fileprivate let folders: KeptFolders

        /// Removes the pictures that the site has no more.
        func removeOthers() { folders.removeAll(but: keys) }
    }

    /// Makes what is not kept of these pictures.
    func make(_ pictures: [SharePicture], _ monitor: BuildMonitor? = nil) throws(FileFailure) -> Made {
        let missing = pictures.filter { kept($0) == nil }
        if !missing.isEmpty { monitor?.begin(.share, of: missing.count) }
        let size = max(1, min(Self.largestGroup, (missing.count + jobs - 1) / jobs))
        let groups = stride(from: 0, to: missing.count, by: size).map {
            Array(missing[$0..<min($0 + size, missing.count)])
        }
        let ends = try Parallel.map(groups.count, jobs: jobs) { (number) throws(FileFailure) in
            defer { monitor?.advance(by: groups[number].count) }
            return try make(group: groups[number])
        }
        var made = Made(keys: [house], folders: folders)
        made.failure = ends.lazy.flatMap(\.values).first
        for picture in pictures {
            made.files[picture.address] = kept(picture) ?? folders.file(house, Self.file)
            made.keys.insert(Self.key(of: picture))
        }
        return made
    }

    /// Removes what was made for a site whose pages have no pictures any more.
    static func removeAll(in options: BuildOptions) {
        // What cannot be removed harms nobody.
        try? KeptFolders(folder(of: options)).removeAll(but: [])
    }

    /// The bytes of the picture at an address, if it is one of these.
    func content(at address: String, of pictures: [SharePicture]) throws(FileFailure) -> [UInt8]? {
        guard let picture = pictures.first(where: { $0.address == address }) else { return nil }
        if kept(picture) == nil { _ = try make(group: [picture]) }
        if let own = try folders.read(Self.key(of: picture), Self.file) { return own }
        return try folders.read(house, Self.file)
    }
}

// What is kept: a file and its size, in a folder of the name that says what it is made of.
extension SharePictures {
    private static let file = "picture.png"
    private static let sizeFile = "size"

    private static func key(of picture: SharePicture) -> String {
        ContentHash(Array("\(settings) \(picture.address)".utf8)).value.hexadecimal
    }

    /// The file of a picture; nil where it is not kept whole. What cannot be read is made again.
    private func kept(_ picture: SharePicture) -> String? {
        let key = Self.key(of: picture)
        guard let size = try? folders.read(key, Self.sizeFile), let found = try? folders.size(key, Self.file),
            size.elementsEqual(String(found).utf8)
        else { return nil }
        return folders.file(key, Self.file)
    }

    private func keep(_ picture: SharePicture, _ file: String, of size: Int, in folder: String) throws(FileFailure) {
        try folders.write(Array(String(size).utf8), folder, "\(file).size")
        let files = [(made: file, kept: Self.file), (made: "\(file).size", kept: Self.sizeFile)]
        try folders.keep(files, of: folder, as: Self.key(of: picture)) { kept(picture) != nil }
    }
}

// How they are made.
extension SharePictures {
    /// Tried in turn until a picture is small enough. A drawing keeps all its colours, a photograph as a rule 256 of them.
    private static let qualities = [
        "strip,compression=3", "strip,palette,Q=90", "strip,palette,Q=60,dither=0.6", "strip,palette,Q=30,dither=0",
    ]

    /// Makes pictures and keeps them; gives by address why one was not made.
    private func make(group: [SharePicture]) throws(FileFailure) -> [String: ThumbnailProgram.Failure] {
        let folder = try folders.begin()
        defer { folders.end(folder) }
        var left = Dictionary(uniqueKeysWithValues: zip(0..., group))
        let unfinished = try write(group, in: folder)
        for quality in Self.qualities where left.count > unfinished.count {
            let files = left.keys.filter { !unfinished.contains($0) }.sorted().map { folders.file(folder, "\($0).svg") }
            let output = "%s.png[\(quality)]"
            let end = program.run(["--size", "\(SharePicture.width)x", "--output", output], on: files, .drawings)
            if let end { return left.values.reduce(into: [:]) { $0[$1.address] = end } }
            for (number, picture) in left {
                let size = try folders.size(folder, "\(number).png") ?? 0
                guard 1...Self.largestSize ~= size else { continue }
                try keep(picture, "\(number).png", of: size, in: folder)
                left[number] = nil
            }
        }
        return left.values.reduce(into: [:]) { $0[$1.address] = .unread }
    }

    /// Writes the documents of pictures, with the parts of their photographs that draw the eye; gives the numbers of those whose
    /// photograph was not to be had.
    private func write(_ group: [SharePicture], in folder: String) throws(FileFailure) -> Set<Int> {
        let photos = group.enumerated().compactMap { number, picture in
            picture.photo.flatMap { self.photos[$0] }.map { (number, file: $0) }
        }
        for (number, file) in photos { try folders.write(TextFile.read(file), folder, "\(number).photo") }
        let size = ["--size", "\(SharePicture.photoWidth)x\(SharePicture.height)", "--smartcrop", "attention"]
        _ = program.run(
            size + ["--export-profile", "srgb", "--output", "%s-part.jpg[Q=92,strip]"],
            on: photos.map { folders.file(folder, "\($0.0).photo") })
        var unfinished = Set<Int>()
        for (number, picture) in group.enumerated() {
            let photo = try folders.read(folder, "\(number)-part.jpg")
            if picture.photo != nil, photo == nil {
                unfinished.insert(number)
            } else {
                try folders.write(picture.document(photo), folder, "\(number).svg")
            }
        }
        return unfinished
    }
}
