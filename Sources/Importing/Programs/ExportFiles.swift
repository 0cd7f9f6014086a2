/// The files that a program exported: those of a folder, of an archive, or one alone.
public struct ExportFiles {
    /// Their paths, in order.
    public let paths: [String]
    private let known: Set<String>
    /// The first path that each name of a file has.
    private let byName: [Substring: String]
    private let read: (String) -> [UInt8]?

    /// Files by their paths, and how one of them is read; nil for one that cannot be.
    public init(_ paths: [String], read: @escaping (String) -> [UInt8]?) {
        self.paths = paths.sorted()
        known = Set(paths)
        byName = Dictionary(self.paths.map { (Self.name(of: $0), $0) }) { first, _ in first }
        self.read = read
    }

    /// The bytes of a file; nil where there is none, or it cannot be read.
    public func bytes(_ path: String) -> [UInt8]? { known.contains(path) ? read(path) : nil }

    /// The picture of a name in the folders of an export: at that path itself, else in the first folder that has it.
    func picture(named name: String, from file: String) -> String? {
        let name = name.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
        guard !name.isEmpty else { return nil }
        let places = [Self.folder(of: file) + name, name, "static/" + name, "assets/" + name, "images/" + name]
        return places.first { known.contains($0) } ?? byName[Self.name(of: name)]
    }

    /// The picture that is called as a file, but for its ending.
    func picture(calledAs file: String) -> String? {
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        return paths(in: "\(stem).").first(where: Self.isPicture)
    }

    /// The picture in the folder of a file that has it for itself: the largest that programs make of it. A folder with another
    /// JSON in it is one of several recipes.
    func picture(besideOnly file: String) -> String? {
        let folder = Self.folder(of: file)
        guard !folder.isEmpty, !paths(in: folder).contains(where: { $0 != file && $0.hasSuffix(".json") }) else {
            return nil
        }
        let pictures = paths(in: folder).filter(Self.isPicture)
        let names = ["original.", "full.", "image."]
        return names.lazy.compactMap { name in pictures.first { Self.name(of: $0).hasPrefix(name) } }.first
            ?? pictures.first
    }

    /// The paths that begin with some text, as that of a folder. Cost: the logarithm of all files, and those.
    func paths(in folder: String) -> ArraySlice<String> {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < folder { low = middle + 1 } else { high = middle }
        }
        return paths[low...].prefix { $0.hasPrefix(folder) }
    }

    private static func name(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    /// The folder of a path with its slash; empty for a file in none.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    static func isPicture(_ path: String) -> Bool {
        ["jpg", "jpeg", "png", "webp", "gif", "avif"].contains { path.lowercased().hasSuffix("." + $0) }
    }
}
