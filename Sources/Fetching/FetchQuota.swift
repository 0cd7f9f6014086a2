/// What a server says of how much it may be asked, in points of a day (`X-API-Quota-…`, as Spoonacular has it). Each
/// is a number as the server writes it, and nil where it says none.
public struct FetchQuota: Hashable, Sendable {
    /// What this question cost.
    public private(set) var request: String?
    /// What was asked today.
    public private(set) var used: String?
    /// What may be asked today.
    public private(set) var left: String?

    /// Nothing is said.
    public init() {}

    /// Takes a header of an answer, by its name in lowercase; another one changes nothing.
    package mutating func read(_ name: String, _ value: String) {
        let isPlain = value.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
        guard isPlain, value.utf8.count <= 12, Double(value) != nil else { return }
        switch name {
        case "x-api-quota-request": request = value
        case "x-api-quota-used": used = value
        case "x-api-quota-left": left = value
        default: break
        }
    }

    /// The numbers as a line, with a question mark for one that is not said; empty where none is.
    var line: String {
        self == FetchQuota() ? "" : [request, used, left].map { $0 ?? "?" }.joined(separator: " ")
    }

    /// The numbers of such a line.
    init(line: String) {
        for (name, value) in zip(["request", "used", "left"], line.split(separator: " ")) {
            read("x-api-quota-\(name)", String(value))
        }
    }
}
