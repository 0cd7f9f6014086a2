import Addresses
import Kitchen
import Text

/// Writes a text as HTML for one page: the only place where a text becomes HTML.
///
/// The output is HTML5 in which no markup comes from an author; apart from tables, tasks, pictures, anchors of headings and
/// `rel` on links to other hosts it is what the CommonMark reference writes. Times of a method are marked, so that the page
/// can offer timers for them, and other amounts stay on one line.
struct RichTextHTML {
    /// How a text looks on its page.
    struct Style {
        /// The address of the page, from which links lead.
        var address = PageAddress.home
        /// What a screen reader says for the ticked box of a task.
        var done = "done"
        /// What a screen reader says for the empty box of a task.
        var toDo = "to do"
        /// Added to the level of each heading; the sum is kept within 1 to 6.
        var headingShift = 0
        /// Whether times are marked.
        var marksTimes = false
        /// The photographs of the site, which outlives the style; nil where there are none. Not counted: there is a style for each
        /// line.
        var photos: Unmanaged<PhotoTable>?
        /// How amounts of ingredients are written; nil where they stay their author's.
        var amounts: LineRewriting?
    }

    private let source: UnsafePointer<RichText>
    /// A pointer, so that references to its texts are not counted for each line.
    let style: UnsafePointer<Style>
    let bytes: UnsafeBufferPointer<UInt8>
    let nodes: UnsafeBufferPointer<RichText.Node>
    private let measures: UnsafeBufferPointer<RichText.Measure>
    /// The line of ingredients that is being written.
    var line = IngredientHTML()
    /// The next measure to be written.
    private var measure = 0
    /// Where the output of this text begins; what comes before is not its own.
    private var start = 0

    /// What `body` makes with a writer of a text.
    static func with(_ text: RichText, _ style: Style, _ body: (inout RichTextHTML) -> Void) {
        text.bytes.withUnsafeBufferPointer { bytes in
            text.nodes.withUnsafeBufferPointer { nodes in
                text.measures.withUnsafeBufferPointer { measures in
                    withUnsafePointer(to: text) { source in
                        withUnsafePointer(to: style) { style in
                            var html = RichTextHTML(
                                source: source, style: style, bytes: bytes, nodes: nodes, measures: measures)
                            body(&html)
                        }
                    }
                }
            }
        }
    }

    /// Writes blocks of a text.
    static func write(_ blocks: [Int], of text: RichText, _ style: Style, to output: inout HTMLWriter) {
        with(text, style) { html in
            for block in blocks {
                html.begin(block, at: output.count)
                html.write(block, isTight: false, to: &output)
            }
        }
    }

    /// Turns to a block that is not behind the one before.
    private mutating func begin(_ block: Int, at count: Int) {
        start = count
        let place = nodes[block].range.lowerBound
        while measure > 0, measures[measure - 1].range.lowerBound >= place { measure -= 1 }
        while measure < measures.count, measures[measure].range.lowerBound < place { measure += 1 }
    }

    /// Writes what is inside a node.
    mutating func writeChildren(of node: Int, isTight: Bool = false, to output: inout HTMLWriter) {
        if line.holdsAmounts, holdsAmount(node) { return writeAmounts(in: node, to: &output) }
        var child = node + 1
        while child < nodes[node].next {
            write(child, isTight: isTight, to: &output)
            child = nodes[child].next
        }
    }

    /// Writes a node with all inside it; paragraphs right in an item of a tight list are written without tags.
    mutating func write(_ node: Int, isTight: Bool, to output: inout HTMLWriter) {
        switch nodes[node].kind {
        case .text: writeText(nodes[node].range, to: &output)
        case .emphasis: enclose(node, "<em>", "</em>", to: &output)
        case .strong: enclose(node, "<strong>", "</strong>", to: &output)
        case .strikethrough: enclose(node, "<del>", "</del>", to: &output)
        case .ingredient: enclose(node, "<span class=\"ingredient\">", "</span>", to: &output)
        case .cookware: enclose(node, "<span class=\"cookware\">", "</span>", to: &output)
        case .paragraph where isTight: writeChildren(of: node, to: &output)
        case .element, .link, .timer, .code, .lineBreak, .picture: writeInline(node, to: &output)
        default: writeBlock(node, isTight: isTight, to: &output)
        }
    }

