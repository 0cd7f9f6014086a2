import Addresses
import Kitchen

/// A photograph of the site, in the widths in which pages show it.
public struct Photo: Hashable, Sendable {
    /// The photograph in one width.
    public struct Variant: Hashable, Sendable {
        /// Where it is published.
        public let address: String
        /// Pixels from left to right.
        public let width: Int

        /// The photograph at an address, in a width.
        public init(address: String, width: Int) { (self.address, self.width) = (address, width) }
    }

    /// Pixels of the file at its own address from left to right, as it is seen.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// The smallest first; none where only the file itself is published.
    public let variants: [Variant]
    /// The colours of its four quarters, like "#a0522d", row by row: what is seen until it is there. None where it can be seen
    /// through.
    public let colours: [String]

    /// A photograph.
    public init(width: Int, height: Int, variants: [Variant] = [], colours: [String] = []) {
        (self.width, self.height, self.variants, self.colours) = (width, height, variants, colours)
    }

    /// The address of one that is large enough for a small picture; nil where there is only the file itself.
    var small: String? { (variants.first { $0.width >= 400 } ?? variants.last)?.address }
}

/// The photographs of a site.
public final class PhotoTable: Sendable {
    private let photos: [String: Photo]
    /// What tells these photographs from those of another build.
    let stamp: UInt64

    /// Photographs by the addresses at which their files are published.
    public init(_ photos: [String: Photo]) {
        self.photos = photos
        var digest = Digest()
        for (address, photo) in photos.sorted(by: { $0.key < $1.key }) {
            digest.add(address.utf8)
            digest.add((photo.small ?? "").utf8)
        }
        stamp = digest.value
    }

    /// The photograph whose file is published at an address; nil for another picture.
    subscript(address: String) -> Photo? { photos[address] }
}

extension SiteFrame {
    /// What is known of a picture that is a photograph; nil for a drawing.
    func photo(of picture: Picture) -> Photo? {
        guard let photos else { return nil }
        return photos[PageAddress.media(of: picture)]
    }

    /// A picture of which photographs in several widths were made, with its address; nil for any other.
    func madePhoto(of picture: Picture) -> (address: String, photo: Photo)? {
        guard let photo = photo(of: picture), !photo.variants.isEmpty else { return nil }
        return (PageAddress.media(of: picture), photo)
    }

    /// The address that scripts show a picture by, in a small place.
    func smallAddress(of picture: Picture) -> String {
        let address = PageAddress.media(of: picture)
        guard let photos else { return address }
        return photos[address]?.small ?? address
    }
}
