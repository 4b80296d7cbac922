/// A part of a Mach-O file that is loaded into memory as one.
package struct MachOSegment: Sendable, Hashable {
    /// Its name, such as `__TEXT`; empty in object files.
    package var name: String
    /// Where it is loaded.
    package var address: UInt64
    /// The bytes in memory.
    package var memorySizeBytes: UInt64
    /// Where its bytes begin in the Mach-O file.
    package var fileOffset: Int
    /// The bytes in the file.
    package var fileSizeBytes: Int
    /// Its sections.
    package var sections: [MachOSection]
}

/// A section of a Mach-O file.
package struct MachOSection: Sendable, Hashable {
    /// The name of the segment that it belongs to when it is linked.
    package var segmentName: String
    /// Its name, such as `__text`.
    package var name: String
    /// Where it is loaded.
    package var address: UInt64
    /// Its bytes in memory.
    package var sizeBytes: Int
    /// Where its bytes begin in the Mach-O file; meaningless when it has none there.
    package var fileOffset: Int
    /// The power of two that its address is a multiple of.
    package var alignmentPower: UInt32
    /// Where its relocations begin in the Mach-O file.
    package var relocationOffset: Int
    /// How many relocations it has.
    package var relocationCount: Int
    /// Its type and attributes.
    package var flags: UInt32

    /// Whether it is filled with zeros when it is loaded and so has no bytes in the file.
    package var isZeroFilled: Bool { [0x1, 0xc, 0x12].contains(flags & 0xff) }
}
