package import Diagnostics
import SystemSupport

/// A script for `/bin/sh`, for tests of what several processes do to the same files.
package enum ShellScript {
    /// Runs a script and waits for its end.
    ///
    /// - Parameters:
    ///   - script: the script; its `$1`, `$2`, … are the arguments.
    ///   - folder: the working directory.
    /// - Returns: what was written to standard output and standard error.
    /// - Throws: ``DiagnosticError`` when there is no `/bin/sh`.
    package static func run(_ script: String, _ arguments: [String] = [], in folder: String) throws(DiagnosticError) -> String {
        let request = ProcessRequest(
            executable: "/bin/sh", arguments: ["-c", "exec 2>&1\n" + script, "sh"] + arguments, directory: folder)
        return String(decoding: try ProcessRunner.run(request).standardOutput, as: UTF8.self)
    }
}
