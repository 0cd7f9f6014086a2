import Diagnostics
import Media
import Publishing

/// Makes of photographs what a site publishes of them, by `vipsthumbnail` of libvips: turned as they are seen, in the colours of
/// sRGB, with nothing of where and by what they were taken.
///
/// The photographs are copied under numbers, so that no name of a file of the site reaches the program.
struct PhotoMaker: Sendable {
    /// The widths in which pages show photographs; none larger than the photograph.
    private static let widths = [200, 400, 800, 1600]
    /// Browsers without `srcset`, and who follows a link, get the whole photograph, at most this wide and high.
    private static let largest = 2048
    /// What decides on the bytes that are made of a photograph; another number makes all of them anew.
    static let settings = "photos 1"

    private let program: ThumbnailProgram
    private let folders: KeptFolders

    /// A maker that uses the program at a path, which may take `time` at once, and works in some folders.
    init(program: String, in folders: KeptFolders, threads: Int, time: Duration = .seconds(120)) {
        (self.program, self.folders) = (ThumbnailProgram(program, threads: threads, time: time), folders)
    }

    /// A photograph to be made: the number under which its bytes are in the folder, and what begins them.
    struct Source: Sendable {
        let number: Int
        let start: [UInt8]

        var name: String { "\(number).source" }

        /// The ending of the whole photograph: its own, and for what browsers do not show that of a JPEG.
        var ending: String {
            let own = SafeFileType(ofPicture: start)?.endings.first ?? ""
            return ["jpg", "png", "webp", "avif"].contains(own) ? own : "jpg"
        }
    }

    /// Makes what is published of photographs that are in a folder; gives for each what was made, with the names of the files.
    ///
    /// One that the program fails at takes those with it that were to be made at once, so it is tried alone.
    func make(
        _ sources: [Source], in folder: String
    ) throws(FileFailure) -> [Int: Result<MadePhoto, ThumbnailProgram.Failure>] {
        var photos: [Int: MadePhoto] = [:]
        var end = try makeWholes(of: sources, in: folder, &photos)
        if end == nil { end = makeVariants(of: photos, in: folder) }
        var made: [Int: Result<MadePhoto, ThumbnailProgram.Failure>] = [:]
        for source in sources {
            if end == nil, let photo = photos[source.number], let finished = try finish(photo, in: folder) {
                made[source.number] = .success(finished)
            } else if sources.count > 1 {
                made.merge(try make([source], in: folder)) { $1 }
            } else {
                made[source.number] = .failure(end ?? .unread)
            }
        }
        return made
    }

    /// Makes the whole photographs, as far as they can be read; gives what kept the program from its work.
    private func makeWholes(
        of sources: [Source], in folder: String, _ photos: inout [Int: MadePhoto]
    ) throws(FileFailure) -> ThumbnailProgram.Failure? {
        for (ending, group) in Dictionary(grouping: sources, by: \.ending).sorted(by: { $0.key < $1.key }) {
            let size = "\(Self.largest)x\(Self.largest)>"
            if let end = run(group, in: folder, size: size, to: "whole.\(ending)", Self.options(of: ending)) {
                return end
            }
            for source in group {
                let file = "\(source.number)-whole.\(ending)"
                guard let bytes = try stripped(file, in: folder), let size = PictureSize(of: bytes) else { continue }
                photos[source.number] = MadePhoto(source, ending, size)
            }
        }
        return nil
    }

    /// Makes the widths and the colours of photographs; gives what kept the program from its work.
    private func makeVariants(of photos: [Int: MadePhoto], in folder: String) -> ThumbnailProgram.Failure? {
        let photos = photos.values.sorted { $0.source.number < $1.source.number }
        let webp = "Q=78,profile=none"
        for width in Self.widths {
            let wider = photos.filter { $0.width > width }.map(\.source)
            if let end = run(wider, in: folder, size: "\(width)x", to: "\(width).webp", webp) { return end }
        }
        let small = photos.filter { $0.width <= Self.widths.last ?? 0 }.map(\.source)
        let whole = "\(Self.largest)x\(Self.largest)>"
        return run(small, in: folder, size: whole, to: "own.webp", webp)
            ?? run(photos.map(\.source), in: folder, size: "2x2!", to: "colours.ppm")
    }

    /// A photograph of which all is made, with the names and sizes of its files; nil where something is missing.
    private func finish(_ photo: MadePhoto, in folder: String) throws(FileFailure) -> MadePhoto? {
        var photo = photo
        let number = photo.source.number
        let smaller = Self.widths.filter { $0 < photo.width }
        let isOwnSize = photo.width <= Self.widths.last ?? 0
        var isTransparent = false
        for (width, name) in smaller.map({ ($0, "\($0)") }) + (isOwnSize ? [(photo.width, "own")] : []) {
            let file = "\(number)-\(name).webp"
            guard let bytes = try stripped(file, in: folder) else { return nil }
            isTransparent = isTransparent || PictureMetadata.isTransparent(webp: bytes)
            photo.add(file, width: width, size: bytes.count)
        }
        guard let colours = try folders.read(folder, "\(number)-colours.ppm").flatMap(Self.colours),
            let whole = try folders.size(folder, photo.wholeFile)
        else { return nil }
        photo.facts.sizes.insert(whole, at: 0)
        photo.facts.colours = isTransparent ? [] : colours
        return photo
    }

    /// The bytes of a file that was made, which has nothing of where the photograph was taken any more; nil where it was not made.
    private func stripped(_ file: String, in folder: String) throws(FileFailure) -> [UInt8]? {
        guard let bytes = try folders.read(folder, file) else { return nil }
        guard file.hasSuffix(".webp") else { return bytes }
        guard let stripped = PictureMetadata.stripped(webp: bytes) else { return nil }
        if stripped != bytes { try folders.write(stripped, folder, file) }
        return stripped
    }

    /// The colours of a PPM file of two by two pixels, like "#a0522d".
    private static func colours(ofPPM bytes: [UInt8]) -> [String]? {
        guard bytes.starts(with: "P6".utf8), bytes.dropLast(12).suffix(8).elementsEqual("2 2\n255\n".utf8) else {
            return nil
        }
        let pixels = Array(bytes.suffix(12))
        return stride(from: 0, to: 12, by: 3).map { place in
            "#" + pixels[place..<(place + 3)].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }

    private static func options(of ending: String) -> String {
        switch ending {
        case "png": "strip"
        case "webp": "Q=82,strip,profile=none"
        case "avif": "Q=60,strip,effort=2"
        default: "Q=85,strip,optimize_coding,interlace"
        }
    }

    /// Has the program make of each photograph a file of its number and a name; gives what kept it from that. What it cannot read it
    /// passes over.
    private func run(
        _ sources: [Source], in folder: String, size: String, to name: String, _ options: String = ""
    ) -> ThumbnailProgram.Failure? {
        let output = "%s-\(name)" + (options.isEmpty ? "" : "[\(options)]")
        return program.run(
            ["--size", size, "--export-profile", "srgb", "--output", output],
            on: sources.map { folders.file(folder, $0.name) })
    }
}