    private mutating func enclose(
        _ node: Int, _ opening: StaticString, _ closing: StaticString, to output: inout HTMLWriter
    ) {
        output.append(markup: opening)
        writeChildren(of: node, to: &output)
        output.append(markup: closing)
    }

    /// Writes words, the amounts and times in them on one line each.
    private mutating func writeText(_ words: Range<Int>, to output: inout HTMLWriter) {
        if line.isUnbroken { return writeUnbroken(words, to: &output) }
        var copied = words.lowerBound
        while measure < measures.count, measures[measure].range.upperBound <= words.upperBound {
            let found = measures[measure].range
            measure += 1
            guard found.lowerBound >= copied else { continue }
            writeWords(copied..<found.lowerBound, to: &output)
            switch measures[measure - 1].meaning {
            case .time(let seconds) where style.pointee.marksTimes:
                openTime(Int(seconds), to: &output)
                writeWords(found, to: &output)
                output.append(markup: "</time>")
            case .mention(let mention): writeMention(source.pointee.mentions[Int(mention)], to: &output)
            default: writeUnbroken(found, to: &output)
            }
            copied = found.upperBound
        }
        writeWords(copied..<words.upperBound, to: &output)
    }

    /// Writes words as they are.
    func writeWords(_ words: Range<Int>, to output: inout HTMLWriter) {
        output.append(text: UnsafeBufferPointer(rebasing: bytes[words]))
    }

    /// Writes words with no-break spaces.
    func writeUnbroken(_ words: Range<Int>, to output: inout HTMLWriter) {
        output.append(unbroken: UnsafeBufferPointer(rebasing: bytes[words]))
    }

    /// The ISO 8601 duration is in seconds where they are no whole minutes.
    private func openTime(_ seconds: Int, to output: inout HTMLWriter) {
        output.append(markup: "<time class=\"timer\" datetime=\"")
        output.append(text: seconds % 60 == 0 ? Minutes(seconds / 60).iso8601 : "PT\(seconds)S")
        output.append(markup: "\">")
    }
}

// Writing blocks.
extension RichTextHTML {
    private mutating func writeBlock(_ node: Int, isTight: Bool, to output: inout HTMLWriter) {
        endLine(&output)
        switch nodes[node].kind {
        case .paragraph: enclose(node, "<p>", "</p>\n", to: &output)
        case .note: enclose(node, "<p class=\"note\">", "</p>\n", to: &output)
        case .heading(let level): writeHeading(node, Int(level), to: &output)
        case .list(let start, let isTight): writeList(node, start, isTight: isTight, to: &output)
        case .item(let task): writeItem(node, task, isTight: isTight, to: &output)
        case .quote:
            output.append(markup: "<blockquote>\n")
            writeChildren(of: node, to: &output)
            endLine(&output)
            output.append(markup: "</blockquote>\n")
        case .codeBlock: writeCodeBlock(node, to: &output)
        case .preformatted:
            output.append(markup: "<pre>")
            writeWords(nodes[node].range, to: &output)
            output.append(markup: "</pre>\n")
        case .rule: output.append(markup: "<hr>\n")
        case .table: writeTable(node, to: &output)
        case .cell(let alignment, let isHeader): writeCell(node, alignment, isHeader: isHeader, to: &output)
        default: writeChildren(of: node, to: &output)
        }
    }

    /// Ends the line if anything stands on it.
    private func endLine(_ output: inout HTMLWriter) {
        if output.count > start, output.last != UInt8(ascii: "\n") { output.append(markup: "\n") }
    }

    private mutating func writeHeading(_ node: Int, _ level: Int, to output: inout HTMLWriter) {
        let (sum, overflows) = level.addingReportingOverflow(style.pointee.headingShift)
        let shown = overflows ? 6 : min(max(1, sum), 6)
        output.append(markup: "<h")
        output.append(decimal: shown)
        if let anchor = source.pointee.anchors[node] {
            output.append(markup: " id=\"")
            output.append(text: anchor)
            output.append(markup: "\"")
        }
        output.append(markup: ">")
        writeChildren(of: node, to: &output)
        output.append(markup: "</h")
        output.append(decimal: shown)
        output.append(markup: ">\n")
    }

