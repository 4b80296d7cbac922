#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if !canImport(Darwin)
    /// Functions of the C library that its headers hide from Swift.
    enum SystemFunction {
        /// The function of a name; `nil` where the C library has none.
        ///
        /// - Precondition: `type` is the type that the function has in C.
        static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            guard let address = dlsym(nil, name) else { return nil }
            return unsafeBitCast(address, to: type)
        }
    }
#endif
