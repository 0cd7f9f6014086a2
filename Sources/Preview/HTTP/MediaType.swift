/// The media types of files, by the endings of their names.
enum MediaType {
    private static let byEnding = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "webmanifest": "application/manifest+json", "xml": "application/xml",
        "txt": "text/plain; charset=utf-8", "cook": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
        "csv": "text/csv; charset=utf-8", "ics": "text/calendar; charset=utf-8", "pdf": "application/pdf",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
        "avif": "image/avif", "gif": "image/gif", "ico": "image/x-icon", "woff2": "font/woff2", "woff": "font/woff",
        "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "ogg": "audio/ogg", "wav": "audio/wav",
    ]

    /// The media type of the file at an address; bytes of no known kind for an unknown ending.
    static func of(_ address: String) -> String {
        let name = address.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
        return ending.flatMap { byEnding[$0] } ?? "application/octet-stream"
    }
}
