import Text

/// The ids of one page: each is given once, in the order asked for.
struct HeadingIDs: Sendable {
    /// The ids that are taken: those reserved and those given.
    private(set) var taken: Set<String>
    private var repeats: [String: Int] = [:]

    /// Ids for a page that already has the ids `reserved`.
    init(reserved: [String] = []) {
        taken = Set(minimumCapacity: reserved.count + 8)
        for id in reserved { taken.insert(id) }
    }

    /// The slug of `text`; the second time with `-1` after it, then `-2`, passing over ids that are taken.
    mutating func id(for text: String) -> String {
        let slug = Slug.ofWords(text)
        var id = slug
        var number = repeats[slug] ?? 0
        while !taken.insert(id).inserted {
            number += 1
            id = "\(slug)-\(number)"
        }
        if number > 0 { repeats[slug] = number }
        return id
    }
}
