import BundleInspection
import Diagnostics
import JSON
import Reports
import TestSupport
import Testing

@Suite struct SizeReportTests {
    /// An app with an image in three places, and what it comes to.
    static var product: ExampleProduct {
        var product = CleanProducts.app
        for owner in ["App.app", "App.app/PlugIns/E1.appex", "App.app/Frameworks/F1.framework"] {
            product.add(owner + "/photo.jpg", noise(5000))
        }
        product.add("App.app/zeros.dat", [UInt8](repeating: 0, count: 20_000))
        return product
    }

    /// Bytes that do not get smaller.
    static func noise(_ count: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: 5)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    static func report(_ product: ExampleProduct, name: String = "App.app") -> SizeReport {
        SizeReport(product.inspection(ReadingOptions(wantsCopies: true, wantsPackedSizes: true)), name: name)
    }

    @Test("every file counts once, for the nearest bundle and its owner")
    func sums() {
        let report = Self.report(Self.product)
        let all = Self.product.paths.reduce(0) { $0 + Self.product.bytes(of: $1).count }
        #expect(report.total.installed == all)
        #expect(report.bundles.map(\.path) == ["App.app", "Frameworks/F1.framework", "PlugIns/E1.appex"])
        #expect(report.bundles.map(\.fileCount) == [5, 3, 3])
        #expect(report.bundles.reduce(0) { $0 + $1.size.installed } == all)
        #expect(report.owners.reduce(0) { $0 + $1.size.installed } == all)
        #expect(report.categories.reduce(0) { $0 + $1.size.installed } == all)
        #expect(report.categories.first { $0.name == "image" }?.size == SizeReport.Size(installed: 15_061, download: 15_043))
        #expect(report.identifier == "com.example.App")
        #expect(report.version == "1.2.0 (7)")
    }

    @Test("the download of what is not packed is an estimate by compressing it")
    func estimate() throws {
        let report = Self.report(Self.product)
        #expect(report.isEstimate)
        let zeros = try #require(report.files.first { $0.path == "zeros.dat" })
        #expect(zeros.size.installed == 20_000)
        #expect((20...60).contains(zeros.size.download))
        #expect(report.largestFiles(1).map(\.path) == ["Frameworks/F1.framework/photo.jpg"])
    }

    @Test("copies are told once with what they waste and where one would serve")
    func copies() {
        let report = Self.report(Self.product)
        #expect(report.copies.map(\.title) == ["Frameworks/F1.framework/photo.jpg"])
        #expect(report.copies.map(\.paths) == [["Frameworks/F1.framework/photo.jpg", "PlugIns/E1.appex/photo.jpg", "photo.jpg"]])
        #expect(report.wasted == SizeReport.Size(installed: 10_000, download: 10_000))
        #expect(report.copies[0].advice == "keep the one in 'F1.framework', which the others load")
    }

    @Test("what JSON says is read back, and a comparison with it finds nothing")
    func json() throws {
        let report = Self.report(Self.product)
        let text = JSONWriter.text(report.json())
        let read = try SizeReport(json: Array(text.utf8), path: "old.json")
        #expect(read == report)
        #expect(SizeComparison(from: read, to: report).files.isEmpty)
    }

    @Test("what grew, came and went is told by the bytes of the download")
    func comparison() {
        var changed = Self.product
        changed.remove("App.app/zeros.dat")
        changed.add("App.app/new.png", Self.noise(3000))
        changed.add("App.app/photo.jpg", Self.noise(9000))
        let comparison = SizeComparison(from: Self.report(Self.product), to: Self.report(changed))
        #expect(comparison.files.map { "\($0.mark) \($0.path)" } == ["~ photo.jpg", "+ new.png", "- zeros.dat"])
        #expect(comparison.files.map(\.growth).prefix(2) == [4000, 3000])
        #expect(comparison.bundles.map(\.path) == ["App.app"])
        #expect(comparison.json["files"]?.items?.map { $0["change"]?.text } == ["changed", "came", "went"])
    }

    @Test(
        "files that are no report, and numbers that make no sense, are errors or nothing",
        arguments: ["{}", "[", "{\"schema\": \"trellis-report/1\"}"])
    func noReport(text: String) {
        #expect(throws: DiagnosticError.self) { try SizeReport(json: Array(text.utf8), path: "old.json") }
    }

    @Test("a report with a bundle that is not there is an error, and huge numbers are cut")
    func hostileReport() throws {
        let file =
            #"{"schema":"trellis-bundle-report/1","bundles":[%],"files":[{"path":"a","bundle":0,"installedBytes":9223372036854775807}]}"#
        #expect(throws: DiagnosticError.self) { try SizeReport(json: Array(file.replacing("%", with: "").utf8), path: "old.json") }
        let report = try SizeReport(json: Array(file.replacing("%", with: "{}").utf8), path: "old.json")
        #expect(report.total.installed == 1 << 50)
    }

    @Test("budgets are numbers with units", arguments: [("60MB", 60_000_000), ("1.5GB", 1_500_000_000), ("2 MiB", 2 << 20), ("300", 300)])
    func budgets(text: String, bytes: Int) {
        #expect(SizeBudget(text, part: .download)?.bytes == bytes)
    }

    @Test("what is no budget is none", arguments: ["", "MB", "60XB", "-1MB", "1.2.3MB", "9999999GB"])
    func noBudgets(text: String) {
        #expect(SizeBudget(text, part: .download) == nil)
    }

    @Test("an exceeded budget says by how much and by what")
    func excess() throws {
        let report = Self.report(Self.product)
        let budget = try #require(SizeBudget("10kB", part: .install))
        let message = try #require(budget.excess(of: report, comparedWith: nil))
        #expect(message.hasPrefix("the installed app has \(SizeText.text(report.total.installed)), "))
        #expect(message.contains("more than the budget of 10kB; most of it: App.app "))
        #expect(message.hasSuffix("superfluous copies: 10.0 kB"))
        #expect(SizeBudget("1GB", part: .install)?.excess(of: report, comparedWith: nil) == nil)
    }

    @Test("what lies beside the app does not count")
    func archive() {
        var product = Self.product
        product.move("App.app", to: "App.xcarchive/Products/Applications/App.app")
        product.addDebugSymbols(of: "F1", in: "App.xcarchive/dSYMs", ExampleBinary())
        let report = Self.report(product)
        #expect(report.files.map(\.path) == Self.report(Self.product).files.map(\.path))
        #expect(report.total == Self.report(Self.product).total)
    }
}
