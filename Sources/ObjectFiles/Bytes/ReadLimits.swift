/// How much of untrusted bytes is held in memory at one time.
enum ReadLimits {
    /// Bytes that are copied or scanned at once.
    static let pieceSizeBytes = 1 << 18
    /// The load commands of one Mach-O file; real ones have a few kilobytes.
    static let loadCommandBytes = 16 << 20
    /// The sections or segments of one ELF file.
    static let headerCount = 1 << 20
    /// A string table that is read at once; names of a larger one are read one by one.
    static let stringTableBytes = 32 << 20
    /// A name of a symbol or of a library; the mangled ones of Swift have kilobytes.
    static let nameBytes = 1 << 20
    /// How many times the bytes of a string table its names may have together; they may overlap, but not all with all.
    static let nameOverlap = 8
    /// The name of a member of a static archive.
    static let memberNameBytes = 4096
    /// The members of one static archive.
    static let memberCount = 1 << 20
    /// The table of symbols or of long names of a static archive.
    static let archiveTableBytes = 256 << 20
    /// Architectures of one universal file; the number stands where a Java class has its version, which begins with 45.
    static let architectureCount = 42
    /// Entries of a dynamic section.
    static let dynamicEntryCount = 1 << 16
}
