import Diagnostics
import Media

extension DiagnosticList {
    /// Reports that a file which a link or a picture names is not published; `written` is how it is named there.
    mutating func report(_ refusal: MediaRefusal, of written: String, at location: SourceLocation) {
        let id = refusal == .unreadable ? DiagnosticID.unreadableFile : .refusedFile
        report(
            id, "the file \"\(written)\" is not published: \(refusal.cause(in: written))", at: location,
            fix: refusal.remedy(for: written))
    }
}

extension MediaRefusal {
    fileprivate func cause(in name: String) -> String {
        switch self {
        case .type:
            Self.isActive(name)
                ? "a file of this kind can run scripts" : "its ending is not one of those that cannot run anything"
        case .unreadable: "it cannot be read"
        case .ownFile: "the site is made of it, and it is only read"
        case .noPicture: "pages cannot show it as a picture"
        case .markup: "it begins as a web page does, and a browser could take it for one"
        case .otherBytes: "what is inside is not what its ending says"
        case .drawing(let problem): "on line \(problem.line) \(problem.reason)"
        }
    }

    fileprivate func remedy(for name: String) -> String {
        switch self {
        case .type where Self.isActive(name):
            "write it as a page in content/pages, or save it as a PDF or a picture"
        case .type: "save it as a picture, a PDF or plain text, or remove the link"
        case .unreadable: "make it readable"
        case .ownFile: "link to a page instead, or to a copy of another name"
        case .noPicture: "link to it with [words](…), without the exclamation mark"
        case .markup: "save it in the format that its ending says"
        case .otherBytes: "give it the ending of what it is, or save it again"
        case .drawing: "save it as a plain SVG without scripts, links and pictures in it, or as PNG"
        }
    }

    private static func isActive(_ name: String) -> Bool {
        let path = name.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return ["html", "htm", "xhtml", "xht", "mhtml", "shtml", "js", "mjs", "swf", "xml", "svgz"].contains {
            path.hasSuffix("." + $0)
        }
    }
}
