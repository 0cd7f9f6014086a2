#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The calls of sockets as this system writes them.
enum SocketCall {
    #if canImport(Glibc)
        static let stream = Int32(SOCK_STREAM.rawValue)
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
        static let stream = SOCK_STREAM
        private static let sendFlags: Int32 = 0
    #endif

    /// Makes a descriptor one that never waits and that no other program inherits.
    static func prepare(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if !canImport(Glibc)
            setOption(descriptor, SOL_SOCKET, SO_NOSIGPIPE)
        #endif
    }

    /// Turns an option of a socket on.
    static func setOption(_ descriptor: Int32, _ level: Int32, _ option: Int32) {
        var on: Int32 = 1
        setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    /// The next connection of a listening socket, or a negative number.
    static func accept(_ listener: Int32) -> Int32 { systemAccept(listener) }

    /// Receives what is there, at most 16 KiB: nil when nothing is, empty when the other side is done.
    static func receive(_ descriptor: Int32) -> [UInt8]? {
        var count = -1
        let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, filled in
            count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            filled = max(0, count)
        }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
        return bytes
    }

    /// Sends what the system takes: how many bytes, 0 when it takes none now, nil when the other side is gone.
    static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
        let count = bytes.withUnsafeBytes { systemSend(descriptor, $0, sendFlags) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// The port that a socket is bound to.
    static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
        }
        guard isKnown else { return nil }
        // The port stands at the same place in addresses of both families (RFC 3493).
        return withUnsafePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
        }
    }
}

private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    send(descriptor, bytes.baseAddress, bytes.count, flags)
}
