import Diagnostics
import SystemSupport

/// One run of `swift package dump-package`.
struct ManifestRun {
    let toolchain: SwiftToolchain
    /// Variables on top of our own environment.
    let environment: [String: String]
    /// The folder of the package, absolute.
    let folder: String
    /// The path of the manifest as the user calls it.
    let shownPath: String

    /// What the manifest in the folder on disk says.
    func inPlace() throws -> [UInt8] {
        try withTemporaryFolder { scratch in
            try output(of: folder, scratch: scratch, temporary: nil)
        }
    }

    /// What a manifest of these bytes says, run at the end of the same path below a temporary folder, which is then taken
    /// off all paths in the output.
    func alone(_ bytes: [UInt8]) throws -> [UInt8] {
        try withTemporaryFolder { temporary in
            let real = RealPath.resolve(temporary) ?? temporary
            let place = folder == "/" ? real : real + folder
            _ = try AtomicFile.write(bytes, to: PathText.join(place, ManifestFile.standardName), below: real)
            return try output(of: place, scratch: PathText.join(real, ".scratch"), temporary: real)
        }
    }

    private func output(of place: String, scratch: String, temporary: String?) throws(DiagnosticError) -> [UInt8] {
        let request = ProcessRequest(
            executable: toolchain.executable,
            arguments: ["package", "--package-path", place, "--scratch-path", scratch, "dump-package"],
            environment: environment,
            outputLimitBytes: 64 << 20
        )
        let result = try ProcessRunner.run(request)
        let prefix = Array((temporary ?? "").utf8)
        guard result.isSuccess else {
            let messages = Self.removing(prefix, from: result.standardError)
            throw ManifestFaults.error(in: messages, folder: folder, shownPath: shownPath)
        }
        return Self.removing(prefix, from: result.standardOutput)
    }

    /// The bytes without all copies of a pattern.
    static func removing(_ pattern: [UInt8], from bytes: [UInt8]) -> [UInt8] {
        guard let first = pattern.first else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == first, bytes[index...].starts(with: pattern) {
                index += pattern.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
