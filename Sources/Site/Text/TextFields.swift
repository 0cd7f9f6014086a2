import Kitchen
import Templates

extension PageView {
    /// How texts look on this page.
    func style(headingShift: Int = 0) -> RichTextHTML.Style {
        RichTextHTML.Style(
            address: page.address, done: site.taskWords.done, toDo: site.taskWords.toDo, headingShift: headingShift,
            photos: site.photos.map(Unmanaged.passUnretained))
    }
}

extension Field {
    /// Blocks of a text as HTML; absent where there are none.
    static func blocks<Content>(
        _ name: String, _ remark: String = "", of text: @escaping @Sendable (Content) -> RichText,
        _ get: @escaping @Sendable (Content) -> [Int]
    ) -> Field where Subject == PageView<Content> {
        .html(name, remark, isShown: { !get($0.content).isEmpty }) { page, output in
            RichTextHTML.write(get(page.content), of: text(page.content), page.style(), to: &output)
        }
    }

    /// A passage as HTML; nil is absent.
    static func passage<Content>(
        _ name: String, _ remark: String = "", headingShift: Int = 0,
        _ get: @escaping @Sendable (Content) -> TextExcerpt?
    ) -> Field where Subject == PageView<Content> {
        .html(name, remark, isShown: { get($0.content).map { !$0.blocks.isEmpty } ?? false }) { page, output in
            guard let passage = get(page.content) else { return }
            let style = page.style(headingShift: headingShift)
            RichTextHTML.write(passage.blocks, of: passage.text, style, to: &output)
        }
    }
}
