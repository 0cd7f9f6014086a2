/// Words with what they mean, found by their bytes: no string is made of a word that is looked up.
///
/// A hash table with open addressing that is at most half full, so most words are decided by one look.
///
/// It is plain memory, since a list would be counted at each look, by all threads.
struct WordTable: Sendable {
    private struct Entry {
        var hash: UInt32 = 0
        /// Where the word stands in `letters`.
        var start: UInt32 = 0
        /// How many letters it has; 0 for an entry that is free.
        var count: UInt32 = 0
        var meaning = Lexicon.Meaning()
    }

    // Nothing changes them once they are made, so all threads may look.
    private nonisolated(unsafe) let entries: UnsafeMutableBufferPointer<Entry>
    /// All words, one after the other.
    private nonisolated(unsafe) let letters: UnsafeMutableBufferPointer<UInt8>

    init(_ meanings: [String: Lexicon.Meaning]) {
        var size = 64
        while size < meanings.count * 2 { size *= 2 }
        entries = .allocate(capacity: size)
        entries.initialize(repeating: Entry())
        letters = .allocate(capacity: meanings.keys.reduce(0) { $0 + $1.utf8.count })
        var start = 0
        for (word, meaning) in meanings {
            _ = letters[start...].initialize(fromContentsOf: Array(word.utf8))
            insert(start..<(start + word.utf8.count), meaning)
            start += word.utf8.count
        }
    }

    /// Gives its memory back; nothing is looked up in it then.
    func deallocate() {
        entries.deallocate()
        letters.deallocate()
    }

    /// Enters the word at these letters.
    private func insert(_ word: Range<Int>, _ meaning: Lexicon.Meaning) {
        var hash = WordHash()
        for index in word { hash.add(letters[index]) }
        var index = place(of: hash.value)
        while entries[index].count > 0 { index = place(of: UInt32(index + 1)) }
        entries[index] = Entry(
            hash: hash.value, start: UInt32(word.lowerBound), count: UInt32(word.count), meaning: meaning)
    }

    /// What a word means; nil for one that is not in the table. Case and inner full stops do not matter.
    func meaning(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Lexicon.Meaning? {
        guard WordKey.isPlain(bytes[range]) else {
            let key = Array(WordKey.folded(bytes[range]).utf8)
            return key.withUnsafeBufferPointer { meaning(ofPlain: $0, 0..<$0.count) }
        }
        return meaning(ofPlain: bytes, range)
    }

    private func meaning(ofPlain bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Lexicon.Meaning? {
        var hash = WordHash()
        for index in range { hash.add(WordKey.lower(bytes[index])) }
        return meaning(of: bytes, range, hash: hash)
    }

    /// What a word of this hash means, which is of ASCII and has no full stops.
    func meaning(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, hash: WordHash) -> Lexicon.Meaning? {
        let hash = hash.value
        var index = place(of: hash)
        while entries[index].count > 0 {
            if entries[index].hash == hash, isWord(entries[index], bytes, range) { return entries[index].meaning }
            index = place(of: UInt32(index + 1))
        }
        return nil
    }

    private func isWord(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count == Int(entry.count) else { return false }
        for offset in 0..<range.count
        where WordKey.lower(bytes[range.lowerBound + offset]) != letters[Int(entry.start) + offset] { return false }
        return true
    }

    private func place(of hash: UInt32) -> Int { Int(hash) & (entries.count - 1) }
}
