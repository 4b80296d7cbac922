#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls that change names, as numbers of errors.
enum RenameSteps {
    /// Gives something another name; answers an error number, or 0.
    static func rename(_ path: String, to newPath: String) -> Int32 {
        #if canImport(Darwin)
            Darwin.rename(path, newPath) == 0 ? 0 : errno
        #elseif canImport(Glibc)
            Glibc.rename(path, newPath) == 0 ? 0 : errno
        #else
            Musl.rename(path, newPath) == 0 ? 0 : errno
        #endif
    }

    /// Lets two things change places; answers an error number, or 0, and ENOSYS where there is no such call.
    static func exchange(_ path: String, _ otherPath: String) -> Int32 {
        #if canImport(Darwin)
            return renamex_np(path, otherPath, UInt32(RENAME_SWAP)) == 0 ? 0 : errno
        #else
            // The C library declares it only to those who ask for the names of GNU, which the module of Swift does not.
            typealias Call = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
            let exchangeFlag: UInt32 = 2
            guard let call = SystemFunction.find("renameat2", as: Call.self) else { return ENOSYS }
            return call(AT_FDCWD, path, AT_FDCWD, otherPath, exchangeFlag) == 0 ? 0 : errno
        #endif
    }
}
