import Media
import Publishing
import Text

/// What was made of a photograph, while it is being made.
struct MadePhoto: Sendable {
    let source: PhotoMaker.Source
    var facts: PhotoFacts
    /// The files in the order of the facts, by the names that they were made under.
    private(set) var files: [String]

    var width: Int { facts.width }
    /// The name that the whole photograph was made under.
    var wholeFile: String { files[0] }

    /// A photograph of which the whole is made, with an ending and a size.
    init(_ source: PhotoMaker.Source, _ ending: String, _ size: PictureSize) {
        self.source = source
        facts = PhotoFacts(ending: ending, width: size.width, height: size.height)
        files = ["\(source.number)-whole.\(ending)"]
    }

    /// Takes in the file of a width.
    mutating func add(_ file: String, width: Int, size: Int) {
        files.append(file)
        facts.widths.append(width)
        facts.sizes.append(size)
    }
}

/// What is known of a photograph of which all is made, and kept beside its files.
struct PhotoFacts: Hashable, Sendable {
    /// The ending of the whole photograph.
    let ending: String
    /// Pixels of the whole, as it is seen.
    let width: Int
    let height: Int
    /// The widths in which it was made.
    var widths: [Int] = []
    /// The colours of its quarters; none where it can be seen through.
    var colours: [String] = []
    /// The bytes of each file: the whole one, and those of the widths.
    var sizes: [Int] = []

    /// The name of the file of these facts.
    static let file = "facts"

    /// The name of the file of the whole photograph.
    var whole: String { "whole.\(ending)" }

    /// The names of all files, in the order of their sizes.
    var files: [String] { [whole] + widths.map(Self.name) }

    /// The name of the file of a width.
    static func name(ofWidth width: Int) -> String { "\(width).webp" }
}

extension PhotoFacts {
    /// The facts in `bytes`; nil when they are none, or are damaged.
    init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .photo), let ending = reader.text(), let width = reader.count(),
            let height = reader.count(), let widths = reader.list({ $0.count() }),
            let colours = reader.list({ $0.text() }), let sizes = reader.list({ $0.count() }), reader.isAtEnd,
            sizes.count == widths.count + 1
        else { return nil }
        self.init(ending: ending, width: width, height: height, widths: widths, colours: colours, sizes: sizes)
    }

    /// The bytes of the facts.
    var encoded: [UInt8] {
        var writer = RecordWriter(.photo)
        writer.append(ending)
        writer.append(width)
        writer.append(height)
        writer.append(widths) { $0.append($1) }
        writer.append(colours) { $0.append($1) }
        writer.append(sizes) { $0.append($1) }
        return writer.finish()
    }
}
