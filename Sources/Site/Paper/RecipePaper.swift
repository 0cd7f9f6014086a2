import Kitchen

/// How the card of a recipe is set on paper: in which size it fills one page, or else as few as can be, and whether its
/// ingredients stand beside the method or in two columns above it.
///
/// There are too many cards to measure the words of each: this counts letters and lines, as wide and as high as `recipe.css`
/// sets them. What a card leaves of its page goes between its lines there.
struct RecipePaper {
    /// How many letters, and how many lines of their own they stand in.
    private struct Extent {
        let letters: Int
        let lines: Int

        /// The height in tenths of a point in a column of a width, in a size, where so much stands between two lines of
        /// their own, in hundredths of an em, and each of them leaves so many thousandths of its last line empty.
        func height(in width: Int, size: Int, between: Int, empty: Int = 500) -> Int {
            let wrapped = max(letters * RecipePaper.letter * size / width + lines * empty, lines * 1000)
            return (wrapped * RecipePaper.line / 1000 + lines * between) * size / 100
        }
    }

    /// The width of a letter in thousandths of an em, and the height of a line in hundredths.
    private static let (letter, line) = (545, 140)
    /// From this many ingredients on they stand in two columns.
    private static let many = 15
    /// The letters of the headings.
    private static let headings = 20

    /// The field that it is printed on, in tenths of a point.
    private let across, down: Int
    private let title, intro, ingredients, method: Extent
    /// Whether cost, diet and allergens stand below the ingredients, and what the cost is without.
    private let hasFigures: Bool
    private let unpriced: Extent

    /// The paper of a recipe, with what its card says that the cost is without.
    init(_ recipe: Recipe, unpriced text: String?, on field: PaperField) {
        (across, down) = (field.pointsAcross, field.pointsDown)
        title = Extent(letters: recipe.summary.title.utf8.count, lines: 1)
        intro = Extent(letters: recipe.text.letters(of: recipe.intro), lines: recipe.intro.count)
        let sections = recipe.sections.reduce(0) { $0 + recipe.text.letters(of: $1.blocks) + 200 }
        let steps = max(recipe.stepNodes.count, recipe.method.count)
        method = Extent(letters: recipe.text.letters(of: recipe.method) + sections, lines: steps)
        let lines = recipe.groups.reduce(0) { $0 + $1.ingredients.count + ($1.name == nil ? 0 : 1) }
        let others = intro.letters + method.letters + title.letters + Self.headings
        ingredients = Extent(letters: max(recipe.text.bytes.count - others, lines * 16), lines: lines)
        hasFigures = recipe.diet != nil
        unpriced = Extent(letters: text?.utf8.count ?? 0, lines: text == nil ? 0 : 1)
    }

    /// The names of its classes.
    var classNames: String {
        let isLong =
            ingredients.lines >= Self.many
            || height(at: 140, isLong: false) > down && long(at: 120) < beside(at: 120)
        // What is guessed to be a thirtieth more than a page fits it in the smallest size: the guess is on the safe side.
        let pages = max(1, (height(at: 110, isLong: isLong) + down * 29 / 30) / down)
        let size = largestSize(on: pages, isLong: isLong)
        let isRoomy =
            size == Self.sizes.upperBound && pages == 1
            && height(at: size * 5, isLong: isLong) + growth(isLong: isLong) <= down
        let room = pages > 1 ? 1 : isRoomy ? 2 : 0
        return Self.names[((size - Self.sizes.lowerBound) * 2 + (isLong ? 1 : 0)) * 3 + room]
    }

    /// The sizes of its type, in half points.
    private static let sizes = 22...28
    /// Its classes in each size, beside the method or long, in each measure of room: there are thousands of cards.
    private static let names = sizes.flatMap { size in
        ["", " long"].flatMap { long in
            ["", " pages", " roomy"].map { TypeSize(halfPoints: size).className + long + $0 }
        }
    }

    /// The largest size in which all fits on so many pages, in half points; else the smallest.
    private func largestSize(on pages: Int, isLong: Bool) -> Int {
        var (size, above) = (Self.sizes.lowerBound, Self.sizes.upperBound + 1)
        while above - size > 1 {
            let middle = (size + above) / 2
            if height(at: middle * 5, isLong: isLong) > pages * down { above = middle } else { size = middle }
        }
        return size
    }

    /// The height of all in a size in tenths of a point.
    private func height(at size: Int, isLong: Bool) -> Int {
        let words =
            title.height(in: across * 3 / 4, size: size * 2, between: 0, empty: 250)
            + intro.height(in: across * 3 / 4, size: size * 11 / 10, between: 50) + size * 5
        return max(across / 4, words) + size * 4 + (isLong ? long(at: size) : beside(at: size))
    }

    /// What a larger picture and wider gaps take, in the largest size.
    private func growth(isLong: Bool) -> Int {
        across / 10 + (isLong ? ingredients.lines / 2 + method.lines : max(ingredients.lines, method.lines)) * 70
    }

    /// The height of what stands below the ingredients in a column of a width: three lines, and what the cost is without.
    private func figures(in width: Int, size: Int) -> Int {
        guard hasFigures else { return 0 }
        return size * 5 + unpriced.height(in: width - size * 5, size: size * 85 / 100, between: 0, empty: 250)
    }

    /// The height of the ingredients beside the method.
    private func beside(at size: Int) -> Int {
        let list =
            ingredients.height(in: across * 34 / 100 - size, size: size, between: 57, empty: 250)
            + max(hasFigures ? size * 8 : 0, figures(in: across * 34 / 100 - size, size: size))
        return max(list, method.height(in: across * 66 / 100 - size * 4, size: size, between: 70)) + size * 2
    }

    /// The height of the ingredients in two columns with the method below them.
    private func long(at size: Int) -> Int {
        let list =
            ingredients.height(in: across / 2 - size, size: size, between: 57, empty: 250) / 2
            + figures(in: across, size: size)
        return list + method.height(in: across - size * 5 / 2, size: size, between: 70) + size * 5
    }
}

extension RichText {
    /// How many letters some blocks have, which stand one behind the other.
    fileprivate func letters(of blocks: [Int]) -> Int {
        guard let first = blocks.first, let last = blocks.last else { return 0 }
        return nodes[last].range.upperBound - nodes[first].range.lowerBound
    }
}
