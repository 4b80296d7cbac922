package import ObjectFiles
import SystemSupport

/// What rules want to know of a file with machine code.
package struct BinaryFacts: Sendable, Hashable {
    /// What the file is.
    package var kind: Kind
    /// Its code for each architecture, in the order of the file.
    package var slices: [BinarySlice]

    /// What a binary is for.
    package enum Kind: String, Sendable, Hashable {
        /// A program.
        case executable
        /// A library that is loaded.
        case dynamicLibrary = "dynamic-library"
        /// A library that is linked.
        case staticLibrary = "static-library"
        /// What the compiler makes of one source, or the linker of several.
        case object
        /// A plug-in that a program loads by itself.
        case bundle
        /// The companion of a binary that holds what debuggers want.
        case debugSymbols = "debug-symbols"
        /// Something else, such as a kernel extension or a core.
        case other
    }

    /// Makes facts.
    package init(kind: Kind, slices: [BinarySlice]) {
        self.kind = kind
        self.slices = slices
    }

    /// The architectures, sorted by their bytes, each once.
    package var architectures: [String] { Set(slices.map(\.architecture)).sorted(by: NameOrder.precedes) }

    /// The platforms of all slices in the order of their numbers, each once.
    package var platforms: [ApplePlatform] {
        Set(slices.flatMap(\.platforms)).sorted { $0.rawValue < $1.rawValue }
    }

    /// Whether the system loads the file, so that it is signed, and has to be found.
    package var isLoaded: Bool { kind == .executable || kind == .dynamicLibrary || kind == .bundle }
}

/// The code for one architecture.
package struct BinarySlice: Sendable, Hashable {
    /// The architecture as the linker calls it, such as `arm64`, or as a triple of Linux does, such as `aarch64`.
    package var architecture: String
    /// The format.
    package var format: Format
    /// What its load commands say that it was built for; empty when none says so. A static library has those of all members.
    package var buildVersions: [BuildVersion]
    /// The target triples that it can serve; empty for Apple's platforms.
    package var triples: [String]
    /// What tells builds apart, in capital letters; `nil` when it has none.
    package var identifier: String?
    /// The name by which others load it.
    package var installName: String?
    /// What it loads, in the order of its load commands.
    package var dependencies: [BinaryDependency]
    /// Where it looks for what it loads, in the order of its load commands.
    package var searchPaths: [String]
    /// Whether it carries a signature.
    package var isSigned: Bool
    /// What the signature says; `nil` when there is none.
    package var signature: SignatureFacts?
    /// The names that it needs and does not have; empty when nobody asked.
    package var undefinedSymbols: [String]
    /// The names that others can use, sorted; empty when nobody asked.
    package var definedSymbols: [String]
    /// The members of a static library, 0 for everything else.
    package var memberCount: Int

    /// How the code is written down.
    package enum Format: String, Sendable, Hashable {
        /// Apple's.
        case machO = "mach-o"
        /// The one of Linux.
        case elf
        /// What LLVM writes in the place of machine code.
        case bitcode
        /// A static library without a member that is code.
        case unknown
    }

    /// Makes a slice.
    package init(
        architecture: String, format: Format = .machO, buildVersions: [BuildVersion] = [], triples: [String] = [],
        identifier: String? = nil, installName: String? = nil, dependencies: [BinaryDependency] = [], searchPaths: [String] = [],
        isSigned: Bool = false, undefinedSymbols: [String] = [], definedSymbols: [String] = [], memberCount: Int = 0
    ) {
        self.architecture = architecture
        self.format = format
        self.buildVersions = buildVersions
        self.triples = triples
        self.identifier = identifier
        self.installName = installName
        self.dependencies = dependencies
        self.searchPaths = searchPaths
        self.isSigned = isSigned
        self.undefinedSymbols = undefinedSymbols
        self.definedSymbols = definedSymbols
        self.memberCount = memberCount
    }
}

extension BinarySlice {
    /// The platforms that it was built for, in the order of their numbers; empty when it does not say, or they are not known.
    package var platforms: [ApplePlatform] { Set(buildVersions.compactMap(\.platform)).sorted { $0.rawValue < $1.rawValue } }

    /// The oldest system that it runs on; of a static library the newest of its members'.
    package var minimumSystem: PackedVersion? { buildVersions.map(\.minimumVersion).max() }
}

/// A library that a binary loads.
package struct BinaryDependency: Sendable, Hashable {
    /// The name, such as `@rpath/X.framework/X`.
    package var name: String
    /// Whether the program starts without it.
    package var isWeak: Bool

    /// Makes a dependency.
    package init(_ name: String, isWeak: Bool = false) {
        self.name = name
        self.isWeak = isWeak
    }
}
