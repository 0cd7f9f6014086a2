import Media

/// The media types of files, by the endings of their names.
enum MediaType {
    /// The types of what Forno and the theme make, beside those that content may bring (``SafeFileType``).
    private static let ofTheSite = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "webmanifest": "application/manifest+json", "xml": "application/xml",
        "woff2": "font/woff2", "woff": "font/woff",
    ]

    /// The media type of the file at an address; bytes of no known kind for an unknown ending.
    static func of(_ address: String) -> String {
        if let type = SafeFileType(ofFile: address) { return type.mediaType }
        let name = address.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
        return ending.flatMap { ofTheSite[$0] } ?? "application/octet-stream"
    }
}
