import Diagnostics
import Foundation
import PropertyLists
import Testing

@Suite("Binary property lists")
struct BinaryReaderTests {
    private func shape(_ object: Any) throws -> String {
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        var diagnostics: [Diagnostic] = []
        return Reading.shape(try PropertyListDocument.read([UInt8](data), path: "f", diagnostics: &diagnostics).root)
    }

    @Test("every kind of value that Foundation writes is read")
    func values() throws {
        #expect(try shape(["a"]) == "(a)")
        #expect(try shape(["é中😀", "b"]) == "(é中😀,b)")
        #expect(
            try shape([1, 255, 65_536, -1, Int64.max, Int64.min] as [Int64])
                == "(integer:1,integer:255,integer:65536,integer:-1,integer:9223372036854775807,integer:-9223372036854775808)")
        #expect(
            try shape([UInt64.max, UInt64(Int64.max) + 1]) == "(integer:18446744073709551615,integer:9223372036854775808)")
        #expect(try shape([true, false]) == "(boolean:true,boolean:false)")
        #expect(try shape([1.5, -0.25]) == "(real:1.5,real:-0.25)")
        #expect(try shape([Data([1, 2, 255])]) == "(<1 2 ff>)")
        #expect(try shape(["k": ["n": "v"]]) == "{k={n=v}}")
        #expect(try shape([String(repeating: "x", count: 300)]) == "(" + String(repeating: "x", count: 300) + ")")
    }

    @Test(
        "dates are counted from 2001 in both directions",
        arguments: [
            (0, "2001-01-01T00:00:00Z"), (86_399, "2001-01-01T23:59:59Z"), (-1, "2000-12-31T23:59:59Z"),
            (730_000_000, "2024-02-19T01:46:40Z"),
            (-978_307_200, "1970-01-01T00:00:00Z"), (-26_700_000_000, "1154-11-30T05:20:00Z"),
        ] as [(Double, String)]
    )
    func dates(seconds: Double, expected: String) throws {
        #expect(try shape([Date(timeIntervalSinceReferenceDate: seconds)]) == "(date:\(expected))")
    }

    @Test("a file that is cut anywhere is refused")
    func truncation() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": ["b", 1, true, Data([1])]], format: .binary, options: 0)
        let bytes = [UInt8](data)
        for length in 8..<bytes.count {
            #expect(
                Reading.failure(Array(bytes[..<length]))?.contains("the binary property list cannot be read") == true, "cut at \(length)")
        }
    }

    /// A file of the given objects, the first of which is the root.
    private func file(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [0, 0, 0, 0, 0, 0, 0, 0]
        return bytes + [0, 0, 0, 0, 0, 0, 0, table]
    }

    @Test("an array that contains itself is refused")
    func cycle() {
        #expect(Reading.failure(file([[0xA1, 0]]))?.contains("or contain themselves") == true)
    }

    @Test("a small file that stands for an immense tree is refused")
    func expansion() {
        let objects: [[UInt8]] = (0..<20).map { [0xAF, 0x10, 8] + [UInt8](repeating: UInt8($0 + 1), count: 8) } + [[0x09]]
        #expect(Reading.failure(file(objects))?.contains("it stands for more values than are read") == true)
    }

    @Test(
        "objects that cannot be are refused",
        arguments: [
            [0xD1, 1, 1], [0xA1, 9], [0x70], [0x5F, 0x10, 200], [0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x1F],
        ] as [[UInt8]]
    )
    func impossible(object: [UInt8]) {
        #expect(Reading.failure(file([object, [0x09]]))?.contains("the binary property list cannot be read") == true)
    }

    @Test("reference numbers of keyed archives are read")
    func uniqueIdentifier() throws {
        var diagnostics: [Diagnostic] = []
        let document = try PropertyListDocument.read(file([[0x80, 7]]), path: "f", diagnostics: &diagnostics)
        #expect(Reading.shape(document.root) == "uniqueIdentifier:7")
    }
}
