import Diagnostics

/// How a house takes orders: `order` in `content/site.yml`.
public struct OrderSettings: Hashable, Sendable {
    /// How what is ordered gets to who ordered it.
    public enum Way: String, CaseIterable, Sendable {
        case collection
        case table
        case delivery
    }

    /// What bringing an order costs.
    public struct Delivery: Hashable, Sendable {
        /// Nil where it costs nothing.
        public var fee: Money?
        /// The least that has to be ordered, the fee not counted.
        public var least: Money?

        /// Delivery for nothing, of any order.
        public init(fee: Money? = nil, least: Money? = nil) {
            (self.fee, self.least) = (fee, least)
        }
    }

    /// Whether orders are collected.
    public var isCollected = true
    /// Whether orders are brought to a table.
    public var isServed = false
    /// Nil where nothing is delivered.
    public var delivery: Delivery?
    /// The number that takes messages of WhatsApp.
    public var whatsApp: PhoneNumber?
    /// The number that takes text messages.
    public var sms: PhoneNumber?
    /// The number to call.
    public var phone: PhoneNumber?
    /// The address that takes mails.
    public var email: String?
    /// Where orders are posted to.
    public var endpoint: OrderEndpoint?
    /// Where it is set, for diagnostics.
    public var location: SourceLocation?

    /// Orders that are collected, with nothing yet to hand them over by.
    public init() {}

    /// The ways that there are, in order.
    public var ways: [Way] {
        let there: [(Way, Bool)] = [(.collection, isCollected), (.table, isServed), (.delivery, delivery != nil)]
        return there.filter(\.1).map(\.0)
    }

    /// Whether something says where an order goes.
    public var canBeReached: Bool {
        whatsApp != nil || sms != nil || phone != nil || email != nil || endpoint != nil
    }
}

/// The address of a server that takes orders.
public struct OrderEndpoint: Hashable, Sendable {
    /// The whole address.
    public let url: String
    /// Its scheme, host and port, as a Content-Security-Policy names them.
    public let origin: String

    /// The server at an address: of https, or of http on the machine itself. Nil for any other text.
    public init?(_ text: String) {
        guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }),
            text.unicodeScalars.allSatisfy(Self.isAllowed)
        else { return nil }
        let host = String(text.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" })
        let name = String(host.prefix { $0 != ":" })
        guard Self.isHost(name), Self.isPort(host.dropFirst(name.count)),
            scheme == "https://" || ["127.0.0.1", "localhost"].contains(name)
        else { return nil }
        (url, origin) = (text, scheme + host)
    }

    /// Whether it is nothing, or a colon and some digits.
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || (2...6).contains(text.utf8.count) && UInt16(text.dropFirst()) != nil
    }

    private static func isHost(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x2E
            }
    }

    /// Whether a character can stand in the address: what is printed in ASCII, but for what parts a policy or a fragment.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        (0x21...0x7E).contains(scalar.value) && !"\"'<>\\#;,".unicodeScalars.contains(scalar)
    }
}
