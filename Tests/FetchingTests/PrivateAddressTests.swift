import Fetching
import TestSupport
import Testing

@Suite struct PrivateAddressTests {
    @Test(
        arguments: [
            "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
            "127.255.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1", "198.18.0.1",
            "198.19.255.255", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1",
            "febf::1", "fec0::1", "fc00::1", "fdff::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:192.168.1.1",
            "::ffff:0:10.0.0.1", "::10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:0a00:0001::", "2001::1",
            "100::1", "no address", "", "fe80::1%eth0", "127.1",
        ])
    func isPrivate(_ text: String) {
        #expect(PrivateAddress.contains(text))
    }

    @Test(
        arguments: [
            "1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "126.1.1.1", "128.0.0.1",
            "169.253.1.1", "172.15.255.255", "172.32.0.1", "192.0.1.1", "192.167.1.1", "192.169.1.1", "198.17.1.1",
            "198.20.0.1", "223.255.255.255", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1", "2002:0101:0101::", "fbff::1", "101::1",
        ])
    func isPublic(_ text: String) {
        #expect(!PrivateAddress.contains(text))
    }

    /// The ways to write the address of this machine; none is named by the user, and none reaches the server.
    @Test(
        arguments: [
            "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "0", "0.0.0.0", "localhost", "LOCALHOST",
            "localhost.", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::127.0.0.1]", "%31%32%37.0.0.1", "１２７.0.0.1",
        ])
    func thisMachineIsNotAskedUnlessNamed(_ host: String) throws {
        let server = try LoopbackServer { _, _ in [.answer(body: [1])] }
        defer { server.stop() }
        var fetcher = TestHelper.fetcher()
        let results = fetcher.fetch([FetchRequest(server.url("/", host: host), as: .payload)])
        #expect([.privateAddress, .unresolved, .invalidURL].contains(results[0].failure), "\(results)")
        #expect(server.requests.isEmpty)
    }

    @Test func anOpenConnectionIsNotLentToARequestThatDidNotNameItsHost() throws {
        let server = try LoopbackServer { path, _ in
            [.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx".utf8)), .hang]
        }
        defer { server.stop() }
        var fetcher = TestHelper.fetcher()
        let named = FetchRequest(server.url("/named"), as: .payload, isNamed: true)
        let found = FetchRequest(server.url("/found"), as: .payload)
        let results = fetcher.fetch([named, found])
        #expect(results.map(\.failure) == [nil, .privateAddress])
        #expect(server.requests.count == 1)
    }
}
