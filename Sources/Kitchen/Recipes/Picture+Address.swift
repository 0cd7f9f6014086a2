import Addresses

extension PageAddress {
    /// Where a picture of `content/` is published.
    public static func media(of picture: Picture) -> String { media(ofFile: picture.file) }
}
