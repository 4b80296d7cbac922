/// One file of the repository that git tracks or would track.
struct RepositoryFile: Sendable {
    /// Relative to the root of the repository.
    let path: String
    /// The content.
    let bytes: [UInt8]
    /// The content as text; `nil` for what is no text, an image for example.
    let text: String?

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        text = bytes.contains(0) ? nil : String(validUTF8: bytes)
    }

    init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The last component of the path.
    var name: Substring { path.split(separator: "/").last ?? "" }

    /// What stands behind the last dot of the name; `nil` when there is none, or only the first character is one.
    var fileExtension: Substring? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return name[name.index(after: dot)...]
    }

    /// The lines without their ends; the last is empty when the file ends as it should.
    var lines: [Substring] {
        (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Whether it is Swift written by the rules of the house: examples and fixtures are as they are on purpose.
    var isHouseSwift: Bool {
        fileExtension == "swift" && !isExample && !isFixture
    }

    /// Whether it belongs to the example projects, which carry planted findings.
    var isExample: Bool { path.hasPrefix("Examples/") }

    /// Whether it is input or expected output of a test.
    var isFixture: Bool { path.hasPrefix("Tests/") && path.contains("/Fixtures/") }
}

extension String {
    /// The text of `bytes`; `nil` when they are not valid UTF-8.
    fileprivate init?(validUTF8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
