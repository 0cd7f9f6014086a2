import Foundation
import Testing

@testable import Preview

/// Connections that keep a server waiting are closed, and those that wait for events are not.
@Suite struct SilentConnectionTests {
    private static let soup = "content/recipes/soup.md"
    private static let patience = Duration.milliseconds(100)

    @Test func aConnectionMayBeSilentForFiveSeconds() {
        #expect(PreviewOptions(build: .init(site: ".", output: "output", jobs: 1)).patience == .seconds(5))
    }

    @Test(arguments: [
        "", "G", "GET / HTTP/1.1\r\nHost: localh", "GET / HTTP/1.1\r\nHost: localhost\r\n",
        "GET /assets/style.css HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ]) func aSilentOneIsClosed(sent: String) throws {
        let server = try RunningServer(try TestSite(), patience: Self.patience)
        let client = try Client(port: server.port)
        client.send(sent)
        #expect(client.isEnded(within: 30))
    }

    @Test func oneThatReadsNothingIsClosed() throws {
        let site = try TestSite([Self.soup: TestSite.recipe("Soup", "![A soup](soup.png)")])
        let size = 32 << 20
        try site.write("GIF89a" + String(repeating: "x", count: size), to: "content/recipes/soup.png")
        let server = try RunningServer(site, patience: Self.patience)
        // How soon the server comes to it depends on the machine.
        let isCut = try [0.5, 2, 8].contains { wait in
            let client = try Client(port: server.port)
            client.send("GET /media/recipes/soup.png HTTP/1.1\r\nHost: localhost\r\n\r\n")
            Thread.sleep(forTimeInterval: wait)
            do { return try client.take(count: size).isEmpty } catch { return true }
        }
        #expect(isCut)
    }

    @Test func aStreamOfEventsStays() throws {
        let site = try TestSite()
        let server = try RunningServer(site, patience: Self.patience)
        let page = try Client.get("/recipes/soup/", from: server)
        let events = try EventListener("/recipes/soup/", page: page, server: server)
        #expect(events.isQuiet(for: 1))
        try site.write(TestSite.recipe("Soup", "Better."), to: Self.soup)
        #expect(try events.next() == "reload")
    }
}
