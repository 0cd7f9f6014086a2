import Diagnostics
import Kitchen
import Publishing
import Reading

/// What was stated of allergens by menus that were built, by the codes that stand on them: `.forno/statements`.
public struct PrintedStatements: Sendable {
    private let folder: String

    /// Those that a site keeps in its state folder.
    init(state: String) { folder = state + "/statements" }

    /// Keeps a statement, where that is not done yet.
    func keep(_ statement: MenuStatement) throws(FileFailure) {
        let path = path(of: statement.code)
        guard !NewFile.isTaken(path) else { return }
        do throws(FileFailure) {
            try NewFile.write(Array(statement.text.utf8), to: path)
        } catch {
            // Another build may have been faster, with the same.
            if !NewFile.isTaken(path) { throw error }
        }
    }

    /// Removes what builds left that were killed while they kept a statement; call it when that is kept, under the lock of the
    /// state folder. Who prints meanwhile holds none, and finds it kept.
    func clearAway(besides statement: MenuStatement) throws(FileFailure) {
        try AtomicFile.clearAway(besides: path(of: statement.code))
    }

    /// The statement of a code; nil where none is kept, or where what is kept is no longer what it was.
    func statement(of code: String) throws(FileFailure) -> MenuStatement? {
        guard let bytes = try TextFile.readIfPresent(path(of: code)) else { return nil }
        let statement = MenuStatement(String(decoding: bytes, as: UTF8.self))
        return statement?.code == code ? statement : nil
    }

    private func path(of code: String) -> String { "\(folder)/\(code).txt" }
}

extension PreparedSite {
    /// How what is stated of allergens today stands to what was printed.
    public enum Printed: Sendable {
        /// As it was printed.
        case same
        /// Otherwise, in as many sentences.
        case changed([String])
        /// Nobody knows: nothing is kept of that code. The code of today stands beside.
        case unknown(today: String)
    }

    /// Compares what is stated today with what was printed with a code; nil for a site without a menu.
    public func printed(_ code: String, state: String) throws(FileFailure) -> Printed? {
        guard let menu = kitchen.menu else { return nil }
        let now = menu.statement
        let signs = code.uppercased().filter { $0.isLetter || $0.isNumber }
        let asked = "\(signs.prefix(4))-\(signs.dropFirst(4))"
        if asked == now.code { return .same }
        guard signs.count == 8, signs.utf8.count == 8,
            let then = try PrintedStatements(state: state).statement(of: asked)
        else { return .unknown(today: now.code) }
        return .changed(now.changes(since: then))
    }
}
