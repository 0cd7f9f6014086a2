import Addresses
import Kitchen
import Templates
import Text

/// A picture as templates show it.
let pictureShape = RecordShape<PageView<Picture>>(
    "picture",
    [
        .link("src") { PageAddress.reference(PageAddress.media(of: $0.content)) },
        .text("alt", "empty for a drawn one") { $0.content.alternative },
        .html(
            "blur", "or absent; the colours of a photograph, to stand behind it until it is there",
            isShown: { $0.site.photos != nil && $0.site.photo(of: $0.content)?.colours.isEmpty == false }
        ) { picture, output in
            picture.site.photo(of: picture.content)?.writeBlur(to: &output)
        },
        .record(
            "photo", photoShape, "or absent; what is known of a photograph that is a file of the site",
            isThere: { $0.site.photos != nil }
        ) { picture in
            picture.site.photo(of: picture.content).map { picture.view(of: $0) }
        },
    ])

private let photoShape = RecordShape<PageView<Photo>>(
    "photograph",
    [
        .text("width", "in pixels, like `height`") { String($0.content.width) },
        .text("height") { String($0.content.height) },
        .view("sources", sourcesShape, "or absent; the same in other widths, for `srcset`") {
            PhotoSources($0.content)
        },
    ])

/// The variants of a photograph, of which there is one at least.
private struct PhotoSources: Sendable {
    let smaller: ArraySlice<Photo.Variant>
    let largest: Photo.Variant

    init?(_ photo: Photo) {
        guard let largest = photo.variants.last else { return nil }
        (smaller, self.largest) = (photo.variants.dropLast(), largest)
    }
}

private let sourcesShape = RecordShape<PageView<PhotoSources>>(
    "sources of a photograph",
    [
        .views("smaller", sourceShape, "the smallest first") { Array($0.content.smaller) },
        .link("largest") { PageAddress.reference($0.content.largest.address) },
        .text("largestWidth", "in pixels") { String($0.content.largest.width) },
    ])

private let sourceShape = RecordShape<PageView<Photo.Variant>>(
    "source of a photograph",
    [
        .link("href") { PageAddress.reference($0.content.address) },
        .text("width", "in pixels") { String($0.content.width) },
    ])

extension Photo {
    /// Writes four squares of its colours, which the style sheet spreads and blurs.
    func writeBlur(to output: inout HTMLWriter) {
        guard colours.count == 4 else { return }
        output.append(
            markup: #"<svg class="blur" viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">"#)
        let places: [StaticString] = [
            #"" d="M0 0h1v1H0z"/>"#, #"" d="M1 0h1v1H1z"/>"#, #"" d="M0 1h1v1H0z"/>"#, #"" d="M1 1h1v1H1z"/>"#,
        ]
        for (colour, place) in zip(colours, places) {
            output.append(markup: #"<path fill=""#)
            output.append(text: colour)
            output.append(markup: place)
        }
        output.append(markup: "</svg>")
    }
}
