/// Words of a recipe that name a food which its ingredients lack, or that stand among these and are not understood, so that
/// nothing can be claimed of what is in the dish.
public struct UnlistedFood: Hashable, Sendable {
    /// The words, as they are written.
    public let name: String
    /// Their place in the words of the recipe's text, in bytes; nil in the name of a group of ingredients.
    public let range: Range<Int>?
    /// Whether they are known to name a food.
    public let isFood: Bool
}

/// Finds what the text of a recipe names besides its ingredients.
struct UnlistedFoods {
    private let scan: FoodScan
    /// What the ingredients are called, each as the stems of its words.
    private let listed: [Listed]
    private let facts: DietFacts

    /// What is not among the ingredients of a recipe, and would make another dish than these facts say.
    init(besides recipe: Recipe, _ facts: DietFacts, _ scan: FoodScan) {
        self.scan = scan
        self.facts = facts
        let language = scan.language
        let lines = ([recipe] + recipe.needed).flatMap { $0.ingredients.map(\.ingredient.line) }
        listed = lines.map { line in
            let words = FoodName.words(of: line.name)
            return Listed(
                stems: words.map { FoodName.stem($0, in: language) }, soundsAlike: scan.soundsLikeAnother(words[...]))
        }
    }

    private struct Listed {
        let stems: [String]
        /// Whether its name is that of another food with a word more: coconut milk.
        let soundsAlike: Bool
    }

    /// What a recipe names in its method, its sections and beside its ingredients; in its introduction, which says what the
    /// dish is like, only what is written as a list.
    func find(in recipe: Recipe) -> [UnlistedFood] {
        let listing = recipe.groups.flatMap(\.notes).map { ($0, Passage.listing) }
        let sections = recipe.sections.flatMap { section in
            section.blocks.map { ($0, section.isAside ? Passage.work : .section) }
        }
        let prose = recipe.intro.map { ($0, Passage.introduction) } + recipe.method.map { ($0, .work) }
        let named = recipe.groups.compactMap(\.name).flatMap { find(inGroupName: $0) }
        return recipe.text.bytes.withUnsafeBufferPointer { bytes in
            named
                + (prose + listing + sections).flatMap { block, passage in
                    recipe.text.lines(of: block, besides: recipe.stepNodes).flatMap { find(in: bytes, $0, passage) }
                }
        }
    }

    /// What a text is, and so where foods stand in it.
    private enum Passage {
        case introduction
        /// What is to be done, or is said of it.
        case work
        /// A part of the recipe with a heading of its own, of which short lines may be a list.
        case section
        /// What stands among the ingredients.
        case listing
    }

    /// "For the parmesan crust": what the name of a group says may stand in no line of it.
    private func find(inGroupName name: String) -> [UnlistedFood] {
        let words = FoodWords(name)
        return scan.foods(in: words).filter { $0.presence != .denied && isUnlisted($0, in: words) }.map { found in
            UnlistedFood(
                name: words.all[found.words].map(\.text).joined(separator: " "), range: nil, isFood: true)
        }
    }

    private func find(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ passage: Passage) -> [UnlistedFood] {
        let line = UnsafeBufferPointer(rebasing: bytes[line])
        let start = bytes.baseAddress.flatMap { base in line.baseAddress.map { $0 - base } } ?? 0
        let words = FoodWords(line, at: start)
        let foods = scan.foods(in: words)
        var found = foods.filter { $0.presence != .denied && isUnlisted($0, in: words) }.map {
            UnlistedFood(words.all[$0.words], of: bytes, isFood: true)
        }
        guard mayList(line, words, passage) else { return passage == .introduction ? [] : found }
        for index in words.all.indices where !foods.contains(where: { $0.words.contains(index) }) {
            guard !scan.isNoFood(at: index, of: words), !isListed(words.all[index...index]) else { continue }
            found.append(UnlistedFood(words.all[index...index], of: bytes, isFood: false))
        }
        return found
    }

    /// Whether a line may be one of a list of foods.
    private func mayList(_ line: UnsafeBufferPointer<UInt8>, _ words: FoodWords, _ passage: Passage) -> Bool {
        let isSentence = line.last { $0 > 0x20 }.map { ".!?:".utf8.contains($0) } ?? false
        let beginsWithDigit = line.first { $0 > 0x20 }.map { $0 &- 0x30 < 10 } ?? false
        let isShort = !isSentence && words.all.count <= Self.longestLine
        return switch passage {
        case .introduction, .work: beginsWithDigit && isShort
        case .section: isShort
        case .listing: true
        }
    }

