import CCurl

/// One handle of libcurl, which keeps its connection open between requests.
///
/// Invariant: a handle is used by one thread at a time; `HTTPClient` hands it out and takes it back under its lock.
struct HTTPConnection: @unchecked Sendable {
    // The invariant above is held by HTTPClient and shown by the test "threads share a client".
    private let handle: UnsafeMutableRawPointer

    /// libcurl wants to be set up once in a process, before all else.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    init?() {
        guard Self.isReady, let handle = curl_easy_init() else { return nil }
        self.handle = handle
    }

    /// Sends a request; the handle forgets all settings of the one before, and keeps the connection.
    func send(_ request: HTTPRequest, _ options: HTTPClient.Options) throws(HTTPFailure) -> HTTPAnswer {
        guard request.address.utf8.count < 8_192, !request.address.utf8.contains(0) else { throw .badAddress }
        curl_easy_reset(handle)
        set(options)
        var lines: UnsafeMutablePointer<curl_slist>?
        // Without these, libcurl asks whether it may send a body, and waits a second for servers that do not answer that.
        lines = curl_slist_append(lines, "Expect:")
        for header in request.headers { lines = curl_slist_append(lines, "\(header.name): \(header.value)") }
        defer { curl_slist_free_all(lines) }
        curl_set_list(handle, CURLOPT_HTTPHEADER, lines)
        var transfer = HTTPTransfer(sent: request.body, limitBytes: request.limitBytes)
        let code = withUnsafeMutablePointer(to: &transfer) { transfer in
            prepare(request, transfer)
            return curl_easy_perform(handle)
        }
        guard code == CURLE_OK else { throw failure(code, transfer) }
        var status = 0
        curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return HTTPAnswer(status: status, body: transfer.received)
    }

    private func set(_ options: HTTPClient.Options) {
        curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        curl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
        curl_set_long(handle, CURLOPT_CONNECTTIMEOUT, options.connectionTimeoutSeconds)
        curl_set_long(handle, CURLOPT_TIMEOUT, options.timeoutSeconds)
        curl_set_text(handle, CURLOPT_USERAGENT, options.agent)
        curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 1)
        curl_set_long(handle, CURLOPT_MAXREDIRS, 5)
        // Neither an address nor a server that sends elsewhere shall read files.
        let protocols = Int(CURLPROTO_HTTP | CURLPROTO_HTTPS)
        curl_set_long(handle, CURLOPT_PROTOCOLS, protocols)
        curl_set_long(handle, CURLOPT_REDIR_PROTOCOLS, protocols)
        if let file = options.credentialsFile {
            curl_set_long(handle, CURLOPT_NETRC, Int(CURL_NETRC_OPTIONAL.rawValue))
            curl_set_text(handle, CURLOPT_NETRC_FILE, file)
        }
    }

    private func prepare(_ request: HTTPRequest, _ transfer: UnsafeMutablePointer<HTTPTransfer>) {
        curl_set_text(handle, CURLOPT_URL, request.address)
        switch request.method {
        case .get: curl_set_long(handle, CURLOPT_HTTPGET, 1)
        case .head: curl_set_long(handle, CURLOPT_NOBODY, 1)
        case .put:
            curl_set_long(handle, CURLOPT_UPLOAD, 1)
            curl_set_size(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(request.body.count))
            curl_set_pointer(handle, CURLOPT_READDATA, transfer)
            curl_set_function(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
                context?.assumingMemoryBound(to: HTTPTransfer.self).pointee.give(bytes, size * count) ?? 0
            }
        }
        curl_set_pointer(handle, CURLOPT_WRITEDATA, transfer)
        curl_set_function(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            context?.assumingMemoryBound(to: HTTPTransfer.self).pointee.take(bytes, size * count) ?? 0
        }
    }

    private func failure(_ code: CURLcode, _ transfer: HTTPTransfer) -> HTTPFailure {
        if transfer.isTooLarge { return .tooLarge }
        switch code {
        case CURLE_OPERATION_TIMEDOUT: return .timedOut
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: return .badAddress
        default:
            let text = curl_easy_strerror(code).map { String(cString: $0) } ?? "the connection failed"
            return .broken(text.prefix(1).lowercased() + text.dropFirst())
        }
    }
}
