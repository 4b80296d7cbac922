import BundleInspection
import Diagnostics
import Foundation
import SystemSupport
import TestSupport
import Testing

/// Damaged products of every kind: nothing traps, and what is told does not depend on the run.
@Suite struct ProductMutationTests {
    /// How many damaged copies there are of each kind; `TRELLIS_PRODUCT_MUTATIONS` says more.
    private static let count = ProcessEnvironment.variable("TRELLIS_PRODUCT_MUTATIONS").flatMap { Int($0) } ?? 60

    /// A product with a file of every kind that somebody looks into.
    private static var product: ExampleProduct {
        var product = CleanProducts.xcframework
        for (path, item) in CleanProducts.app.items.merging(CleanProducts.libraryBundle.items, uniquingKeysWith: { $1 }) {
            switch item {
            case .file(let bytes, let permissions): product.add(path, bytes, permissions: permissions)
            case .link(let target): product.link(path, to: target)
            case .folder: product.addFolder(path)
            }
        }
        let framework = "X.xcframework/ios-arm64/X.framework"
        product.add(framework + "/PrivacyInfo.xcprivacy", ExamplePropertyList.text([("NSPrivacyTrackingDomains", ["a", ""])]))
        let seal = ExamplePropertyList.text([("files2", .dictionary([("Headers/X.h", .dictionary([("symlink", "a")]))]))])
        product.add(framework + "/_CodeSignature/CodeResources", seal)
        product.add(framework + "/Headers/X-Swift.h", "#import \"/builds/x/y.h\"\n")
        var program = ExampleBinary.program(loading: ["F1"])
        program.signature = .entitled([
            ("application-identifier", "A1B2C3D4E5.com.example.App"), ("get-task-allow", true), ("groups", ["a", "b"]),
        ])
        product.add("App.app/App", program.bytes(), permissions: 0o755)
        product.addDebugSymbols(of: "X", in: "X.xcframework/ios-arm64/dSYMs", ExampleBinary())
        return product
    }

    @Test("damaged files are read without a trap", arguments: product.paths)
    func files(path: String) {
        let bytes = Self.product.bytes(of: path)
        guard !bytes.isEmpty else { return }
        // Only the files of one product are needed around the damaged one.
        let root = path.split(separator: "/")[0]
        var product = Self.product
        for other in product.paths where !other.hasPrefix(root) { product.remove(other) }
        for (number, damaged) in Mutations(of: bytes, structure: "<>{}[]\"/:=;,\0", count: Self.count, seed: 71).enumerated() {
            product.add(path, damaged, permissions: 0o755)
            let findings = product.findings()
            guard number % 20 == 0 else { continue }
            #expect(findings == product.findings())
            _ = ProductDescription.all(of: product.inspection).flatMap(\.rows)
        }
    }

    @Test("damaged files that stand by themselves are read without a trap", arguments: ["dylib", "a", "so", "car", "xcprivacy", ""])
    func loose(name: String) {
        var universal = ExampleBinary(platform: 7, architectures: ["arm64", "x86_64"])
        universal.signature = .entitled([("a", .dictionary([("b", ["c"])]))])
        var elf = ELFBuilder(type: 3)
        elf.dynamicNames = [(1, "libc.so.6"), (14, "libX.so"), (29, "$ORIGIN")]
        elf.symbols = [.init("one", isDefined: true)]
        let bytes =
            switch name {
            case "a": ExampleBinary(platform: 2, fileType: 1).archive()
            case "so": elf.bytes()
            case "car": CatalogBuilder(["AppIcon": [1, 2]]).bytes()
            case "xcprivacy": Array(ExamplePropertyList.text([("NSPrivacyAccessedAPITypes", [.dictionary([("a", true)])])]).utf8)
            default: universal.bytes()
            }
        for damaged in Mutations(of: bytes, structure: "\0\u{01}\u{7f}/<>", count: Self.count * 5, seed: 77) {
            var product = ExampleProduct()
            product.add(name.isEmpty ? "tool" : "X." + name, damaged, permissions: 0o755)
            _ = product.findings()
        }
    }

