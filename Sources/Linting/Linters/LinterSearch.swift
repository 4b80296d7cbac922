import SystemSupport

/// Where linters are looked for.
package struct LinterSearch: Sendable {
    /// The folders of the variable `PATH`.
    package var path: String
    /// Folders that are looked into when a program is not on the path: build phases of Xcode run without the folders
    /// of package managers.
    package var furtherFolders: [String]

    /// Makes a search.
    package init(path: String, furtherFolders: [String] = ["/opt/homebrew/bin", "/usr/local/bin"]) {
        self.path = path
        self.furtherFolders = furtherFolders
    }

    /// The absolute path of a program; `nil` when it is in none of the folders.
    package func program(_ name: String) -> String? {
        ExecutableSearch.find(name, path: ([path] + furtherFolders).joined(separator: ":"))
    }

    /// The absolute path of a program that lies beside another one, wherever that one really is; `nil` when there is none.
    package func sibling(_ name: String, of other: String) -> String? {
        guard let other = program(other), let place = RealPath.resolve(other) else { return nil }
        return ExecutableSearch.find(PathText.join(PathText.parent(of: place), name), path: "")
    }

    /// The absolute path of a program of the developer tools of macOS; `nil` elsewhere and when there is none.
    package func developerTool(_ name: String) -> String? {
        #if os(macOS)
            guard let xcrun = ExecutableSearch.find("xcrun", path: path + ":/usr/bin") else { return nil }
            let request = ProcessRequest(executable: xcrun, arguments: ["--find", name])
            guard let result = try? ProcessRunner.run(request), result.isSuccess else { return nil }
            let line = result.standardOutput.prefix { $0 != 0x0A }
            return ExecutableSearch.find(String(decoding: line, as: UTF8.self), path: "")
        #else
            return nil
        #endif
    }
}
