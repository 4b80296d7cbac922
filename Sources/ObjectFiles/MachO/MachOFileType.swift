/// What a Mach-O file is for.
package enum MachOFileType: UInt32, Sendable, Hashable {
    case object = 1
    case executable = 2
    case fixedLibrary = 3
    case core = 4
    case preload = 5
    case dynamicLibrary = 6
    case dynamicLinker = 7
    case bundle = 8
    case dynamicLibraryStub = 9
    /// The debug information of another file, as in a dSYM.
    case debugSymbols = 10
    case kernelExtension = 11
    case fileSet = 12

    /// What people call it.
    package var displayName: String {
        switch self {
        case .object: "object file"
        case .executable: "executable"
        case .fixedLibrary: "fixed library"
        case .core: "core file"
        case .preload: "preloaded executable"
        case .dynamicLibrary: "dynamic library"
        case .dynamicLinker: "dynamic linker"
        case .bundle: "bundle"
        case .dynamicLibraryStub: "stub of a dynamic library"
        case .debugSymbols: "debug symbols"
        case .kernelExtension: "kernel extension"
        case .fileSet: "file set"
        }
    }
}
