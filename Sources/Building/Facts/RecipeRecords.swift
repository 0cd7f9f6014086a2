import Publishing
import Text

/// What a build knew of each recipe of a site, in order of file, as it is kept for the next one.
///
/// It is one record (``RecordTitle/facts``): how many recipes there are, how many bytes each takes, which of them need others, and
/// then each behind the other (``FinishedRecipe/write(to:)``). Nothing is read but what somebody asks for.
final class RecipeRecords: Sendable {
    /// By what the record is known again.
    let checksum: UInt64
    private let file: MappedFile
    /// Where each recipe starts in the file, and where the last ends.
    private let places: [Int]
    /// The recipes that need others, by their numbers, each with the files of those.
    fileprivate let needing: [(number: Int, files: [String])]

    /// How many recipes there are.
    var count: Int { places.count - 1 }

    /// The facts in a file; nil when it has none, or is damaged.
    init?(_ file: MappedFile) {
        guard let record = file.record(.facts), let header = file.withBytes({ Self.header($0, record.content) }) else {
            return nil
        }
        (self.file, checksum, places, needing) = (file, record.checksum, header.places, header.needing)
    }

    private static func header(
        _ bytes: UnsafeRawBufferPointer, _ content: Range<Int>
    ) -> (places: [Int], needing: [(number: Int, files: [String])])? {
        var fields = FieldReader(UnsafeRawBufferPointer(rebasing: bytes[content]))
        guard let sizes = try? [Int](from: &fields), let count = try? Int(from: &fields) else { return nil }
        var needing: [(number: Int, files: [String])] = []
        for _ in 0..<max(0, count) {
            guard let number = try? Int(from: &fields), let files = try? [String](from: &fields) else { return nil }
            needing.append((number, files))
        }
        var places = [content.upperBound - fields.left]
        for size in sizes {
            guard size >= 0, let last = places.last, size <= content.upperBound - last else { return nil }
            places.append(last + size)
        }
        return places.last == content.upperBound ? (places, needing) : nil
    }

    /// Appends what is known of the recipe of a number.
    func append(_ number: Int, to fields: inout FieldWriter) {
        file.withBytes { fields.append(UnsafeRawBufferPointer(rebasing: $0[places[number]..<places[number + 1]])) }
    }

    /// Whether other pages show just this of the recipe of a number.
    func shows(_ shown: [UInt8], of number: Int) -> Bool {
        read(number) { fields throws(DamagedFields) in try fields.part().elementsEqual(shown) } ?? false
    }

    /// Whether the record of the recipe of a number is this.
    func holds(_ record: [UInt8], of number: Int) -> Bool {
        file.withBytes { $0[places[number]..<places[number + 1]].elementsEqual(record) }
    }

    /// What `read` makes of the recipe of a number; nil where it finds it damaged.
    func read<Value>(_ number: Int, _ read: (inout FieldReader) throws(DamagedFields) -> Value) -> Value? {
        file.withBytes { bytes in
            var fields = FieldReader(UnsafeRawBufferPointer(rebasing: bytes[places[number]..<places[number + 1]]))
            return try? read(&fields)
        }
    }

    /// The numbers of the recipes that need one in these files, at any depth.
    func numbers(needing files: Set<String>) -> [Int] {
        needing.filter { !files.isDisjoint(with: $0.files) }.map(\.number)
    }
}

/// What a build knew of its recipes, as the next one is to find it.
struct KeptRecords: Sendable {
    /// By what the record is known again.
    let checksum: UInt64
    /// The record; nil for the one that is kept already.
    let record: [UInt8]?

    /// What was kept by the last build and still holds.
    init(kept checksum: UInt64) { (self.checksum, record) = (checksum, nil) }

    /// What is known of these recipes.
    init(_ recipes: [FinishedRecipe]) {
        self.init(count: recipes.count) { number, records in
            recipes[number].write(to: &records)
            return recipes[number].needed.files.sorted()
        }
    }

    /// What is known of these recipes, by their numbers, and was `known` of all others.
    init(_ recipes: [Int: FinishedRecipe], besides known: RecipeRecords) {
        let needing = Dictionary(uniqueKeysWithValues: known.needing.map { ($0.number, $0.files) })
        self.init(count: known.count) { number, records in
            if let recipe = recipes[number] {
                recipe.write(to: &records)
                return recipe.needed.files.sorted()
            }
            known.append(number, to: &records)
            return needing[number] ?? []
        }
    }

    /// What is known of so many recipes: `write` adds the record of each, and gives the files of those that it needs.
    private init(count: Int, _ write: (Int, inout FieldWriter) -> [String]) {
        var (records, sizes, needing) = (FieldWriter(reserving: count * 512), [Int](), FieldWriter())
        var countOfNeeding = 0
        for number in 0..<count {
            let start = records.bytes.count
            let files = write(number, &records)
            sizes.append(records.bytes.count - start)
            if files.isEmpty { continue }
            countOfNeeding += 1
            needing.add(number)
            needing.add(files)
        }
        var header = FieldWriter()
        header.add(sizes)
        header.add(countOfNeeding)
        var record = RecordWriter(.facts, reserving: header.bytes.count + needing.bytes.count + records.bytes.count)
        for part in [header, needing, records] { record.append(content: part.bytes) }
        let bytes = record.finish()
        (self.record, checksum) = (bytes, RecordReader.checksum(of: bytes))
    }
}
