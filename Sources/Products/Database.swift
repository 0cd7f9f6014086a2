import CSQLite
import Diagnostics

/// A file of SQLite, as far as an index needs one. It is closed when the value ends.
struct Database: ~Copyable {
    private let handle: OpaquePointer
    private let path: String

    /// Opens the file at `path`: to read, or to write one that is new.
    init(_ path: String, isNew: Bool) throws(FileFailure) {
        self.path = path
        var handle: OpaquePointer?
        let flags = isNew ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw FileFailure("open", path, reason: String(cString: sqlite3_errstr(code)))
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Does statements that give nothing.
    func run(_ statements: String) throws(FileFailure) {
        guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw failure("write") }
    }

    /// A statement to be done with values.
    func prepare(_ text: String) throws(FileFailure) -> Statement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure("read")
        }
        return Statement(statement)
    }

    /// Does a statement with values; gives its first row as texts, nil where there is none.
    func row(_ statement: borrowing Statement, _ number: Int?, _ texts: [String] = []) throws(FileFailure) -> [String]?
    {
        statement.bind(number, texts)
        let code = statement.step()
        defer { statement.reset() }
        if code == SQLITE_ROW { return statement.texts }
        guard code == SQLITE_DONE else { throw failure("read") }
        return nil
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    private func failure(_ operation: String) -> FileFailure {
        FileFailure(operation, path, reason: String(cString: sqlite3_errmsg(handle)))
    }
}

/// A statement of a database, done with when the value ends.
struct Statement: ~Copyable {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { sqlite3_finalize(handle) }

    /// Has SQLite copy what it is given.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Puts in a number, where there is one, and then texts.
    fileprivate func bind(_ number: Int?, _ texts: [String]) {
        if let number { sqlite3_bind_int64(handle, 1, Int64(number)) }
        for (text, place) in zip(texts, Int32(number == nil ? 1 : 2)...) {
            sqlite3_bind_text(handle, place, text, Int32(clamping: text.utf8.count), Self.copied)
        }
    }

    fileprivate func step() -> Int32 { sqlite3_step(handle) }

    fileprivate func reset() { sqlite3_reset(handle) }

    /// The columns of the row.
    fileprivate var texts: [String] {
        (0..<sqlite3_column_count(handle)).map { column in
            sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
        }
    }
}
