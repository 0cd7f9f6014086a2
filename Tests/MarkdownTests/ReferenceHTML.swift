import CCMarkGFM
import Markdown

/// The HTML that the C library itself writes for a document, from a parse of its own.
func referenceHTML(_ text: [UInt8]) -> String? {
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
        guard let syntax = cmark_find_syntax_extension(name) else { return nil }
        cmark_parser_attach_syntax_extension(parser, syntax)
    }
    text.withUnsafeBytes { cmark_parser_feed(parser, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    guard let html = cmark_render_html(root, CMARK_OPT_DEFAULT, nil) else { return nil }
    let reference = String(cString: html)
    cmark_get_default_mem_allocator().pointee.free(html)
    return reference
}
