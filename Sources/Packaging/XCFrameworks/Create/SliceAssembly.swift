import Archives
import Diagnostics
import ObjectFiles
import SystemSupport

/// Makes slices of the frameworks and libraries that a request names, and writes nothing.
struct SliceAssembly {
    private let request: XCFrameworkRequest
    private let allowsSeveralPlatforms: Bool
    private let fileSystem = DiskFileSystem()
    /// What is worth telling and stops nothing.
    private(set) var notes: [Diagnostic] = []

    /// Prepares the work.
    ///
    /// - Parameter allowsSeveralPlatforms: whether a binary may hold code for several platforms, of which the slice gets the first.
    init(_ request: XCFrameworkRequest, allowsSeveralPlatforms: Bool = false) {
        self.request = request
        self.allowsSeveralPlatforms = allowsSeveralPlatforms
    }

    /// One slice for each input, in their order.
    ///
    /// - Throws: ``DiagnosticError`` with everything that is wrong with any of them.
    mutating func slices() throws(DiagnosticError) -> [XCFrameworkSlice] {
        var slices: [XCFrameworkSlice] = []
        var faults: [Diagnostic] = []
        for input in request.inputs {
            do throws(DiagnosticError) {
                slices.append(try input.isFramework ? framework(input) : library(input))
            } catch {
                faults += error.diagnostics
            }
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        return slices
    }

    // MARK: - Frameworks

    private mutating func framework(_ input: XCFrameworkRequest.Input) throws(DiagnosticError) -> XCFrameworkSlice {
        let path = input.path
        guard fileSystem.kind(at: path) == .directory else {
            throw error("no-framework", "there is no framework at '\(path)'", path)
        }
        let libraryPath = PathText.lastComponent(of: path)
        guard XCFrameworkLibraryKind(path: libraryPath) == .framework else {
            throw error("unknown-library-kind", "'\(path)' is no framework; its name ends in '.framework'", path)
        }
        let name = String(libraryPath.dropLast(".framework".count))
        let binaryPath = try binaryPath(of: path, name: name)
        let binary = try binary(PathText.join(path, binaryPath))
        try checkInterfaces(path + "/Modules/\(name).swiftmodule", module: name)
        var tree = OutputTree()
        try add(path, at: libraryPath, to: &tree)
        try addDebugSymbols(input, to: &tree)
        return XCFrameworkSlice(
            origin: path, libraryPath: libraryPath, binaryPath: libraryPath + "/" + binaryPath, binary: binary.binary,
            platform: binary.platform, tree: tree)
    }

    /// The file with the code in a framework, as it is called without symbolic links.
    private func binaryPath(of framework: String, name: String) throws(DiagnosticError) -> String {
        let path = framework + "/" + name
        guard fileSystem.kind(at: path) == .file, let real = RealPath.resolve(path), let folder = RealPath.resolve(framework) else {
            throw error(
                "no-binary",
                "'\(framework)' has no binary '\(name)', which has the name of the framework; link it, or rename the framework",
                framework)
        }
        guard PathText.isBelow(real, folder) else {
            throw error("link-outside", "the binary '\(path)' is a link that leads out of the framework, to '\(real)'", path)
        }
        return PathText.relative(real, to: folder)
    }

    // MARK: - Libraries

    private mutating func library(_ input: XCFrameworkRequest.Input) throws(DiagnosticError) -> XCFrameworkSlice {
        let path = input.path
        guard fileSystem.kind(at: path) == .file else { throw error("no-library", "there is no library at '\(path)'", path) }
        let libraryPath = PathText.lastComponent(of: path)
        guard let kind = XCFrameworkLibraryKind(path: libraryPath), kind != .framework else {
            throw error("unknown-library-kind", "'\(path)' is no library; its name ends in '.a', '.dylib' or '.so'", path)
        }
        let binary = try binary(path)
        let module = Self.module(of: libraryPath)
        var tree = OutputTree()
        if let headers = input.headers {
            guard fileSystem.kind(at: headers) == .directory else {
                throw error("no-headers", "there is no folder with headers at '\(headers)'", headers)
            }
            try checkInterfaces(headers + "/\(module).swiftmodule", module: module)
            try add(headers, at: XCFrameworkSlice.headersPath, to: &tree)
            warnAboutModuleMap(in: headers)
        }
        try tree.add(libraryPath, copyOf: path)
        try addSiblings(of: path, module: module, to: &tree)
        try addDebugSymbols(input, to: &tree)
        return XCFrameworkSlice(
            origin: path, libraryPath: libraryPath, binaryPath: libraryPath, binary: binary.binary, platform: binary.platform, tree: tree)
    }

    /// The module that a library is built from, by its name.
    private static func module(of library: String) -> String {
        let stem = String(library.dropLast(PathText.fileExtension(of: library).count + 1))
        return stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    }

    private static let siblingEndings = [
        ".swiftinterface", ".private.swiftinterface", ".package.swiftinterface", ".swiftdoc", ".swiftmodule", ".abi.json",
    ]

    /// Adds what describes the Swift module of a library beside it.
    private mutating func addSiblings(of library: String, module: String, to tree: inout OutputTree) throws(DiagnosticError) {
        let folder = PathText.parent(of: library)
        for ending in Self.siblingEndings {
            let (path, name) = (folder + "/" + module + ending, module + ending)
            switch fileSystem.kind(at: path) {
            case .file where isLeftOut(name, at: path): break
            case .file: try tree.add(name, copyOf: path)
            case .directory where ending == ".swiftmodule": try add(path, at: name, to: &tree)
            default: break
            }
        }
    }

    /// Whoever uses several libraries gets the headers of all of them in one folder.
    private mutating func warnAboutModuleMap(in headers: String) {
        let path = headers + "/module.modulemap"
        guard fileSystem.kind(at: path) == .file else { return }
        notes.append(
            Diagnostic(
                .warning, "module-map-clash",
                "the headers have their 'module.modulemap' at the top, where it clashes with that of another xcframework in the same "
                    + "project; put it and its headers into a folder with the name of the module, or make a framework",
                at: SourceLocation(path: path)))
    }

    // MARK: - Both

    private mutating func binary(_ path: String) throws(DiagnosticError) -> (binary: SliceBinary, platform: XCFrameworkPlatform) {
        var reader = SliceBinaryReader(path: path, fallback: request.fallbackPlatform)
        let binary = try reader.binary(ByteSource(contentsOf: path))
        notes += reader.notes
        let platforms = binary.platforms
        guard platforms.count == 1 || allowsSeveralPlatforms else {
            let parts = binary.parts.map { "'\($0.architecture)' for '\($0.platform.word)'" }
            throw error(
                "several-platforms",
                "'\(path)' holds code for several platforms, which an xcframework keeps apart: \(parts.joined(separator: ", ")); "
                    + "take it apart with 'trellis-package xcframework split'", path)
        }
        return (binary, platforms[0])
    }

    /// Refuses a Swift module that only the compiler that built it can read.
    private func checkInterfaces(_ folder: String, module: String) throws(DiagnosticError) {
        guard !request.allowsInternalDistribution, fileSystem.kind(at: folder) == .directory else { return }
        let entries = (try? fileSystem.entries(of: folder)) ?? []
        guard !entries.contains(where: { $0.name.hasSuffix(".swiftinterface") }) else { return }
        throw error(
            "no-interface",
            "the module '\(module)' has no '.swiftinterface', so that only the compiler that built it can use it; build it with "
                + "'BUILD_LIBRARY_FOR_DISTRIBUTION=YES', or pass '-allow-internal-distribution'", folder)
    }

    /// Adds a folder without what does not belong into an xcframework.
    private mutating func add(_ folder: String, at path: String, to tree: inout OutputTree) throws(DiagnosticError) {
        var leftOut: [String] = []
        try tree.addContents(of: folder, at: path) { relative in
            let source = folder + "/" + relative
            guard isLeftOut(PathText.lastComponent(of: relative), at: source) else { return false }
            leftOut.append(source)
            return true
        }
        for path in leftOut.sortedByBytes() where JunkFiles.contains(path) {
            notes.append(
                Diagnostic(
                    .note, "left-out", "'\(PathText.lastComponent(of: path))' is left out: it means nothing to anybody else",
                    at: SourceLocation(path: path)))
        }
        try SliceLinks.check(tree, below: path, source: folder)
    }

    private func isLeftOut(_ name: String, at path: String) -> Bool {
        if JunkFiles.contains(name) { return true }
        guard !request.allowsInternalDistribution else { return false }
        guard name.hasSuffix(".swiftmodule") || name.hasSuffix(".swiftsourceinfo") else { return false }
        return fileSystem.kind(at: path) == .file
    }

    private mutating func addDebugSymbols(_ input: XCFrameworkRequest.Input, to tree: inout OutputTree) throws(DiagnosticError) {
        for path in input.debugSymbols {
            guard let kind = fileSystem.kind(at: path) else {
                throw error("no-debug-symbols", "there are no debug symbols at '\(path)'", path)
            }
            guard path.hasSuffix(".dSYM"), kind == .directory else {
                notes.append(
                    Diagnostic(
                        .warning, "left-out", "'\(PathText.lastComponent(of: path))' is left out: only '.dSYM' bundles are copied",
                        at: SourceLocation(path: path)))
                continue
            }
            let place = XCFrameworkSlice.debugSymbolsPath + "/" + PathText.lastComponent(of: path)
            guard tree[path: place] == nil else {
                throw error("repeated-name", "there are two debug symbols of the name '\(PathText.lastComponent(of: path))'", path)
            }
            try add(path, at: place, to: &tree)
        }
    }

    private func error(_ code: String, _ message: String, _ path: String) -> DiagnosticError {
        DiagnosticError(code, message, at: SourceLocation(path: path))
    }
}
