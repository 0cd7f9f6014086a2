import Diagnostics

/// Puts a template and all that it includes together to one flat program, and checks every name and place on the way.
///
/// Partials and parents are put in where they stand, and blocks take what is given to them, so that nothing of a file's
/// structure is left when a page is rendered. With a scope, the linker is strict: every name is found now, or reported.
struct Linker {
    /// Files, blocks and sections nest no deeper than this.
    static let deepest = 64
    /// And a program has no more parts than this.
    static let maxNodes = 50_000
    /// And no more bytes of text.
    static let maxBytes = 4 << 20

    let library: TemplateLibrary
    let page: String
    /// What is known of the values; nil for the specification's rule, by which they are looked up when rendering.
    var scope: Scope?
    var assembler: Assembler
    var file: ParsedTemplate
    var indentation = Indentation()
    var overrides: [String: Override] = [:]
    /// Whether the indentation of the next line stands already.
    var isIndented = false
    /// The paths of the files that are being put in, outermost first.
    var trail: [String] = []
    var depth = 0
    var nodesLeft = Linker.maxNodes
    /// The place in the scope of the outermost frame that a tag has named since a section of a list began.
    var outermostNamed = Int.max
    /// The tag linked last, which is named when the text behind it makes it unsafe.
    var lastTag: (name: TagName, file: ParsedTemplate)?
    private(set) var files: Set<String> = []
    private(set) var problems: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []

    init(library: TemplateLibrary, file: ParsedTemplate, scope: Scope?) {
        self.library = library
        self.file = file
        self.scope = scope
        page = file.file
        assembler = Assembler(place: scope == nil ? .anywhere : EscapeContext(ending: file.path.ending))
    }

    /// Links the file at which the linker stands.
    mutating func link() -> Program {
        enter(file)
        return assembler.finish()
    }

    mutating func link(_ nodes: [Node]) {
        var index = 0
        while index < nodes.count {
            if index + 1 < nodes.count, linkAlternatives(nodes[index], nodes[index + 1]) {
                index += 2
            } else {
                link(nodes[index])
                index += 1
            }
        }
    }

    private mutating func link(_ node: Node) {
        guard nodesLeft > 0 else { return }
        nodesLeft = assembler.program.literals.count > Linker.maxBytes ? 0 : nodesLeft - 1
        if nodesLeft == 0 { return reportTooLarge() }
        switch node {
        case .text(let range): literal(file.bytes[range])
        case .lineStart(let space): startLine(space)
        case .variable(let name, let isRaw): print(name, isRaw: isRaw)
        case .section(let name, let inverted, let body): section(name, inverted: inverted, body)
        case .partial(let inclusion): include(inclusion)
        case .block(let block): self.block(block)
        }
    }

    /// Appends text of the template.
    mutating func literal(_ bytes: some Collection<UInt8>) {
        do {
            try assembler.literal(bytes)
        } catch {
            if let last = lastTag { report(error, at: last.name, in: last.file) }
        }
    }

    private mutating func startLine(_ space: Range<Int>) {
        if !isIndented { literal(indentation.applied(to: file.bytes[space])) }
        isIndented = false
    }

    /// Links all of a file, with the problems found when it was read.
    mutating func enter(_ parsed: ParsedTemplate) {
        files.insert(parsed.path)
        parsed.problems.forEach { report($0) }
        let outer = file
        file = parsed
        trail.append(parsed.path)
        nest { $0.link(parsed.nodes) }
        trail.removeLast()
        file = outer
    }

    /// Links one level deeper, or reports that this is too deep.
    mutating func nest(at name: TagName? = nil, _ body: (inout Linker) -> Void) {
        guard depth < Linker.deepest else {
            if let name { report(.templateSyntax, "templates nest deeper than \(Linker.deepest) here", at: name) }
            return
        }
        depth += 1
        body(&self)
        depth -= 1
    }
}

// Reporting problems.
extension Linker {
    mutating func report(
        _ id: DiagnosticID, _ message: String, at name: TagName, in file: ParsedTemplate? = nil, fix: String? = nil
    ) {
        report(Diagnostic(id, message, at: (file ?? self.file).location(of: name), fix: fix))
    }

    mutating func report(_ problem: UnsafePlace, at name: TagName, in file: ParsedTemplate? = nil) {
        report(.unsafePlace, problem.message, at: name, in: file, fix: problem.fix)
    }

    /// Adds a problem once, with the page's template when it stands in another file.
    private mutating func report(_ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if diagnostic.location?.file != page { diagnostic.notes.append("used by \(page)") }
        if seen.insert(diagnostic).inserted { problems.append(diagnostic) }
    }

    private mutating func reportTooLarge() {
        report(
            Diagnostic(
                .templateSyntax, "the template is too large with all that it includes",
                at: SourceLocation(file: page), fix: "look for partials that include each other many times"))
    }
}
