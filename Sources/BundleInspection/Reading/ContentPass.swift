import Checksums

/// What is made of all bytes of a file while they pass by once.
struct ContentPass: ~Copyable {
    private var print: ContentPrint?
    private var digest: SHA256?
    /// Whether bytes have passed.
    private(set) var hasBegun = false
    /// Whether nobody wants the bytes.
    let isSuperfluous: Bool

    /// Begins with what is wanted.
    init(wantsPrint: Bool, wantsDigest: Bool) {
        isSuperfluous = !wantsPrint && !wantsDigest
        print = wantsPrint ? ContentPrint() : nil
        digest = wantsDigest ? SHA256() : nil
    }

    /// Takes the next bytes.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        hasBegun = true
        print?.add(bytes)
        digest?.update(bytes)
    }

    /// Writes down what was wanted.
    mutating func finish(_ facts: inout FileFacts) {
        facts.print = print?.value
        if let digest = digest.take() { facts.digest = digest.finish() }
    }
}
