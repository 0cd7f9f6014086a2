import Diagnostics
import Helpers
import Kitchen
import Media

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads the barcodes in a photo, by `zbarimg` of the ZBar project.
public enum BarcodePhoto {
    /// The formats that are taken, by the names that ZBar's library of pictures has for them: it is told which, so that it
    /// guesses none that could run something.
    private static let formats = [
        "image/png": "png", "image/jpeg": "jpeg", "image/gif": "gif", "image/webp": "webp",
    ]
    /// A larger picture is none that a camera makes.
    private static let largest = 60_000_000

    /// The codes in the picture at a path, each once, in the order in which they were found.
    ///
    /// Throws `FileFailure` for a file that cannot be read, and `LookupFailure` where there is no code in it, where it is no
    /// such picture, and where `zbarimg` is missing or does not do its work.
    public static func read(_ path: String) throws -> [Barcode] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw FileFailure("read", path, code: errno) }
        defer { close(file) }
        let format = try format(of: file, path)
        guard let program = HelperPath.find("zbarimg") else {
            throw LookupFailure(
                "photos are read by zbarimg, which is not installed",
                fix: "install it (Debian: apt install zbar-tools), or type the number: --barcode DIGITS")
        }
        let (output, end) = HelperExchange.output(
            of: try start(program, on: file, format), most: 65_536, within: .seconds(20))
        let codes = end.isSuccess ? codes(in: output) : []
        guard codes.isEmpty else { return codes }
        throw failure(end, path)
    }

    /// Starts `zbarimg`. Its input is the open file: no name of a file becomes a word of the command.
    private static func start(_ program: String, on file: Int32, _ format: String) throws -> HelperProcess {
        try HelperProcess(
            path: program,
            arguments: ["-q", "--nodbus", "--noxml", "-Sdisable", "-Sean13.enable", "-Sean8.enable", "\(format):-"],
            input: file,
            variables: [
                "DBUS_SYSTEM_BUS_ADDRESS=disabled:", "MAGICK_MEMORY_LIMIT=256MiB", "MAGICK_MAP_LIMIT=512MiB",
                "MAGICK_DISK_LIMIT=1GiB",
            ])
    }

    private static func format(of file: Int32, _ path: String) throws -> String {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileFailure("read", path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure("read", path, reason: "it is not a file") }
        var start = [UInt8](repeating: 0, count: 512)
        let count = pread(file, &start, start.count, 0)
        guard count >= 0 else { throw FileFailure("read", path, code: errno) }
        guard let type = SafeFileType(ofPicture: Array(start[..<count]))?.mediaType, let format = formats[type],
            status.st_size <= largest
        else {
            throw LookupFailure(
                "\(path) is no PNG, JPEG, GIF or WebP picture of at most 60 MB",
                fix: "save the photo as JPEG, or type the number: --barcode DIGITS")
        }
        return format
    }

    /// The codes in lines like "EAN-13:8076809513753".
    private static func codes(in output: [UInt8]) -> [Barcode] {
        var seen = Set<Barcode>()
        let lines = output.split(separator: UInt8(ascii: "\n"), maxSplits: 200)
        return lines.compactMap { line in
            let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0] == "EAN-13" || parts[0] == "EAN-8" else { return nil }
            // What is misread has another check digit.
            guard let code = try? Barcode(parts[1]), seen.insert(code).inserted else { return nil }
            return code
        }
    }

    private static func failure(_ end: HelperExchange.End, _ path: String) -> LookupFailure {
        let fix = "take it nearer, in more light, with all bars in it, or type the number: --barcode DIGITS"
        return switch end {
        case .hung: LookupFailure("zbarimg did not read \(path) in 20 seconds", fix: fix)
        case .garbled: LookupFailure("zbarimg says too much of \(path)", fix: fix)
        // 4 is how it says that there is none; with an error of the picture it says 1, or that it was killed.
        case .ended(code: 0?, _), .ended(code: 4?, _): LookupFailure("there is no barcode in \(path)", fix: fix)
        case .complete, .ended: LookupFailure("zbarimg cannot read the picture \(path)", fix: fix)
        }
    }
}
