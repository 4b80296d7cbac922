import BundleInspection
import Diagnostics
import ObjectFiles
import SystemSupport

/// Finds in a request what SwiftPM would refuse, or accept and never use.
struct ArtifactBundleChecks {
    static let moduleMapName = "module.modulemap"

    private let request: ArtifactBundleRequest
    /// What does not stop the work.
    private(set) var diagnostics: [Diagnostic] = []
    private var errors: [Diagnostic] = []

    init(_ request: ArtifactBundleRequest) {
        self.request = request
    }

    /// - Throws: ``DiagnosticError`` with all problems.
    mutating func run() throws(DiagnosticError) {
        if request.artifacts.isEmpty { fail("missing-artifact", "a bundle needs a program or a library") }
        if request.version?.isEmpty != false {
            fail("missing-version", "a bundle without a version is none for SwiftPM; give one with '--version'")
        }
        var names: Set<String> = []
        for artifact in request.artifacts {
            if !names.insert(artifact.name).inserted { fail("duplicate-artifact", "'\(artifact.name)' is given twice") }
            check(artifact)
        }
        checkLibraryNames()
        if !errors.isEmpty { throw DiagnosticError(errors) }
    }

    private mutating func check(_ artifact: ArtifactBundleRequest.Artifact) {
        checkName(artifact.name)
        if artifact.variants.isEmpty {
            fail("missing-variant", "'\(artifact.name)' has no file; give one with '--variant TRIPLE=PATH'")
        }
        if case .staticLibrary(let headers, let moduleMap) = artifact.kind { checkHeaders(artifact.name, headers, moduleMap) }
        var triples: Set<String> = []
        for variant in artifact.variants {
            guard let triple = triple(of: variant) else { continue }
            if !triples.insert(triple.unversioned).inserted {
                fail("duplicate-triple", "'\(artifact.name)' has two files for '\(triple.unversioned)'")
            }
            if artifact.kind != .executable { checkLibraryName(variant.path) }
            checkContent(of: variant, triple, artifact)
        }
    }

