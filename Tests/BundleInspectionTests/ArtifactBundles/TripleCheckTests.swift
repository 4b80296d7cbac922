import BundleInspection
import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite("Triples against binaries")
struct TripleCheckTests {
    private func compare(_ bytes: [UInt8], _ text: String) throws -> TripleCheck.Outcome {
        let triple = try #require(TargetTriple(text))
        return try TripleCheck.compare(ObjectFile(ByteSource(bytes, path: "f")), with: triple)
    }

    @Test(
        "a triple has three or four parts",
        arguments: ["x86_64", "x86_64-linux", "a-b-c-d-e", "a--c", "x86_64-unknown-linux gnu", "", "-a-b"])
    func invalid(text: String) {
        #expect(TargetTriple(text) == nil)
    }

    @Test("the version of a system is told apart, and a missing vendor found")
    func parts() throws {
        let mac = try #require(TargetTriple("arm64-apple-macosx13.0"))
        #expect(mac.unversioned == "arm64-apple-macosx" && mac.system == "macosx" && mac.environment == nil && mac.withVendor == nil)
        let simulator = try #require(TargetTriple("arm64-apple-ios15.0-simulator"))
        #expect(simulator.unversioned == "arm64-apple-ios-simulator")
        #expect(TargetTriple("x86_64-linux-gnu")?.withVendor == "x86_64-unknown-linux-gnu")
        #expect(TargetTriple("x86_64-unknown-linux-gnu")?.withVendor == nil)
        #expect(TargetTriple("x86_64-unknown-linux-gnu2.17")?.unversioned == "x86_64-unknown-linux-gnu2.17")
    }

    @Test("an ELF file fits the triples of its processor and, where it says one, its C library")
    func elf() throws {
        let object = ELFBuilder(type: 1, machine: 62).bytes()
        for triple in ["x86_64-unknown-linux-gnu", "x86_64-unknown-linux-musl", "x86_64-swift-linux-musl"] {
            #expect(try compare(object, triple) == .fits, "\(triple)")
        }
        let words = "it is for x86_64 (x86_64-unknown-linux-gnu, x86_64-swift-linux-musl, x86_64-unknown-linux-musl)"
        for triple in ["aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "x86_64-unknown-windows-msvc"] {
            #expect(try compare(object, triple) == .differs(words), "\(triple)")
        }
        var program = ELFBuilder(type: 2, machine: 183)
        program.interpreter = "/lib/ld-linux-aarch64.so.1"
        #expect(try compare(program.bytes(), "aarch64-unknown-linux-gnu") == .fits)
        #expect(
            try compare(program.bytes(), "aarch64-unknown-linux-musl") == .differs("it is for aarch64 (aarch64-unknown-linux-gnu)"))
    }

    @Test("a Mach-O file fits the triples of its processors and its platform")
    func machO() throws {
        var object = MachOBuilder(architecture: "arm64", fileType: 1)
        object.addBuildVersion(platform: 1)
        #expect(try compare(object.bytes(), "arm64-apple-macosx") == .fits)
        #expect(try compare(object.bytes(), "arm64-apple-macosx13.0") == .fits)
        for triple in ["x86_64-apple-macosx", "arm64-apple-ios", "aarch64-unknown-linux-gnu"] {
            #expect(try compare(object.bytes(), triple) == .differs("it is for arm64 on macOS"), "\(triple)")
        }
        var simulator = MachOBuilder(architecture: "arm64", fileType: 1)
        simulator.addBuildVersion(platform: 7)
        #expect(try compare(simulator.bytes(), "arm64-apple-ios15.0-simulator") == .fits)
        #expect(try compare(simulator.bytes(), "arm64-apple-ios15.0") == .differs("it is for arm64 on iOS Simulator"))
        #expect(try compare(MachOBuilder(architecture: "arm64", fileType: 1).bytes(), "arm64-apple-macosx") == .unknown)
    }

    @Test("a static archive is judged by its members")
    func archives() throws {
        var archive = ArchiveBuilder(isDarwin: false)
        archive.add("a.o", ELFBuilder(type: 1, machine: 62).bytes())
        #expect(try compare(archive.bytes(), "x86_64-unknown-linux-gnu") == .fits)
        archive.add("b.o", ELFBuilder(type: 1, machine: 183).bytes())
        #expect(try compare(archive.bytes(), "x86_64-unknown-linux-gnu") == .differs("it is for aarch64 and x86_64"))
        #expect(try compare(ArchiveBuilder(isDarwin: false).bytes(), "x86_64-unknown-linux-gnu") == .unknown)
    }
}
