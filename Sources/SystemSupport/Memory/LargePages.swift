#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory in large pages, for what is as large as a whole project.
///
/// A kernel gives memory page by page, each when it is first touched. In pages of four kilobytes that takes longer than filling
/// them does; Linux has pages of two megabytes for those who ask. Everywhere else nothing changes.
package enum LargePages {
    private static let sizeBytes = 2 << 20
    /// What lies before the elements of an array, with room to spare.
    private static let headerBytes = 512

    /// The advice to make small pages a large one at once: `MADV_COLLAPSE` of Linux 6.1, which headers of C libraries may lack.
    private static let collapse: Int32 = 25

    /// As many elements as fit into the large pages that a number of elements needs; the same number when they are few.
    ///
    /// Linux aligns a piece of memory to large pages only when it has a whole number of them.
    package static func capacity<Element>(atLeast count: Int, of element: Element.Type) -> Int {
        let stride = MemoryLayout<Element>.stride
        let (bytes, overflows) = count.multipliedReportingOverflow(by: stride)
        guard !overflows, bytes >= sizeBytes / 2, bytes < Int.max / 2 else { return count }
        let pages = (bytes + headerBytes + sizeBytes - 1) / sizeBytes
        return (pages * sizeBytes - headerBytes) / stride
    }

    /// Asks for large pages for memory that has not been touched yet; memory that is too small for one stays as it is.
    package static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard let start = memory.baseAddress, memory.count >= sizeBytes / 2 else { return }
            // The advice is for whole pages, so that it begins with the header of the array, which lies in the first one.
            let offset = Int(bitPattern: start) % 4096
            // Where the kernel has no large pages, the small ones do.
            _ = madvise(start - offset, memory.count + offset, MADV_HUGEPAGE)
            // The header has been written already, so that its page is a small one, and all that share its large page would be.
            let isAligned = Int(bitPattern: start - offset).isMultiple(of: sizeBytes)
            if isAligned, memory.count >= sizeBytes - headerBytes { _ = madvise(start - offset, sizeBytes, collapse) }
        #endif
    }
}

extension Array {
    /// Makes an array that is filled at once, as `init(unsafeUninitializedCapacity:initializingWith:)` does, in large pages.
    ///
    /// - Parameters:
    ///   - capacity: the room that is needed; there may be more.
    ///   - initializer: fills the memory from its start, and says how many elements it has filled.
    package init(
        largePagesFor capacity: Int,
        initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
    ) rethrows {
        let capacity = LargePages.capacity(atLeast: capacity, of: Element.self)
        try self.init(unsafeUninitializedCapacity: capacity) { memory, count in
            LargePages.advise(UnsafeMutableRawBufferPointer(memory))
            try initializer(&memory, &count)
        }
    }
}