    private mutating func writeList(_ node: Int, _ start: Int32?, isTight: Bool, to output: inout HTMLWriter) {
        if start == nil {
            output.append(markup: "<ul>\n")
        } else if let start, start != 1 {
            output.append(markup: "<ol start=\"")
            output.append(decimal: Int(start))
            output.append(markup: "\">\n")
        } else {
            output.append(markup: "<ol>\n")
        }
        writeChildren(of: node, isTight: isTight, to: &output)
        output.append(markup: start == nil ? "</ul>\n" : "</ol>\n")
    }

    private mutating func writeItem(_ node: Int, _ task: RichText.Task?, isTight: Bool, to output: inout HTMLWriter) {
        guard let task else {
            output.append(markup: "<li>")
            writeChildren(of: node, isTight: isTight, to: &output)
            return output.append(markup: "</li>\n")
        }
        output.append(markup: task == .done ? "<li class=\"task done\">" : "<li class=\"task\">")
        var child = node + 1
        // The box stands in the first paragraph, so that it stays in line with the text.
        if child < nodes[node].next, case .paragraph = nodes[child].kind {
            if !isTight {
                endLine(&output)
                output.append(markup: "<p>")
            }
            writeBox(task, to: &output)
            writeChildren(of: child, to: &output)
            if !isTight { output.append(markup: "</p>\n") }
            child = nodes[child].next
        } else {
            writeBox(task, to: &output)
        }
        while child < nodes[node].next {
            write(child, isTight: isTight, to: &output)
            child = nodes[child].next
        }
        output.append(markup: "</li>\n")
    }

    private func writeBox(_ task: RichText.Task, to output: inout HTMLWriter) {
        output.append(markup: "<span class=\"box\" aria-hidden=\"true\"></span><span class=\"visually-hidden\">")
        output.append(text: task == .done ? style.pointee.done : style.pointee.toDo)
        output.append(markup: "</span> ")
    }

    private func writeCodeBlock(_ node: Int, to output: inout HTMLWriter) {
        output.append(markup: "<pre><code")
        if let language = source.pointee.languages[node] {
            output.append(markup: " class=\"language-")
            output.append(text: language)
            output.append(markup: "\"")
        }
        output.append(markup: ">")
        writeWords(nodes[node].range, to: &output)
        output.append(markup: "</code></pre>\n")
    }

    private mutating func writeTable(_ table: Int, to output: inout HTMLWriter) {
        output.append(markup: "<div class=\"table\"><table>\n")
        var (row, isInBody) = (table + 1, false)
        while row < nodes[table].next {
            let isHeader = nodes[row].kind == .row(isHeader: true)
            if isHeader {
                output.append(markup: "<thead>\n")
            } else if !isInBody {
                output.append(markup: "<tbody>\n")
                isInBody = true
            }
            enclose(row, "<tr>\n", "</tr>\n", to: &output)
            if isHeader { output.append(markup: "</thead>\n") }
            row = nodes[row].next
        }
        output.append(markup: isInBody ? "</tbody>\n</table></div>\n" : "</table></div>\n")
    }

    private mutating func writeCell(
        _ node: Int, _ alignment: RichText.Alignment, isHeader: Bool, to output: inout HTMLWriter
    ) {
        output.append(markup: isHeader ? "<th" : "<td")
        switch alignment {
        case .left: output.append(markup: " class=\"left\">")
        case .center: output.append(markup: " class=\"center\">")
        case .right: output.append(markup: " class=\"right\">")
        case .natural: output.append(markup: ">")
        }
        writeChildren(of: node, to: &output)
        output.append(markup: isHeader ? "</th>\n" : "</td>\n")
    }
}

// Writing what stands in them.
extension RichTextHTML {
    private mutating func writeInline(_ node: Int, to output: inout HTMLWriter) {
        switch nodes[node].kind {
        case .element(let element):
            writeTag("<", element, to: &output)
            writeChildren(of: node, to: &output)
            writeTag("</", element, to: &output)
        case .link(let link): writeLink(node, source.pointee.links[Int(link)], to: &output)
        case .picture(let link): writePicture(node, source.pointee.links[Int(link)], to: &output)
        case .timer(let seconds):
            if seconds > 0 {
                openTime(Int(seconds), to: &output)
            } else {
                output.append(markup: "<span class=\"timer\">")
            }
            writeChildren(of: node, to: &output)
            output.append(markup: seconds > 0 ? "</time>" : "</span>")
        case .code:
            output.append(markup: "<code>")
            writeChildren(of: node, to: &output)
            output.append(markup: "</code>")
        default:
            output.append(markup: "<br>")
            writeWords(nodes[node].range, to: &output)
        }
    }

