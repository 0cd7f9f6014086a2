import AllReaders

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads a construct of each of some sizes: `scaling-driver NAME COUNT…`. Without a name it prints all: a star for those
/// that once took too long, the count of the shortest text, the name.
@main
enum ScalingDriver {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else {
            for construct in Construct.all {
                print("\(construct.isMended ? "*" : "-")\t\(construct.count)\t\(construct.name)")
            }
            return
        }
        guard let construct = Construct.all.first(where: { $0.name == name }),
            let reader = InputReader.named(construct.reader)
        else { exit(64) }
        let counts = arguments.dropFirst().compactMap { Int($0) }
        // The first reading makes what all share, such as tables of words.
        for count in [1] + counts { measuredReading(Array(construct.text(count).utf8), by: reader) }
    }
}

/// What the test of scaling has callgrind count, by its name.
@inline(never)
func measuredReading(_ bytes: [UInt8], by reader: InputReader) {
    reader.read(bytes)
}
