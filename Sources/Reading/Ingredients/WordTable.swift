/// Words with what they mean, found by their bytes: no string is made of a word that is looked up.
///
/// A hash table with open addressing that is at most half full, so most words are decided by one look.
struct WordTable: Sendable {
    private struct Entry {
        var hash: UInt32
        /// Where the word stands in `letters`.
        var range: Range<Int>
        var meaning: Lexicon.Meaning
    }

    private var entries: [Entry?]
    /// All words, one after the other.
    private var letters: [UInt8] = []

    init(_ meanings: [String: Lexicon.Meaning]) {
        var size = 64
        while size < meanings.count * 2 { size *= 2 }
        entries = Array(repeating: nil, count: size)
        for (word, meaning) in meanings { insert(Array(word.utf8), meaning) }
    }

    private mutating func insert(_ word: [UInt8], _ meaning: Lexicon.Meaning) {
        let range = letters.count..<(letters.count + word.count)
        letters += word
        let hash = Self.hash(word, word.indices)
        var index = place(of: hash)
        while entries[index] != nil { index = place(of: UInt32(index + 1)) }
        entries[index] = Entry(hash: hash, range: range, meaning: meaning)
    }

    /// What a word means; nil for one that is not in the table. Case and inner full stops do not matter.
    func meaning(of bytes: [UInt8], _ range: Range<Int>) -> Lexicon.Meaning? {
        guard WordKey.isPlain(bytes, range) else {
            let key = Array(WordKey.folded(bytes, range).utf8)
            return meaning(ofKey: key, key.indices)
        }
        return meaning(ofKey: bytes, range)
    }

    private func meaning(ofKey bytes: [UInt8], _ range: Range<Int>) -> Lexicon.Meaning? {
        let hash = Self.hash(bytes, range)
        var index = place(of: hash)
        while let entry = entries[index] {
            if entry.hash == hash, WordKey.isSame(bytes, range, letters, entry.range) { return entry.meaning }
            index = place(of: UInt32(index + 1))
        }
        return nil
    }

    private func place(of hash: UInt32) -> Int { Int(hash) & (entries.count - 1) }

    /// FNV-1a of the word in lower case, its upper half folded in, since only the low bits are looked at.
    private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for index in range { hash = (hash ^ UInt32(WordKey.lower(bytes[index]))) &* 0x0100_0193 }
        return hash ^ hash >> 16
    }
}