    /// More words are a sentence.
    private static let longestLine = 8

    /// Whether a food is none of the ingredients, and what is known of it is not known of the dish already.
    private func isUnlisted(_ found: FoodScan.Found, in words: FoodWords) -> Bool {
        let own = scan.facts(of: found.food)
        guard !own.changesNothing(in: facts) else { return false }
        return !isListed(words.all[found.words], mayBeShort: scan.mayBeShort(found, in: words))
    }

    /// Whether some words are an ingredient; `mayBeShort` says that they may stand for one which sounds like another food.
    private func isListed(_ words: ArraySlice<FoodWords.Word>, mayBeShort: Bool = false) -> Bool {
        let stems = words.map { FoodName.stem($0.text, in: scan.language) }
        return listed.contains { food in
            names(food.stems, stems) && (!food.soundsAlike || mayBeShort || food.stems.count == stems.count)
        }
    }

    /// Whether words are how a step calls an ingredient: by the noun that its name has, as "stock" is said of vegetable stock,
    /// and "butter" not of butter beans.
    private func names(_ food: [String], _ words: [String]) -> Bool {
        switch scan.language {
        case .english: food.suffix(words.count) == words[...]
        case .german:
            food.suffix(words.count) == words[...] || words.count == 1 && food.last?.hasSuffix(words[0]) ?? false
        case .italian, .french, .spanish:
            food.prefix(words.count) == words[...] || food.suffix(words.count) == words[...]
        }
    }
}

extension DietFacts {
    /// Whether a dish of which `dish` is known would be the same with this food in it.
    fileprivate func changesNothing(in dish: DietFacts) -> Bool {
        let both = dish.and(self)
        return both.vegetarian == dish.vegetarian && both.vegan == dish.vegan
            && both.allergens.contains == dish.allergens.contains
            && both.allergens.isComplete == dish.allergens.isComplete
            && both.allergens.traces == dish.allergens.traces
    }
}

extension UnlistedFood {
    fileprivate init(_ words: ArraySlice<FoodWords.Word>, of bytes: UnsafeBufferPointer<UInt8>, isFood: Bool) {
        let range = words[words.startIndex].range.lowerBound..<words[words.endIndex - 1].range.upperBound
        self.init(name: String(decoding: bytes[range], as: UTF8.self), range: range, isFood: isFood)
    }
}

extension RichText {
    /// The lines of a block, without the words of tools, times and pictures, and without links to other recipes
    /// beside a list of steps: "Eat it with [focaccia](focaccia.md)" is said of two dishes.
    fileprivate func lines(of block: Int, besides steps: [Int]) -> [Range<Int>] {
        var (lines, node): ([Range<Int>], Int) = ([], block)
        var start = nodes[block].range.lowerBound
        let isBesideSteps = nodes[block].kind.isParagraph && steps.contains { !nodes[$0].kind.isParagraph }
        while node < nodes[block].next {
            switch nodes[node].kind {
            case .link(let link) where isBesideSteps && isRecipe(link): fallthrough
            case .cookware, .timer, .picture:
                lines.append(start..<nodes[node].range.lowerBound)
                start = nodes[node].range.upperBound
                node = nodes[node].next
            default: node += 1
            }
        }
        lines.append(start..<nodes[block].range.upperBound)
        return lines.flatMap { split($0, within: block) }
    }

    private func isRecipe(_ link: Int32) -> Bool {
        guard case .site(let path, _) = links[Int(link)].target else { return false }
        return PageAddress.recipeSlug(ofCard: path) != nil
    }

    /// The lines in a stretch of a block's words; a line that is filled goes on in the next one of its paragraph.
    private func split(_ words: Range<Int>, within block: Int) -> [Range<Int>] {
        var (lines, start): ([Range<Int>], Int) = ([], words.lowerBound)
        for place in words where bytes[place] == 0x0A {
            let isWrapped =
                place - start >= Self.filled
                && (block..<nodes[block].next).contains { node in
                    nodes[node].kind.isText && nodes[node].range.contains(place)
                }
            guard !isWrapped else { continue }
            lines.append(start..<place)
            start = place + 1
        }
        return (lines + [start..<words.upperBound]).filter { !$0.isEmpty }
    }

    /// So many bytes fill a line.
    private static let filled = 40
}
