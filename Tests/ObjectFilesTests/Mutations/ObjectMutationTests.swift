import Diagnostics
import ObjectFiles
import SystemSupport
import TestSupport
import Testing

@Suite struct ObjectMutationTests {
    /// How many damaged copies of each input are read; `TRELLIS_OBJECT_MUTATIONS=200000` makes as many in all.
    private static let count = (ProcessEnvironment.variable("TRELLIS_OBJECT_MUTATIONS").flatMap(Int.init) ?? 4000) / inputs.count

    private static let inputs: [(name: String, bytes: [UInt8])] = {
        var object = MachOBuilder()
        object.addSection("__TEXT", "__text", [1, 2, 3, 4], alignmentPower: 4, relocations: [0, 0, 0, 0, 1, 0, 0, 0x2d])
        object.addVersionMinimum()
        object.addCommand(0x29, words: [0, 0])
        object.addSymbol("_one", section: 1)
        object.addSymbol("_other", type: 1)
        var library = MachOBuilder(architecture: "i386", fileType: 6)
        library.addSection("__TEXT", "__text", [1, 2, 3, 4])
        library.addBuildVersion(platform: 7)
        library.addInstallName("@rpath/X.framework/X")
        library.addDependency("/usr/lib/libSystem.B.dylib")
        library.addRunPath("@loader_path/Frameworks")
        library.addUUID(Array(0..<16))
        library.addSymbol("\(macHome)/a.o", type: 0x66)
        var big = MachOBuilder(architecture: "ppc")
        big.addSection()
        big.addSymbol("_one", section: 1)
        var universal = UniversalBuilder()
        universal.add(cpuType: 0x0100_000c, subtype: 0, alignmentPower: 4, object.bytes())
        universal.add(cpuType: 7, subtype: 3, alignmentPower: 4, library.bytes())
        var wide = universal
        wide.is64Bit = true
        var elfObject = ELFBuilder()
        elfObject.symbols = [.init("one", isDefined: true), .init("other", isDefined: false)]
        var elfLibrary = ELFBuilder(type: 3, machine: 40)
        elfLibrary.is64Bit = false
        elfLibrary.isBigEndian = true
        elfLibrary.interpreter = "/lib/ld-linux-armhf.so.3"
        elfLibrary.dynamicNames = [(1, "libc.so.6"), (14, "libX.so"), (29, "$ORIGIN")]
        elfLibrary.symbols = [.init("one", isDefined: true)]
        var darwin = ArchiveBuilder(isDarwin: true)
        darwin.add("one.o", object.bytes(), defines: ["_one"])
        darwin.add("readme", Array("words".utf8))
        var gnu = ArchiveBuilder(isDarwin: false)
        gnu.add("a name that is longer than a header.o", elfObject.bytes(), defines: ["one"])
        gnu.add("one.o", elfLibrary.bytes())
        return [
            ("object", object.bytes()), ("library", library.bytes()), ("big", big.bytes()), ("universal", universal.bytes()),
            ("wide", wide.bytes()), ("ELF object", elfObject.bytes()), ("ELF library", elfLibrary.bytes()), ("archive", darwin.bytes()),
            ("GNU archive", gnu.bytes()),
        ]
    }()

    @Test("damaged bytes are read or refused, and what is written from them is what was read", arguments: inputs.indices)
    func damaged(index: Int) throws {
        let (name, bytes) = Self.inputs[index]
        var copies = Mutations(of: bytes, structure: "\u{0}/#1 \u{7f}9`\n", count: Self.count, seed: UInt64(index))
        var extremes = SeededGenerator(seed: UInt64(100 + index))
        var readCount = 0
        while var copy = copies.next() {
            if Bool.random(using: &extremes) { Self.putExtremeNumber(into: &copy, &extremes) }
            let source = ByteSource(copy, path: name)
            if Self.isReadable(source) { readCount += 1 }
            Self.write(source)
        }
        // A test that only sees refusals would prove little.
        #expect(readCount > Self.count / 20)
    }

    /// Numbers at which sums overflow and loops run long.
    private static func putExtremeNumber(into bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard bytes.count >= 16 else { return }
        let values: [[UInt8]] = [
            [0xff, 0xff, 0xff, 0xff], [0xff, 0xff, 0xff, 0x7f], [0x7f, 0xff, 0xff, 0xff], [0, 0, 0, 0x80], [0, 0, 0, 1], [1, 0, 0, 0],
            [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        ]
        let value = values[Int.random(in: 0..<values.count, using: &generator)]
        let place = Int.random(in: 0..<(bytes.count - 8) / 4, using: &generator) * 4
        bytes.replaceSubrange(place..<place + value.count, with: value)
    }

    private static func isReadable(_ source: ByteSource) -> Bool {
        do {
            for slice in try ObjectFile(source).slices {
                _ = try slice.facts()
                _ = try slice.machO?.symbolNames()
                _ = try slice.elf?.symbolNames()
                _ = slice.elf?.triples
                _ = try slice.archive?.symbolTable?.entries()
                _ = try slice.archive?.unresolvedSymbols()
            }
            return true
        } catch {
            return false
        }
    }

    /// Whatever can be written has to be whole: what it says it has can be read.
    private static func write(_ source: ByteSource) {
        let results = [
            try? UniversalWriter.join([source], path: "X"), try? SimulatorRetarget.retarget(source).source,
            try? ArchiveWriter(dialect: .darwin).merge([source], path: "X").source,
        ]
        for result in results.compactMap({ $0 }) {
            let bytes = try? result.readAll()
            #expect(bytes?.count == result.count)
        }
        _ = BuildPathScanner.scan((try? source.readAll()) ?? [])
    }
}
