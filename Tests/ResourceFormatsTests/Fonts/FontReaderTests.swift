import Diagnostics
import ResourceFormats
import SystemSupport
import TestSupport
import Testing

@Suite struct FontReaderTests {
    private func lines(_ bytes: [UInt8]) throws -> [String] {
        try FontReader.faces(bytes, path: "f.ttf").map { "\($0.family)|\($0.style)|\($0.postScriptName)|\($0.index)" }
    }

    @Test("a font has its family, its style and its name for code")
    func names() throws {
        #expect(try lines(SyntheticFont.bytes([1: "Plain Sans", 2: "Bold", 6: "PlainSans-Bold"])) == ["Plain Sans|Bold|PlainSans-Bold|0"])
    }

    @Test("the typographic family and style go before those of four styles")
    func typographicNames() throws {
        let bytes = SyntheticFont.bytes([1: "Plain Sans Light", 2: "Regular", 6: "PlainSans-Light", 16: "Plain Sans", 17: "Light"])
        #expect(try lines(bytes) == ["Plain Sans|Light|PlainSans-Light|0"])
    }

    @Test("a font without a name for code gets the one that systems make of the others")
    func withoutCodeName() throws {
        #expect(try lines(SyntheticFont.bytes([1: "Plain Sans", 2: "Bold"])) == ["Plain Sans|Bold|PlainSans-Bold|0"])
    }

    @Test("all faces of a collection are read")
    func collection() throws {
        let bytes = SyntheticFont.collection([
            [1: "A", 2: "Regular", 6: "A-Regular"], [1: "A", 2: "Italic", 6: "A-Italic"], [1: "B", 2: "Regular", 6: "B"],
        ])
        #expect(try lines(bytes) == ["A|Regular|A-Regular|0", "A|Italic|A-Italic|1", "B|Regular|B|2"])
    }

    @Test("what is no font, and a font that ends too early, are errors")
    func faults() {
        #expect(
            thrown { _ = try lines(Array("%PDF-1.4".utf8)) } == [
                "f.ttf: error: the file is no TrueType or OpenType font; take it out of the inputs, or convert it [invalid-font]"
            ])
        #expect(thrown { _ = try lines([]) }.count == 1)
        let whole = SyntheticFont.bytes([1: "A", 2: "Regular"])
        #expect(
            thrown { _ = try lines(Array(whole.prefix(100))) }.map { $0.hasPrefix("f.ttf: error: the font is damaged: FreeType reports ") }
                == [true])
        #expect(
            thrown { _ = try lines(SyntheticFont.bytes([6: "OnlyCode"])) } == [
                "f.ttf: error: the font has no family name, so that no code can ask for it; give it one in its table 'name' [font-names]"
            ])
    }

    @Test("damaged fonts give names or errors, and nothing else")
    func mutations() {
        let count = mutationCount(3000, ProcessEnvironment.variable("TRELLIS_MUTATIONS"))
        let seed = SyntheticFont.collection([[1: "A", 2: "Regular", 6: "A-Regular"], [1: "A", 2: "Italic", 6: "A-Italic"]])
        var readable = 0
        for bytes in Mutations(of: seed, structure: "\u{0}\u{1}\u{7F}", count: count, seed: 9) {
            do throws(DiagnosticError) {
                readable += try FontReader.faces(bytes, path: "f.ttf").count
            } catch {
                #expect(error.diagnostics.count == 1)
            }
        }
        #expect(readable > 0)
    }

    /// The fonts of this system that are known by their files.
    private static let systemFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

    @Test("a font of the system has the names that it is known by", .enabled(if: DiskFileSystem().kind(at: systemFont) == .file))
    func system() throws {
        #expect(try lines(DiskFileSystem().read(Self.systemFont)) == ["DejaVu Sans|Bold|DejaVuSans-Bold|0"])
    }
}
