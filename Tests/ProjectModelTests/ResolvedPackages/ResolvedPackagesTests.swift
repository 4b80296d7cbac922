import Diagnostics
import ProjectModel
import Testing

@Suite("Package.resolved")
struct ResolvedPackagesTests {
    private func pins(_ text: String) throws -> [String: String] {
        try ResolvedPackages(Array(text.utf8), path: "Package.resolved").pins
    }

    @Test("versions 2 and 3 have identities")
    func identities() throws {
        let pins = try pins(
            """
            {"pins": [
                {"identity": "net", "location": "https://example.com/Net.git", "state": {"version": "1.2.3", "revision": "abc"}},
                {"identity": "ui", "location": "https://example.com/UI", "state": {"branch": "main", "revision": "def"}},
                {"identity": "log", "location": "https://example.com/Log", "state": {"revision": "123"}}
            ], "version": 3}
            """
        )
        #expect(pins == ["net": "1.2.3", "ui": "main at def", "log": "123"])
    }

    @Test("in version 1 the identity follows from the place")
    func versionOne() throws {
        let pins = try pins(
            """
            {"object": {"pins": [{"package": "Net", "repositoryURL": "git@example.com:team/Swift-Net.git",
                "state": {"branch": null, "revision": "abc", "version": "1.0.0"}}]}, "version": 1}
            """
        )
        #expect(pins == ["swift-net": "1.0.0"])
    }

    @Test("what differs is what has another pin, is new, or is gone")
    func differences() throws {
        func resolved(_ pins: [String: String]) throws -> ResolvedPackages {
            let items = pins.map { "{\"identity\": \"\($0)\", \"state\": {\"version\": \"\($1)\"}}" }.joined(separator: ",")
            return try ResolvedPackages(Array("{\"pins\": [\(items)]}".utf8), path: "p")
        }
        let before = try resolved(["a": "1", "b": "1", "c": "1"])
        let after = try resolved(["a": "1", "b": "2", "d": "1"])
        #expect(after.differences(from: before) == ["b", "c", "d"])
    }

    @Test("a file that is something else is an error with its name")
    func wrongFile() {
        #expect {
            try pins("{\"version\": 3}")
        } throws: {
            "\($0)" == "Package.resolved: error: the file has no list 'pins' [invalid-resolved]"
        }
    }
}