    @Test("products whose names are moved, linked and removed are read without a trap")
    func trees() {
        var generator = SeededGenerator(seed: 72)
        for _ in 0..<Self.count * 5 {
            var product = Self.product
            for _ in 0..<Int.random(in: 1...6, using: &generator) { Self.damage(&product, &generator) }
            _ = product.findings()
            let options = ReadingOptions(wantsSymbols: true, wantsDigests: true, wantsTexts: true)
            let comparison = ProductComparison(from: Self.product.inspection(options), to: product.inspection(options))
            #expect(comparison.lines.count >= comparison.files.count)
        }
    }

    @Test("damaged zips are errors or products")
    func zips() throws {
        try ScratchFolder.with { folder in
            try CleanProducts.phone.write(to: folder)
            #expect(try ShellScript.run("zip -qry X.zip X.xcframework", in: folder.path) == "")
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("X.zip"))))
            for damaged in Mutations(of: bytes, structure: "PK\u{01}\u{02}\u{03}\u{04}../", count: Self.count * 5, seed: 73) {
                try folder.write(damaged, to: "X.zip")
                do throws(DiagnosticError) {
                    let inspection = try ProductReader.read("X.zip", from: folder.path)
                    _ = RuleRun.findings(of: RuleTable.packaging, in: [inspection], tool: "test")
                } catch {
                    #expect(!error.diagnostics.isEmpty)
                }
            }
        }
    }

    @Test("damaged ipas are errors, or are checked and added up")
    func packages() throws {
        try ScratchFolder.with { folder in
            var product = CleanProducts.app
            product.move("App.app", to: "Payload/App.app")
            product.add("SwiftSupport/iphoneos/libswiftCore.dylib", ExampleBinary().bytes())
            product.add("Symbols/5A5A5A5A-5A5A-5A5A-5A5A-5A5A5A5A5A05.symbols", "x")
            for owner in ["Payload/App.app", "Payload/App.app/PlugIns/E1.appex"] {
                product.add(owner + "/photo.jpg", [UInt8](repeating: 7, count: 5000))
                product.add(owner + "/Assets.car", CatalogBuilder(["photo": [1, 2, 3], owner: [4]]).bytes())
            }
            try product.write(to: folder)
            #expect(try ShellScript.run("zip -qry App.ipa Payload SwiftSupport Symbols", in: folder.path) == "")
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("App.ipa"))))
            for damaged in Mutations(of: bytes, structure: "PK\u{01}\u{02}\u{05}\u{06}../", count: Self.count * 10, seed: 76) {
                try folder.write(damaged, to: "App.ipa")
                do throws(DiagnosticError) {
                    let options = ReadingOptions(wantsCopies: true, wantsPackedSizes: true)
                    let inspection = try ProductReader.read("App.ipa", from: folder.path, options: options)
                    _ = RuleRun.findings(of: RuleTable.store, in: [inspection], tool: "test", showsStoreCodes: true)
                    let report = SizeReport(inspection, name: "App.ipa")
                    #expect(report.rows(comparedWith: SizeComparison(from: report, to: report)).count >= 4)
                } catch {
                    #expect(!error.diagnostics.isEmpty)
                }
            }
        }
    }

    private static func damage(_ product: inout ExampleProduct, _ generator: inout SeededGenerator) {
        guard let path = product.paths.randomElement(using: &generator), let other = product.paths.randomElement(using: &generator) else {
            return
        }
        let parts = path.split(separator: "/")
        let folder = parts.prefix(Int.random(in: 1...parts.count, using: &generator)).joined(separator: "/")
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: product.remove(folder)
        case 1: product.move(folder, to: other + "/" + parts[0])
        case 2: product.move(folder, to: String(other.dropLast()))
        case 3:
            product.remove(folder)
            product.link(
                folder, to: ["../" + other, other, ".", "..", "", "a/../../..", String(parts[0])].randomElement(using: &generator) ?? "")
        case 4: product.add(path, product.bytes(of: other))
        default: product.setPermissions(UInt16.random(in: 0...0o777, using: &generator), of: path)
        }
    }
}
