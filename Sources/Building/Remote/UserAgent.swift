/// How a server that others pay for is told who asks.
enum UserAgent {
    /// "Forno/0.1.0 (ciao@example.org)"; a contact that could end the header, or the remark in it, is left out.
    static func text(contact: String?) -> String {
        let name = "Forno/\(Version.number)"
        guard let contact, !contact.isEmpty, contact.utf8.count <= 200,
            contact.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"()\\".utf8.contains($0) })
        else { return name }
        return "\(name) (\(contact))"
    }
}
