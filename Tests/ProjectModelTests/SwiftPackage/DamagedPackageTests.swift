import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("damaged input of Swift packages")
struct DamagedPackageTests {
    /// Asks everything that can be asked.
    private func ask(_ package: SwiftPackage) -> Int {
        package.targets.reduce(0) { count, target in
            let settings = package.configurations.map { package.writtenSettings(of: target, configuration: $0).entries.count }
            return count + package.memberships(of: target).count + package.files(of: target).count + settings.reduce(0, +)
        }
    }

    @Test("damaged output of SwiftPM gives an error or a package, and nothing traps")
    func damagedDump() {
        var read = 0
        for bytes in Mutations(of: Array(OrchardPackage.dump.utf8), structure: "{}[]\",:0.\\/", count: 3000, seed: 41) {
            var diagnostics: [Diagnostic] = []
            guard let package = try? OrchardPackage.load(dump: bytes, diagnostics: &diagnostics) else { continue }
            read += ask(package) >= 0 ? 1 : 0
        }
        #expect(read > 300)
    }

    @Test("damaged text of a manifest costs places and nothing else")
    func damagedManifest() throws {
        for bytes in Mutations(of: OrchardPackage.manifest.bytes, structure: "\"()\\/*.,:\n", count: 3000, seed: 42) {
            var diagnostics: [Diagnostic] = []
            let package = try OrchardPackage.load(manifest: bytes, diagnostics: &diagnostics)
            #expect(package.targets.count == 7)
        }
    }
}
