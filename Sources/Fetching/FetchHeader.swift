/// A header that a server is told beside the address: of a closed list, since each is sent to a server that the user
/// named.
public struct FetchHeader: Hashable, Sendable {
    /// The headers that can be sent.
    public enum Name: String, CaseIterable, Sendable {
        /// Whose question it is, as Edamam asks of a program with several users.
        case edamamUser = "Edamam-Account-User"
    }

    /// Which one.
    public let name: Name
    /// What it says: up to 200 characters of ASCII that can be seen.
    public let value: String

    /// A header; nil for a value that would not be one: empty, too long, or with a space or line break in it.
    public init?(_ name: Name, _ value: String) {
        guard (1...200).contains(value.utf8.count), value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return nil
        }
        (self.name, self.value) = (name, value)
    }

    /// The header of a line like "Edamam-Account-User: house"; nil for any other.
    init?(line: some StringProtocol) {
        let parts = line.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2, let name = Name(rawValue: String(parts[0])) else { return nil }
        self.init(name, String(parts[1]))
    }

    /// The line of the header, without its end.
    package var line: String { "\(name.rawValue): \(value)" }
}
