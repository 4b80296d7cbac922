package import Diagnostics
import SystemSupport

/// An artifact bundle as a command line asks for it.
package struct ArtifactBundleArguments: Sendable, Hashable {
    /// The names of the programs.
    package var executables: [String] = []
    /// The names of the static libraries.
    package var staticLibraries: [String] = []
    /// The files: `TRIPLE=PATH`, or `NAME:TRIPLE=PATH` where there are several artifacts.
    package var variants: [String] = []
    /// The folders of headers: `PATH`, or `NAME=PATH` where there are several libraries.
    package var headers: [String] = []
    /// The module maps, given as the headers are.
    package var moduleMaps: [String] = []
    /// The version.
    package var version: String?

    /// Makes a value without artifacts.
    package init() {}

    /// What is asked for.
    ///
    /// - Throws: ``DiagnosticError`` when it is not clear which artifact something belongs to.
    package func request() throws(DiagnosticError) -> ArtifactBundleRequest {
        let headers = try byLibrary(headers, "--headers")
        let moduleMaps = try byLibrary(moduleMaps, "--module-map")
        var artifacts = executables.map { ArtifactBundleRequest.Artifact(name: $0, kind: .executable) }
        artifacts += staticLibraries.map { name in
            ArtifactBundleRequest.Artifact(name: name, kind: .staticLibrary(headers: headers[name], moduleMap: moduleMaps[name]))
        }
        for variant in variants {
            let (index, file) = try owner(of: variant, artifacts)
            artifacts[index].variants.append(file)
        }
        return ArtifactBundleRequest(artifacts: artifacts, version: version)
    }

    private func owner(
        of text: String, _ artifacts: [ArtifactBundleRequest.Artifact]
    ) throws(DiagnosticError) -> (index: Int, file: ArtifactBundleRequest.Variant) {
        guard let (key, path) = Self.cut(text, at: "="), !path.isEmpty else {
            throw Self.fault("'--variant \(text)' has no file; write 'TRIPLE=PATH'")
        }
        guard let (name, triple) = Self.cut(key, at: ":") else {
            guard artifacts.count == 1 else {
                throw Self.fault("'--variant \(text)' may belong to any of \(artifacts.count) artifacts; write 'NAME:TRIPLE=PATH'")
            }
            return (0, ArtifactBundleRequest.Variant(triple: key, path: path))
        }
        guard let index = artifacts.firstIndex(where: { $0.name == name }) else {
            throw Self.unknown(name, "--variant", artifacts.map(\.name))
        }
        return (index, ArtifactBundleRequest.Variant(triple: triple, path: path))
    }

    private func byLibrary(_ texts: [String], _ option: String) throws(DiagnosticError) -> [String: String] {
        var paths: [String: String] = [:]
        for text in texts {
            var (name, path) = (staticLibraries.first ?? "", text)
            if let (key, value) = Self.cut(text, at: "="), staticLibraries.contains(key) {
                (name, path) = (key, value)
            } else if staticLibraries.count != 1 {
                let problem = staticLibraries.isEmpty ? "belongs to no static library" : "may belong to any of several libraries"
                throw Self.fault("'\(option) \(text)' \(problem); write 'NAME=PATH' with the name of one")
            }
            if paths.updateValue(path, forKey: name) != nil { throw Self.fault("'\(name)' has '\(option)' twice") }
        }
        return paths
    }

    private static func cut(_ text: String, at separator: Character) -> (before: String, behind: String)? {
        guard let place = text.firstIndex(of: separator) else { return nil }
        return (String(text[..<place]), String(text[text.index(after: place)...]))
    }

    private static func unknown(_ name: String, _ option: String, _ names: [String]) -> DiagnosticError {
        let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return fault("'\(option)' names '\(name)', which is neither '--executable' nor '--static-library'\(hint)")
    }

    private static func fault(_ message: String) -> DiagnosticError { DiagnosticError("invalid-bundle-arguments", message) }
}
