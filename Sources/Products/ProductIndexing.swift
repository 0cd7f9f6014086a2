import Diagnostics
import Kitchen
import Publishing
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The making of an index of products: beside where it is to stand, and put there by one rename.
struct ProductIndexing {
    static let columns = "name, quantity, allergens, traces, categories"

    private let path: String
    private let index: String
    private var new: String { index + ".new" }

    /// Of the file at `path`, to stand at `index`; nobody else makes it meanwhile.
    init(_ path: String, index: String) { (self.path, self.index) = (path, index) }

    /// By what an index knows its file, and how it is laid out.
    static func stamp(_ status: stat) -> String {
        #if canImport(Glibc)
            let modified = status.st_mtim
        #else
            let modified = status.st_mtimespec
        #endif
        return "1 \(status.st_size) \(modified.tv_sec).\(modified.tv_nsec) \(status.st_ino)"
    }

    /// Makes it.
    func run() throws -> ProductFile.Tally {
        for left in [new, new + "-journal"] { unlink(left) }
        do {
            let tally = try write()
            try AtomicFile.put(new, at: index)
            return tally
        } catch {
            unlink(new)
            throw error
        }
    }

    private func write() throws -> ProductFile.Tally {
        let lines = try GzipLines(path)
        let database = try Database(new, isNew: true)
        // Nobody sees it before it is whole; after a crash it is made again.
        try database.run(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;
            CREATE TABLE made(stamp TEXT);
            CREATE TABLE products(code INTEGER PRIMARY KEY, name, quantity, allergens, traces, categories);
            BEGIN;
            """)
        let insert = try database.prepare("INSERT OR IGNORE INTO products VALUES (?, ?, ?, ?, ?, ?)")
        var reader: ProductRows?
        var tally = ProductFile.Tally()
        try lines.forEach { line throws(FileFailure) in
            guard let rows = reader else {
                reader = try ProductRows(first: line ?? [], path)
                if case .json? = reader { tally.add(try insert.put(reader, line, into: database)) }
                return
            }
            tally.add(try insert.put(rows, line, into: database))
        }
        guard reader != nil else { throw FileFailure("read", path, reason: "it is empty", fix: "download it again") }
        let made = try database.prepare("INSERT INTO made VALUES (?)")
        _ = try database.row(made, nil, [Self.stamp(lines.status)])
        try database.run("COMMIT")
        return tally
    }
}

extension ProductFile.Tally {
    fileprivate mutating func add(_ isProduct: Bool) {
        if isProduct { products += 1 } else { leftOut += 1 }
    }
}

extension Statement {
    /// Puts in the product of a line; false when it is none.
    fileprivate borrowing func put(
        _ rows: ProductRows?, _ line: ArraySlice<UInt8>?, into database: borrowing Database
    ) throws(FileFailure) -> Bool {
        guard let line, let (code, fields) = rows?.product(of: line) else { return false }
        _ = try database.row(self, code.number, fields.row)
        return database.changes == 1
    }
}
