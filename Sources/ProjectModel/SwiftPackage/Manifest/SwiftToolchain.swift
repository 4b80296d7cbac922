import Diagnostics
import SystemSupport

/// The Swift that reads manifests.
struct SwiftToolchain: Sendable, Hashable {
    /// The absolute path of `swift`.
    let executable: String

    /// Finds `swift` on the search path of an environment.
    ///
    /// - Parameters:
    ///   - environment: the environment with `PATH`.
    ///   - manifest: the manifest that is to be read, for the error.
    /// - Throws: `DiagnosticError` when there is none.
    init(environment: [String: String], toRead manifest: String) throws(DiagnosticError) {
        guard let executable = ExecutableSearch.find("swift", path: environment["PATH"] ?? "") else {
            throw DiagnosticError(
                "no-swift",
                "there is no 'swift' on PATH, which is needed to read the manifest; install it from https://www.swift.org/install",
                at: SourceLocation(path: manifest)
            )
        }
        self.executable = executable
    }

    /// What changes when another Swift stands at the same path: where it really is, its size and its time. On macOS
    /// `/usr/bin/swift` only hands over to the Xcode that is selected, so that the choice counts as well.
    var identity: [String] {
        let places = [executable, "/var/db/xcode_select_link"]
        return places.map { place in
            guard let stamp = FileStamp(of: place) else { return place }
            let real = RealPath.resolve(place) ?? place
            return "\(place) \(real) \(stamp.sizeBytes) \(stamp.modifiedSeconds).\(stamp.modifiedNanoseconds)"
        }
    }

    /// The version in what `swift --version` prints; `nil` when there is none.
    static func version(in output: [UInt8]) -> ToolsVersion? {
        let words = String(decoding: output.prefix(10_000), as: UTF8.self).split { $0 == " " || $0.isNewline }
        for (index, word) in words.enumerated() where word == "version" && index > 0 && words[index - 1] == "Swift" {
            return index + 1 < words.count ? ToolsVersion(words[index + 1]) : nil
        }
        return nil
    }
}
