/// What a static library may need without depending on another library.
enum CLibrarySymbols {
    /// Whether a name is one of the C library, of the compiler's runtime, or one that the linker makes.
    static func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        return prefixes.contains { name.hasPrefix($0) }
    }

    private static let names: Set<Substring> = Set(
        CLibraryNames.text.split { $0 == " " || $0 == "\n" }
            + [
                "_GLOBAL_OFFSET_TABLE_", "_DYNAMIC", "__dso_handle", "__ehdr_start", "__bss_start", "_end", "_edata", "_etext", "end",
                "edata",
                "etext", "__TMC_END__", "__executable_start", "__init_array_start", "__init_array_end", "__fini_array_start",
                "__fini_array_end", "__preinit_array_start", "__preinit_array_end",
            ])

    /// Helpers of the compilers for single processors, and the bounds of sections that the linker makes.
    private static let prefixes = ["__aarch64_", "__aeabi_", "__start_", "__stop_", "__sync_", "__atomic_"]
}

extension Set<Substring> {
    fileprivate func contains(_ name: String) -> Bool { contains(name[...]) }
}