    private mutating func checkName(_ name: String) {
        let isPlain = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != 0x7F }
        if !isPlain || name.hasPrefix(".") {
            fail("invalid-artifact-name", "'\(name)' cannot be the name of an artifact: no blanks, no slashes, no dot in front")
        }
    }

    private mutating func triple(of variant: ArtifactBundleRequest.Variant) -> TargetTriple? {
        guard let triple = TargetTriple(variant.triple) else {
            fail("invalid-triple", "'\(variant.triple)' is no target triple; write one such as 'x86_64-unknown-linux-gnu'")
            return nil
        }
        if let meant = triple.withVendor {
            fail("invalid-triple", "'\(variant.triple)' is compared as it stands, and never met; write '\(meant)'")
            return nil
        }
        return triple
    }

    private mutating func checkLibraryName(_ path: String) {
        let name = PathText.lastComponent(of: path)
        if name.hasSuffix(".lib") || (name.hasPrefix("lib") && name.hasSuffix(".a") && name.utf8.count > 5) { return }
        fail(
            "invalid-library-name", "SwiftPM links '\(name)' only under a name like 'libX.a'; rename the file",
            at: SourceLocation(path: path))
    }

    private mutating func checkHeaders(_ name: String, _ headers: String?, _ moduleMap: String?) {
        let disk = DiskFileSystem()
        if let headers, disk.kind(at: ProcessEnvironment.absolutePath(headers)) != .directory {
            fail("missing-headers", "there is no folder '\(headers)'", at: SourceLocation(path: headers))
            return
        }
        let ownMap = headers.map { PathText.join(ProcessEnvironment.absolutePath($0), Self.moduleMapName) }
        let hasOwnMap = ownMap.map { disk.kind(at: $0) == .file } ?? false
        if let moduleMap {
            if disk.kind(at: ProcessEnvironment.absolutePath(moduleMap)) != .file {
                fail("missing-module-map", "there is no file '\(moduleMap)'", at: SourceLocation(path: moduleMap))
            } else if hasOwnMap {
                fail("two-module-maps", "'\(headers ?? "")' has a \(Self.moduleMapName) already; leave '--module-map' out")
            }
        } else if !hasOwnMap {
            let message =
                "'\(name)' has no module map, without which nobody can import it; put \(Self.moduleMapName) into the folder of "
                + "'--headers' or name one with '--module-map'"
            fail("missing-module-map", message)
        }
    }

    /// Libraries of one triple are copied into one folder by SwiftPM.
    private mutating func checkLibraryNames() {
        var owners: [String: String] = [:]
        for artifact in request.artifacts where artifact.kind != .executable {
            for variant in artifact.variants {
                let name = PathText.lastComponent(of: variant.path)
                let key = variant.triple + "/" + name
                if let owner = owners[key], owner != artifact.name {
                    fail(
                        "library-name-clash", "'\(owner)' and '\(artifact.name)' both have '\(name)', which SwiftPM copies into one folder")
                }
                owners[key] = artifact.name
            }
        }
    }

    private mutating func checkContent(
        of variant: ArtifactBundleRequest.Variant, _ triple: TargetTriple, _ artifact: ArtifactBundleRequest.Artifact
    ) {
        let path = ProcessEnvironment.absolutePath(variant.path)
        do throws(DiagnosticError) {
            let source = try ByteSource(contentsOf: path)
            let kind = try ObjectKind(of: source)
            let isLibrary = artifact.kind != .executable
            if kind == .text, !isLibrary { return }
            guard [.machO, .universal, .archive, .thinArchive, .elf].contains(kind) else {
                return unknown(kind, variant, triple, isLibrary: isLibrary)
            }
            let file = try ObjectFile(source)
            if let problem = Self.problem(of: file, isLibrary: isLibrary) {
                fail("wrong-file-kind", "'\(variant.path)' is \(problem)", at: SourceLocation(path: variant.path))
            } else {
                switch try TripleCheck.compare(file, with: triple) {
                case .fits: break
                case .unknown: note(variant, "it does not say what it is for, so that '\(triple.text)' is not checked")
                case .differs(let words):
                    fail(
                        "triple-mismatch", "'\(variant.path)' is given for '\(triple.text)', but \(words)",
                        at: SourceLocation(path: variant.path))
                }
            }
        } catch {
            errors += error.diagnostics
        }
    }

    private mutating func unknown(
        _ kind: ObjectKind, _ variant: ArtifactBundleRequest.Variant, _ triple: TargetTriple, isLibrary: Bool
    ) {
        if triple.system == "windows", kind == .unknown {
            return note(variant, "files of Windows are not read, so that '\(triple.text)' is not checked")
        }
        let words = "'\(variant.path)' is neither \(isLibrary ? "a static archive" : "a program nor a script"), but: \(kind.displayName)"
        fail("wrong-file-kind", words, at: SourceLocation(path: variant.path))
    }

    /// What a file is in place of what it should be.
    private static func problem(of file: ObjectFile, isLibrary: Bool) -> String? {
        for slice in file.slices {
            switch slice.content {
            case .archive: if !isLibrary { return "a static library and no program" }
            case .machO(let file):
                if isLibrary { return "a \(file.fileType?.displayName ?? "Mach-O file") and no static library" }
                if file.fileType != .executable { return "a \(file.fileType?.displayName ?? "Mach-O file") and no program" }
            case .elf(let file):
                let words = file.type?.displayName ?? "ELF file"
                if isLibrary { return "an \(words) and no static library" }
                let isProgram = file.type == .executable || (file.type == .dynamic && (file.interpreter != nil || file.sharedName == nil))
                if !isProgram { return "an ELF \(words) and no program" }
            case .bitcode: return "bitcode, which no system runs"
            }
        }
        return nil
    }

    private mutating func fail(_ code: String, _ message: String, at location: SourceLocation? = nil) {
        errors.append(Diagnostic(.error, code, message, at: location))
    }

    private mutating func note(_ variant: ArtifactBundleRequest.Variant, _ message: String) {
        diagnostics.append(Diagnostic(.note, "triple-unchecked", message, at: SourceLocation(path: variant.path)))
    }
}
