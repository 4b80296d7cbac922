/// The place of one load command of a Mach-O file.
package struct LoadCommand: Sendable, Hashable {
    /// Its number, with the bit that says that loaders have to know it.
    package var kind: UInt32
    /// Where it begins, counted from the first byte of the Mach-O file.
    package var offset: Int
    /// Its bytes.
    package var sizeBytes: Int
}

/// The numbers of load commands.
enum LoadCommandKind {
    static let segment: UInt32 = 0x1
    static let symbolTable: UInt32 = 0x2
    static let dynamicSymbolTable: UInt32 = 0xb
    static let loadLibrary: UInt32 = 0xc
    static let installName: UInt32 = 0xd
    static let segment64: UInt32 = 0x19
    static let uuid: UInt32 = 0x1b
    static let codeSignature: UInt32 = 0x1d
    static let segmentSplitInfo: UInt32 = 0x1e
    static let lazyLoadLibrary: UInt32 = 0x20
    static let encryptionInfo: UInt32 = 0x21
    static let versionMinimumMacOS: UInt32 = 0x24
    static let versionMinimumIOS: UInt32 = 0x25
    static let functionStarts: UInt32 = 0x26
    static let dataInCode: UInt32 = 0x29
    static let sourceVersion: UInt32 = 0x2a
    static let signingRequirements: UInt32 = 0x2b
    static let encryptionInfo64: UInt32 = 0x2c
    static let linkerOption: UInt32 = 0x2d
    static let linkerOptimizationHint: UInt32 = 0x2e
    static let versionMinimumTVOS: UInt32 = 0x2f
    static let versionMinimumWatchOS: UInt32 = 0x30
    static let note: UInt32 = 0x31
    static let buildVersion: UInt32 = 0x32
    static let atomInfo: UInt32 = 0x36
    static let loadWeakLibrary: UInt32 = 0x8000_0018
    static let runPath: UInt32 = 0x8000_001c
    static let reexportLibrary: UInt32 = 0x8000_001f
    static let loadUpwardLibrary: UInt32 = 0x8000_0023

    /// The commands that hold an offset and a size of data in the last segment, and nothing else.
    static let linkEditData: Set<UInt32> = [
        codeSignature, segmentSplitInfo, functionStarts, dataInCode, signingRequirements, linkerOptimizationHint, atomInfo,
    ]
}
