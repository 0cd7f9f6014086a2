/// Finds where numbers begin in running text, in figures or in the words of a language: "2", "½", "two".
///
/// Cost: one look at each byte, and one more at the first letter of each word.
struct NumberStarts {
    /// The bytes that a number can begin with, as bits: figures, the first bytes of fraction signs (0xC2, 0xE2), letters.
    private var first: (UInt64, UInt64, UInt64, UInt64) = (0x03FF << 48, 0, 0, 1 << 2 | 1 << 34)
    /// The second and third letters that the words for numbers have after each first one, as bits.
    private var (second, third) = ([UInt32](repeating: 0, count: 32), [UInt32](repeating: 0, count: 32))
    /// The words in lower case.
    private let words: [[UInt8]]

    /// The numbers that are said by figures or these words, in lower case.
    init(words: [String]) {
        self.words = words.map { Array($0.utf8) }
        for word in self.words where word.count > 2 {
            let letter = Int(word[0] & 31)
            first.1 |= (1 | 1 << 32) << UInt64(letter)
            second[letter] |= 1 << UInt32(word[1] & 31)
            third[letter] |= 1 << UInt32(word[2] & 31)
        }
    }

    /// Where the first number between two bytes begins. What continues a word is no number: "A4", "1:2", "#3".
    func next(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            if mayBegin(with: text[index]), isNumber(text, at: index) { return index }
            // To what follows a byte that is no letter, figure or mark behind a word.
            repeat { index += 1 } while index < end && text[index - 1] &- 0x29 < 0x57
        }
        return nil
    }

    private func mayBegin(with byte: UInt8) -> Bool {
        let bits =
            switch byte >> 6 {
            case 0: first.0
            case 1: first.1
            case 2: first.2
            default: first.3
            }
        return bits >> UInt64(byte & 63) & 1 == 1
    }

    private func isNumber(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let before = index > 0 ? text[index - 1] : 0x20
        guard before <= 0x20 || before == UInt8(ascii: "(") || before >= 0x80 else { return false }
        return !LineTokenizer.isLetter(text[index])
            || mayBeWord(text, at: index) && words.contains { stands($0, in: text, at: index) }
    }

    private func mayBeWord(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index + 2 < text.count else { return false }
        let letter = Int(text[index] & 31)
        return second[letter] >> UInt32(text[index + 1] & 31) & third[letter] >> UInt32(text[index + 2] & 31) & 1 == 1
    }

    /// Whether a word stands here, and no letter behind it.
    private func stands(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index + word.count <= text.count else { return false }
        for offset in word.indices where WordKey.lower(text[index + offset]) != word[offset] { return false }
        let end = index + word.count
        return end == text.count || !LineTokenizer.isLetter(text[end]) && text[end] < 0x80
    }
}
