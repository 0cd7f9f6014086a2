import Addresses
import Kitchen
import Text

@testable import Site

extension Recipe {
    /// Blocks of the recipe as its card shows them.
    func html(of blocks: [Int], marksTimes: Bool = false) -> String {
        let style = RichTextHTML.Style(address: PageAddress.recipe(summary.slug), marksTimes: marksTimes)
        let html = HTML { RichTextHTML.write(blocks, of: text, style, to: &$0) }
        return String(decoding: html.bytes, as: UTF8.self)
    }

    /// The introduction as the card shows it.
    var introHTML: String { html(of: intro) }

    /// The method as the card shows it.
    var methodHTML: String { html(of: method, marksTimes: true) }
}
