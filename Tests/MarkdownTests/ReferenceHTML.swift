import CCMarkGFM
import Markdown

/// The HTML that the C library itself writes for a document.
func referenceHTML(_ document: MarkdownDocument) -> String? {
    let memory = cmark_get_default_mem_allocator()
    guard let html = cmark_render_html_with_mem(document.root.pointer, CMARK_OPT_DEFAULT, nil, memory) else {
        return nil
    }
    defer { memory?.pointee.free(html) }
    return String(cString: html)
}
