/// The names that stand for folders in the paths of a project.
struct PathVariables: Sendable {
    /// The folder that the project's paths are relative to: the one that holds the project, and `projectDirPath` below it.
    let projectFolder: String
    /// The name of the project, without `.xcodeproj`.
    let projectName: String
    /// Source trees that the user defines, by name.
    let sourceTrees: [String: String]

    /// The folder that a source tree or variable stands for.
    ///
    /// What only a build, an SDK or Xcode knows stays a variable. Any other name is a source tree from somebody's
    /// settings of Xcode; where those are not given it stands for the project's folder, as in Xcode's build system.
    func folder(named name: String) -> ResolvedPath {
        switch name {
        case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return .absolute(projectFolder)
        default: break
        }
        if let folder = sourceTrees[name] {
            return .absolute(folder.hasPrefix("/") ? folder : projectFolder + "/" + folder)
        }
        return Self.isBuildVariable(name) ? .below(variable: name, path: "") : .absolute(projectFolder)
    }

    /// Whether a name is a setting that every build defines, so that nobody has to.
    static func isBuildVariable(_ name: String) -> Bool {
        let folders: Set<String> = [
            "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR", "TARGET_BUILD_DIR", "CONFIGURATION_BUILD_DIR", "SYMROOT", "OBJROOT",
            "DSTROOT",
            "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR", "PROJECT_DERIVED_FILE_DIR", "SHARED_DERIVED_FILE_DIR", "PROJECT_TEMP_DIR",
            "TARGET_TEMP_DIR", "TEMP_DIR", "BUILD_DIR", "BUILD_ROOT", "PLATFORM_DIR", "SYSTEM_LIBRARY_DIR", "SYSTEM_DEVELOPER_DIR",
            "LOCAL_LIBRARY_DIR", "USER_LIBRARY_DIR", "TOOLCHAIN_DIR", "HOME",
        ]
        return folders.contains(name)
    }

    /// Replaces `$(NAME)` and `${NAME}` in a path.
    ///
    /// - Returns: the text, as `absolute` although it may be relative, or what is below the first variable whose value
    ///   is not known when the path begins with one.
    func replacing(in path: String) -> ResolvedPath {
        guard path.utf8.contains(UInt8(ascii: "$")) else { return .absolute(path) }
        var result = ""
        var rest = Substring(path)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            guard let (name, end) = Self.variable(in: rest, at: dollar) else {
                result += rest[dollar...]
                return .absolute(result)
            }
            rest = rest[end...]
            if let value = value(of: name) {
                result += value
            } else if result.isEmpty {
                return .below(variable: name, path: String(rest.drop { $0 == "/" }))
            } else {
                result += "$(\(name))"
            }
        }
        return .absolute(result + rest)
    }

    private func value(of name: String) -> String? {
        switch name {
        case "PROJECT_NAME": projectName
        case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": projectFolder
        default: sourceTrees[name]
        }
    }

    private static func variable(in text: Substring, at dollar: Substring.Index) -> (name: String, end: Substring.Index)? {
        let opening = text.index(after: dollar)
        guard opening < text.endIndex, text[opening] == "(" || text[opening] == "{" else { return nil }
        let closing: Character = text[opening] == "(" ? ")" : "}"
        guard let end = text[opening...].firstIndex(of: closing) else { return nil }
        return (String(text[text.index(after: opening)..<end]), text.index(after: end))
    }
}
