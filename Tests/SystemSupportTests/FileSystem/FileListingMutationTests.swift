import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("damaged file lists")
struct FileListingMutationTests {
    private static let lineText = """
        App/Main.swift
        ./App/Views/Grid.swift\r
        "App/caf\\303\\251 \\"x\\".swift"
        Empty/
        Tests/deep/../GridTests.swift

        """
    private static let zeroText = lineText.replacing("\n", with: "\u{0}")

    @Test("damaged lists are read, or refused with the line", arguments: 1...8 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) {
        for text in [Self.lineText, Self.zeroText] {
            for bytes in Mutations(of: Array(text.utf8), structure: "/.\\\"\n\r\u{0}", count: 1_250, seed: seed) {
                check(bytes, seed: seed)
            }
        }
    }

    private func check(_ bytes: [UInt8], seed: UInt64) {
        let context = "seed \(seed): \(String(decoding: bytes, as: UTF8.self))"
        do throws(DiagnosticError) {
            let listing = try FileListing(bytes, name: "list")
            let leaving = listing.paths.filter { $0.hasPrefix("/") || $0 == ".." || $0.hasPrefix("../") }
            #expect(leaving == [], "\(context)")
            _ = listing.root(holding: "/w/App/Main.swift")
        } catch {
            #expect(error.diagnostics[0].location?.line != nil, "\(context)")
        }
    }
}
