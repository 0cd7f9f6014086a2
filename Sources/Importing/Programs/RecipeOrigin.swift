/// Where a recipe comes from, as programs keep it: an address, or words, or both.
enum RecipeOrigin {
    /// The address of its page, and who it is from where that is said in words that are not the host of the address.
    static func read(
        address: LenientJSONValue?, name: LenientJSONValue? = nil
    ) -> (source: String?, author: String?) {
        let source = address?.text.flatMap { WebAddress.resolve($0, against: nil) }
        let names = [name, source == nil ? address : nil].compactMap { $0?.words }
        guard let author = names.first(where: { !$0.contains("://") }) else {
            return (source ?? name?.text.flatMap { WebAddress.resolve($0, against: nil) }, nil)
        }
        return (source, isHost(author, of: source ?? "") ? nil : author)
    }

    /// Whether a name is no more than an address says: "example.org", "Example" for "https://www.example.org/soup".
    private static func isHost(_ name: String, of address: String) -> Bool {
        let address = address.lowercased()
        guard let start = address.firstRange(of: "://")?.upperBound else { return false }
        let host = address[start...].prefix { !"/?#:".contains($0) }
        let isWhole = ("." + host).hasSuffix("." + name.lowercased())
        return isWhole || host.split(separator: ".").contains(name.lowercased()[...])
    }
}
