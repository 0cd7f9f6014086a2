import Diagnostics
import Media
import Publishing
import Reading
import Text

/// The making of the photographs of a site, as far as they are not kept from earlier.
struct PhotoWork: Sendable {
    private let files: [String]
    private let site: SiteFiles
    private let folders: KeptFolders
    private let maker: PhotoMaker
    private let jobs: Int
    private let monitor: BuildMonitor?

    /// How many go to the program at once: it takes a while to start, and should be done with all at about the same time.
    private static let largestGroup = 4

    /// The work on the photographs in these files of a site.
    init(
        _ files: [String], of site: ParsedSite, _ program: String, _ folders: KeptFolders, jobs: Int,
        monitor: BuildMonitor?
    ) {
        (self.files, self.site, self.folders, self.jobs, self.monitor) = (files, site.files, folders, jobs, monitor)
        let threads = files.count > Self.largestGroup ? 1 : max(1, jobs)
        maker = PhotoMaker(program: program, in: folders, threads: threads)
    }

    /// Makes what is not kept; gives what came of each file, and notes the digests of those that were read.
    func run(_ known: inout KnownDigests) throws(FileFailure) -> [String: SitePhotos.FoundPhoto] {
        let stamps = try FileStamp.all(files[...], in: site.root)
        var found: [String: SitePhotos.FoundPhoto] = [:]
        var (missing, next) = ([String](), KnownDigests())
        for (file, stamp) in zip(files, stamps) {
            if let hash = known.digest(of: file, now: stamp), let made = kept(Self.key(of: hash)) {
                found[file] = .made(made)
                next.keep(file, of: known)
            } else {
                missing.append(file)
            }
        }
        for done in try make(missing) {
            found[done.file] = done.found
            if let (hash, stamp, looked) = done.seen { next.note(done.file, hash, stamp, looked: looked) }
        }
        known = next
        return found
    }

    /// The name of the folder of what is made of bytes with a digest: that of the digest and of how it is made.
    static func key(of hash: ContentHash) -> String {
        ContentHash(Array("\(PhotoMaker.settings) \(hash.value)".utf8)).value.hexadecimal
    }

    /// What is kept under a name; nil where it is not whole. What cannot be read is made again.
    private func kept(_ key: String) -> SitePhotos.Made? {
        guard let bytes = try? folders.read(key, PhotoFacts.file), let facts = PhotoFacts(bytes) else { return nil }
        for (file, size) in zip(facts.files, facts.sizes) where (try? folders.size(key, file)) != size { return nil }
        return SitePhotos.Made(key: key, facts: facts)
    }

    private func make(_ files: [String]) throws(FileFailure) -> [Done] {
        monitor?.begin(.photos, of: files.count)
        let size = max(1, min(Self.largestGroup, (files.count + jobs - 1) / max(1, jobs)))
        let groups = stride(from: 0, to: files.count, by: size).map { files[$0..<min($0 + size, files.count)] }
        return try Parallel.map(groups.count, jobs: jobs) { (number) throws(FileFailure) in
            let done = try make(group: Array(groups[number]))
            monitor?.advance(by: done.count)
            return done
        }.flatMap(\.self)
    }

    /// What came of a file, with the digest of its bytes, what the system said of it and when.
    private struct Done: Sendable {
        let file: String
        let found: SitePhotos.FoundPhoto
        var seen: (ContentHash, FileStamp, looked: Int64)?
    }

    private func make(group files: [String]) throws(FileFailure) -> [Done] {
        let folder = try folders.begin()
        defer { folders.end(folder) }
        var (done, opened) = ([Done](), [Int: Done]())
        var sources: [PhotoMaker.Source] = []
        for (number, file) in files.enumerated() {
            let (found, seen, source) = try open(file, number, in: folder)
            if let source {
                sources.append(source)
                opened[number] = Done(file: file, found: found, seen: seen)
            } else {
                done.append(Done(file: file, found: found, seen: seen))
            }
        }
        for (number, result) in try maker.make(sources, in: folder) {
            guard let open = opened[number], let (hash, _, _) = open.seen else { continue }
            switch result {
            case .success(let photo):
                done.append(Done(file: open.file, found: .made(try keep(photo, of: hash, in: folder)), seen: open.seen))
            case .failure(.unread):
                done.append(Done(file: open.file, found: .damaged("cannot be read by vipsthumbnail")))
            case .failure(.failed(let reason)):
                let complaint = "cannot be made smaller: vipsthumbnail \(reason)"
                done.append(Done(file: open.file, found: .failed(complaint)))
            }
        }
        return done
    }

    /// Takes up the bytes of a photograph; a source for what is yet to be made.
    private func open(
        _ file: String, _ number: Int, in folder: String
    ) throws(FileFailure) -> (SitePhotos.FoundPhoto, (ContentHash, FileStamp, looked: Int64)?, PhotoMaker.Source?) {
        let looked = FileStamp.now
        let contents: FileContents
        do throws(FileFailure) {
            contents = try site.contents(file)
        } catch {
            return (.unread(error), nil, nil)
        }
        let (bytes, hash) = (contents.bytes, ContentHash(contents.bytes))
        let seen = (hash, FileStamp(contents.status), looked: looked)
        if let made = kept(Self.key(of: hash)) { return (.made(made), seen, nil) }
        let isPicture = SafeFileType(ofPicture: bytes) != nil
        guard isPicture, !PictureMetadata.isAnimated(bytes) else { return (.asItIs(PictureSize(of: bytes)), nil, nil) }
        if PictureSize(of: bytes)?.isTooLarge ?? false {
            return (.damaged("has more than 200 million pixels"), nil, nil)
        }
        let source = PhotoMaker.Source(number: number, start: Array(bytes.prefix(64)))
        try folders.write(bytes, folder, source.name)
        return (.asItIs(nil), seen, source)
    }

    private func keep(
        _ photo: MadePhoto, of hash: ContentHash, in folder: String
    ) throws(FileFailure) -> SitePhotos.Made {
        let key = Self.key(of: hash)
        let facts = "\(photo.source.number)-\(PhotoFacts.file)"
        try folders.write(photo.facts.encoded, folder, facts)
        let files = zip(photo.files, photo.facts.files).map { (made: $0, kept: $1) } + [(facts, PhotoFacts.file)]
        try folders.keep(files, of: folder, as: key) { kept(key) != nil }
        return SitePhotos.Made(key: key, facts: photo.facts)
    }
}