    private func writeTag(_ opening: StaticString, _ element: RichText.Element, to output: inout HTMLWriter) {
        output.append(markup: opening)
        output.append(text: element.rawValue)
        output.append(markup: ">")
    }

    private mutating func writeLink(_ node: Int, _ link: RichText.Link, to output: inout HTMLWriter) {
        guard let address = address(of: link) else { return writeChildren(of: node, to: &output) }
        output.append(markup: "<a href=\"")
        output.append(address: address)
        output.append(markup: "\"")
        writeTitle(of: link, to: &output)
        if SafeURL.namesHost(address) { output.append(markup: " rel=\"noopener\"") }
        output.append(markup: ">")
        writeChildren(of: node, to: &output)
        output.append(markup: "</a>")
    }

    private func writePicture(_ node: Int, _ link: RichText.Link, to output: inout HTMLWriter) {
        // A picture without an address would load the page itself.
        guard let address = address(of: link), !address.isEmpty else {
            output.append(markup: "<span class=\"missing\">")
            writeWords(nodes[node].range, to: &output)
            return output.append(markup: "</span>")
        }
        let photo = photo(of: link)
        let isBlurred = photo.map { !$0.colours.isEmpty } ?? false
        if isBlurred, let photo { openFrame(of: photo, to: &output) }
        output.append(markup: "<img src=\"")
        output.append(address: address)
        output.append(markup: "\"")
        if let photo { writeSources(of: photo, to: &output) }
        output.append(markup: " alt=\"")
        writeWords(nodes[node].range, to: &output)
        output.append(markup: "\"")
        writeTitle(of: link, to: &output)
        output.append(markup: " loading=\"lazy\">")
        if isBlurred { output.append(markup: "</span>") }
    }

    private func photo(of link: RichText.Link) -> Photo? {
        guard let photos = style.pointee.photos?.takeUnretainedValue(), case .site(let path, _) = link.target
        else { return nil }
        return photos[path]
    }

    /// The colours of a photograph stand behind it, so both need a frame.
    private func openFrame(of photo: Photo, to output: inout HTMLWriter) {
        output.append(markup: "<span class=\"photograph")
        if photo.height > photo.width { output.append(markup: " tall") }
        output.append(markup: "\">")
        photo.writeBlur(to: &output)
    }

    /// The widths that a browser can choose from: the picture is as wide as a text, or as a small screen.
    private func writeSources(of photo: Photo, to output: inout HTMLWriter) {
        for (number, variant) in photo.variants.enumerated() {
            output.append(markup: number == 0 ? " srcset=\"" : ", ")
            output.append(
                address: PageAddress.reference(PageAddress.link(from: style.pointee.address, to: variant.address)))
            output.append(markup: " ")
            output.append(decimal: variant.width)
            output.append(markup: "w")
        }
        if !photo.variants.isEmpty { output.append(markup: "\" sizes=\"(min-width: 46rem) 44rem, 96vw\"") }
        output.append(markup: " width=\"")
        output.append(decimal: photo.width)
        output.append(markup: "\" height=\"")
        output.append(decimal: photo.height)
        output.append(markup: "\"")
    }

    private func writeTitle(of link: RichText.Link, to output: inout HTMLWriter) {
        guard !link.title.isEmpty else { return }
        output.append(markup: " title=\"")
        output.append(text: link.title)
        output.append(markup: "\"")
    }

    /// The address to write; nil for a link that leads nowhere, or where it is not safe to follow.
    private func address(of link: RichText.Link) -> String? {
        let address: String
        switch link.target {
        case .site(let path, let suffix):
            address =
                path.isEmpty
                ? suffix : PageAddress.reference(PageAddress.link(from: style.pointee.address, to: path)) + suffix
        case .elsewhere(let url): address = url
        case .nowhere: return nil
        }
        return SafeURL.isSafe(address) ? address : nil
    }
}
