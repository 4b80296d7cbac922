/// The bytes of one request on their way in both directions.
struct HTTPTransfer {
    private let sent: [UInt8]
    private let limitBytes: Int
    private var sentCount = 0
    private(set) var received: [UInt8] = []
    private(set) var isTooLarge = false

    init(sent: [UInt8], limitBytes: Int) {
        self.sent = sent
        self.limitBytes = limitBytes
    }

    /// Copies the next bytes that are to be sent.
    ///
    /// - Returns: how many; 0 when all are sent.
    mutating func give(_ bytes: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
        let count = min(capacity, sent.count - sentCount)
        guard let bytes, count > 0 else { return 0 }
        sent.withUnsafeBytes { source in
            UnsafeMutableRawBufferPointer(start: bytes, count: count).copyMemory(
                from: .init(rebasing: source[sentCount..<sentCount + count]))
        }
        sentCount += count
        return count
    }

    /// Keeps bytes that have come.
    ///
    /// - Returns: how many were kept; fewer than have come ends the request.
    mutating func take(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard count <= limitBytes - received.count else {
            isTooLarge = true
            return 0
        }
        received.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        return count
    }
}
