import AllReaders
import CCallgrind

/// Reads constructs under callgrind, which writes a file of counts for each reading. Each line of the input names a count of
/// something and the construct that has so many: `1000\tcsv: rows`. With the argument `list` it prints all constructs so,
/// with the count of the shortest text.
@main
enum ScalingDriver {
    static func main() {
        if CommandLine.arguments.dropFirst().first == "list" {
            return Construct.all.forEach { print("\($0.count)\t\($0.name)") }
        }
        let constructs = Dictionary(uniqueKeysWithValues: Construct.all.map { ($0.name, $0) })
        while let line = readLine() {
            let fields = line.split(separator: "\t", maxSplits: 1)
            guard fields.count == 2, let count = Int(fields[0]), let construct = constructs[String(fields[1])],
                let reader = InputReader.named(construct.reader)
            else { fatalError("no construct: \(line)") }
            // The first reading makes what all share, such as tables of words.
            reader.read(Array(construct.text(1).utf8))
            measure(Array(construct.text(count).utf8), by: reader, as: line)
        }
    }

    private static func measure(_ bytes: [UInt8], by reader: InputReader, as name: String) {
        callgrind_begin()
        reader.read(bytes)
        callgrind_end(name)
    }
}
