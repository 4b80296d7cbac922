import Checksums
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    /// The examples of the standard, FIPS 180-4, and the checksum of nothing.
    private static let known: [(text: String, digest: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]

    @Test("the checksums of the standard's examples", arguments: known)
    func examples(text: String, digest: String) {
        #expect(SHA256.digest(of: Array(text.utf8)).text == digest)
    }

    @Test("a checksum made in pieces is that of the whole")
    func pieces() {
        var hash = SHA256()
        for piece in ["a", "", "bc"] { hash.update(Array(piece.utf8)) }
        #expect(hash.finish() == SHA256.digest(of: Array("abc".utf8)))
    }

    @Test("a checksum is read from its digits in either case, and from nothing else")
    func texts() {
        let digest = SHA256.digest(of: Array("abc".utf8))
        #expect(Digest(text: digest.text) == digest)
        #expect(Digest(text: digest.text.uppercased()) == digest)
        #expect(Digest(digest.bytes) == digest)
        for text in ["", "ba", String(digest.text.dropLast()), digest.text + "00", digest.text.replacing("b", with: "g")] {
            #expect(Digest(text: text) == nil)
        }
        #expect(Digest([UInt8](repeating: 0, count: 31)) == nil)
    }

    @Test("checksums have the order of their bytes")
    func order() {
        let first = Digest([UInt8](repeating: 0, count: 31) + [1])
        let second = Digest([1] + [UInt8](repeating: 0, count: 31))
        #expect(first.map { one in second.map { one < $0 } ?? false } == true)
    }
}
