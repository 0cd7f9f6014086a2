import CCurl
import Fetching

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Exchange {
    /// Sets what stays the same over the redirects; false when this libcurl lacks one of the safeguards (before 7.80).
    func setUp(agent: String) -> Bool {
        let context = Unmanaged.passUnretained(self).toOpaque()
        for header in conditions { conditionList = curl_slist_append(conditionList, header) }
        for header in conditions + request.headers.map(\.line) { firstList = curl_slist_append(firstList, header) }
        let codes = [
            ccurl_set_text(handle, CURLOPT_USERAGENT, agent),
            // What libcurl can decompress; limits count the bytes after it.
            ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, ""),
            // Through a proxy the address that is connected to could not be checked.
            ccurl_set_text(handle, CURLOPT_PROXY, ""),
            ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1),
            ccurl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(request.limits.bytes)),
            ccurl_set_context(handle, CURLOPT_WRITEDATA, context),
            ccurl_on_write(handle, takeBytes),
            ccurl_set_context(handle, CURLOPT_HEADERDATA, context),
            ccurl_on_header(handle, takeHeader),
            ccurl_set_context(handle, CURLOPT_OPENSOCKETDATA, context),
            ccurl_on_open_socket(handle, openSocket),
            ccurl_set_context(handle, CURLOPT_PREREQDATA, context),
            ccurl_on_request(handle, noteConnection),
        ]
        return codes.allSatisfy { $0 == CURLE_OK }
    }

    /// The headers that ask for what has changed only (RFC 9110, 13.1).
    private var conditions: [String] {
        let known = [("If-None-Match", request.known?.tag), ("If-Modified-Since", request.known?.modified)]
        return known.compactMap { name, value in value.flatMap { $0.isEmpty ? nil : "\(name): \($0)" } }
    }

    /// Keeps a line of the answer's head, if it is one that says which version of the body this is.
    fileprivate func takeHead(_ line: UnsafeRawBufferPointer) {
        let parts = String(decoding: line.prefix(1000), as: UTF8.self).split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return }
        let scalars = parts[1].unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        let value = String(String(String.UnicodeScalarView(scalars)).drop { $0 == " " })
        switch parts[0].lowercased() {
        case "etag": tag = value
        case "last-modified": modified = value
        case let name: quota.read(name, value)
        }
    }

    fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> Exchange? {
        context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Keeps some bytes of the body; false when they are more than allowed.
    fileprivate func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= request.limits.bytes - body.count else {
            isTooLarge = true
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }
}

/// Called with each piece of the body, decompressed; another count than the piece's ends the transfer.
private func takeBytes(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return Exchange.of(context)?.take(piece) == true ? piece.count : 0
}

/// Called with each line of an answer's head.
private func takeHeader(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    Exchange.of(context)?.takeHead(UnsafeRawBufferPointer(start: bytes, count: size * count))
    return size * count
}

/// Called with the very address that is about to be connected to, after the name was resolved: the one place where an address
/// is judged, so a name cannot resolve to one thing for a check and to another for the connection.
private func openSocket(
    _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let exchange = Exchange.of(context), let address,
        let place = MemoryLayout<curl_sockaddr>.offset(of: \.addr)
    else { return -1 }
    let socketAddress = (UnsafeRawPointer(address) + place).assumingMemoryBound(to: sockaddr.self)
    if !exchange.mayBePrivate, PrivateAddress.contains(socketAddress) {
        exchange.isRefused = true
        return -1
    }
    return socket(address.pointee.family, address.pointee.socktype, address.pointee.protocol)
}

/// Called when there is a connection, new or used before, and before the request is sent.
///
/// A connection that a request opened to the host that it named is not lent to one that did not.
private func noteConnection(
    _ context: UnsafeMutableRawPointer?, _ theirs: UnsafeMutablePointer<CChar>?,
    _ ours: UnsafeMutablePointer<CChar>?, _ theirPort: Int32, _ ourPort: Int32
) -> Int32 {
    guard let exchange = Exchange.of(context), let theirs else { return CURL_PREREQFUNC_ABORT }
    if !exchange.mayBePrivate, PrivateAddress.contains(theirs) {
        exchange.isRefused = true
        return CURL_PREREQFUNC_ABORT
    }
    exchange.isConnected = true
    return CURL_PREREQFUNC_OK
}
