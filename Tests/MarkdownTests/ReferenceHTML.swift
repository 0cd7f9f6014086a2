import CCMarkGFM
import Markdown

/// The HTML that the C library itself writes for a document.
func referenceHTML(_ document: MarkdownDocument) -> String? {
    guard let html = cmark_render_html(document.root.pointer, CMARK_OPT_DEFAULT, nil) else { return nil }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
}
