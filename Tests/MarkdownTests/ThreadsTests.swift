import Dispatch
import Foundation
import Kitchen
import Markdown
import Synchronization
import Testing

@Suite struct ThreadsTests {
    /// What strikethrough and autolinks change while one parser finishes must not be seen by another.
    private static let texts: [[UInt8]] =
        (0..<40).map { number in
            Array(
                """
                # Recipe \(number)

                ~~old~~ *new* www.example.org/\(number) and cook@example.org, ~a~b~~c~~ w:ww http://a.b/~c~

                | ~a~ | b |
                |-----|---|
                | x@y.z | ~~\(number)~~ |

                - [x] ~done~ **at** <https://a.b>
                """.utf8)
        } + (0..<40).map { Array("plain *\($0)* text: no tilde, nothing to w-rite @ all ~ alone".utf8) }

    private static func render(_ text: [UInt8]) throws -> RichText {
        MarkdownText(try MarkdownDocument(parsing: text[...])).text
    }

    private static func differencesOnFourThreads(_ texts: [[UInt8]], rounds: Int) throws -> Int {
        let expected = try texts.map(render)
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<rounds {
                let index = (round * 7 + thread * 13) % texts.count
                let isRight = (try? render(texts[index])) == expected[index]  // A refusal is a difference too.
                if !isRight { wrong.withLock { $0 += 1 } }
            }
        }
        return wrong.withLock { $0 }
    }

    @Test func pagesAreTheSameFromManyThreads() throws {
        #expect(try Self.differencesOnFourThreads(Self.texts, rounds: 2000) == 0)
    }

    @Test(.enabled(if: Corpus.isPresent, Corpus.absence)) func recipesAreTheSameFromManyThreads() throws {
        let texts = try Corpus.texts().map(\.body) + Self.texts
        #expect(texts.count > 380)
        #expect(try Self.differencesOnFourThreads(texts, rounds: texts.count * 2) == 0)
    }
}
