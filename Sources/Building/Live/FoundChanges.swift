import Diagnostics
import Publishing
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a look at the files of a live site shows of what happened to them.
struct FoundChanges {
    /// The files that are read and have other bytes than before; nil for one that cannot be read.
    var texts: [String: [UInt8]?] = [:]
    /// Pictures and the like that were written, came or went.
    var media: [String] = []
    /// The files that were read and are there no more.
    var gone: [String] = []
    /// Whether files have come or gone, so that the folder has to be listed again.
    var hasMoved = false

    var isEmpty: Bool { !hasMoved && texts.isEmpty && media.isEmpty }

    /// All that changed, in order.
    var all: [String] { (Array(texts.keys) + media + gone).sorted() }
}

extension FoundChanges {
    /// Looks at files and folders of a site that were read with these hashes.
    init(_ paths: Set<String>, in source: ParsedSite, hashes: ContentHashes) {
        for path in paths where !path.split(separator: "/").contains(where: { SiteFiles.passesOver(String($0)) }) {
            if let hash = hashes[path] {
                lookAtText(path, hash, in: source)
            } else if source.files.isFolder(path) {
                hasMoved = true
                for file in hashes.files(below: path) {
                    if let hash = hashes[file] { lookAtText(file, hash, in: source) }
                }
            } else {
                lookAtUnread(path, in: source, hashes)
            }
        }
    }

    private mutating func lookAtText(_ file: String, _ hash: ContentHash, in source: ParsedSite) {
        if let bytes = source.bytes(of: file) {
            if ContentHash(bytes) != hash { texts[file] = .some(bytes) }
        } else if source.files.isFile(file) {
            texts[file] = .some(nil)
        } else {
            hasMoved = true
        }
    }

    private mutating func lookAtUnread(_ path: String, in source: ParsedSite, _ hashes: ContentHashes) {
        let isThere = source.files.isFile(path)
        if source.context.index.contains(path), !ContentIndex.isData(path), isThere {
            media.append(path)
            // The texts that link to it are other ones when it is published no more, or now.
            if source.context.index.media.hasChanged(path) { hasMoved = true }
        } else if isThere || source.context.index.contains(path) || hashes.hasFiles(below: path) {
            hasMoved = true
        }
    }
}

extension SiteFiles {
    /// Whether there is a folder at a path of the site.
    fileprivate func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    /// Whether there is a file at a path of the site; what the system does not let be seen counts as one, which reading
    /// reports.
    fileprivate func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

    private func kind(of path: String) -> mode_t? {
        var status = stat()
        if stat(absolute(path), &status) == 0 { return status.st_mode & S_IFMT }
        return errno == ENOENT || errno == ENOTDIR ? nil : S_IFREG
    }
}
