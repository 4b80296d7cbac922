import Checksums
import Testing

@Suite struct AuthenticationCodeTests {
    /// The test cases 1, 2 and 6 of RFC 4231: a usual secret, a short one, and one that is longer than a block.
    @Test(
        "the codes are those of RFC 4231",
        arguments: [
            (
                [UInt8](repeating: 0x0B, count: 20), "Hi There",
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (Array("Jefe".utf8), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
            (
                [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
        ])
    func vectors(secret: [UInt8], text: String, expected: String) throws {
        #expect(AuthenticationCode.code(of: Array(text.utf8), secret: secret).text == expected)
    }

    @Test("a code is right for its bytes and its secret only")
    func comparison() {
        let code = AuthenticationCode.code(of: [1, 2], secret: [3])
        #expect(AuthenticationCode.isRight(code, of: [1, 2], secret: [3]))
        #expect(!AuthenticationCode.isRight(code, of: [1, 3], secret: [3]))
        #expect(!AuthenticationCode.isRight(code, of: [1, 2], secret: [4]))
    }
}
