extension PreviewServer {
    /// Answers the requests that have come whole, one after the other.
    func answerRequests(of connection: Connection) {
        while case .listening = connection.phase, connection.hasSentAll, !connection.isClosed {
            do throws(RequestProblem) {
                guard let request = try RequestReader.next(&connection.input) else { return }
                answer(request, on: connection)
            } catch {
                let allow = error.status == .methodNotAllowed ? [(name: "Allow", value: "GET, HEAD")] : []
                connection.send(Response(error.status, fields: allow).bytes(isHead: false, keepsAlive: false))
                connection.end()
            }
        }
    }

    private func answer(_ request: Request, on connection: Connection) {
        guard options.isWelcome(request["host"]) else {
            return send(Response(.misdirectedRequest), to: request, on: connection)
        }
        guard let path = RequestPath(request.target) else {
            return send(Response(.badRequest), to: request, on: connection)
        }
        if path.address == BrowserFiles.events, request.method == "GET" {
            stream(path, request, on: connection)
        } else {
            send(answers.response(to: path), to: request, on: connection)
        }
    }

    private func send(_ response: Response, to request: Request, on connection: Connection) {
        connection.send(response.bytes(for: request))
        if !request.keepsAlive { connection.end() }
    }

    /// Makes the connection one that is sent the events of the page that the query names.
    private func stream(_ path: RequestPath, _ request: Request, on connection: Connection) {
        guard let page = path.value(of: "page").flatMap({ RequestPath(PercentCoding.encodePath($0)) }) else {
            return send(Response(.badRequest), to: request, on: connection)
        }
        // A browser that lost the connection says what it was told last, which is later than what its page says.
        let known = request["last-event-id"] ?? path.value(of: "state")
        var stream = EventStream(path: page, state: known.flatMap { PageState($0) })
        let event = stream.event(to: answers.state(of: page)) ?? []
        connection.phase = .streaming(stream)
        connection.send(EventStream.head + event)
    }
}
