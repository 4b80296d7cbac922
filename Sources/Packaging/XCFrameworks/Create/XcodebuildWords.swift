import Diagnostics
package import SystemSupport

/// Reads the arguments of `xcodebuild -create-xcframework`, and a few that it does not know.
///
/// Their order matters: `-headers` belongs to the library before it, `-archive` to what comes behind it. Each word may have one dash
/// or two.
///
///     let words = ["-library", "libA.a", "-headers", "include", "-output", "A.xcframework"]
///     let request = try XcodebuildWords.request(words, workingDirectory: folder, fileSystem: DiskFileSystem())
package struct XcodebuildWords {
    private let workingDirectory: String
    private let fileSystem: any FileSystem
    private var rest: ArraySlice<String>
    private var request = XCFrameworkRequest(output: "")
    private var archive: String?
    private var output: String?

    private init(_ words: [String], workingDirectory: String, fileSystem: any FileSystem) {
        rest = words[...]
        self.workingDirectory = workingDirectory
        self.fileSystem = fileSystem
    }

    /// What is wrong with the words.
    package struct Fault: Error, Hashable {
        /// What to tell the user.
        package let message: String
    }

    /// What the words ask for.
    ///
    /// - Parameters:
    ///   - words: the arguments; `-create-xcframework` itself may stand among them.
    ///   - workingDirectory: where relative paths begin; absolute.
    ///   - fileSystem: tells what an archive holds.
    /// - Throws: ``Fault`` for the first word that cannot be understood, or for what is missing.
    package static func request(
        _ words: [String], workingDirectory: String, fileSystem: any FileSystem
    ) throws(Fault) -> XCFrameworkRequest {
        var reader = XcodebuildWords(words, workingDirectory: workingDirectory, fileSystem: fileSystem)
        while let word = reader.rest.popFirst() { try reader.read(word) }
        return try reader.finished()
    }

    private mutating func read(_ word: String) throws(Fault) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        // A value behind an equals sign is the way of the other commands.
        if word.hasPrefix("--"), parts.count == 2 { rest.insert(parts[1], at: rest.startIndex) }
        let option = word.hasPrefix("--") ? String(parts[0].dropFirst(2)) : String(word.dropFirst())
        switch word.hasPrefix("-") ? option : "" {
        case "framework": try addFramework(value(of: word))
        case "library": try addLibrary(value(of: word))
        case "headers": try setHeaders(value(of: word))
        case "debug-symbols": try addDebugSymbols(value(of: word))
        case "archive": archive = absolute(try value(of: word))
        case "output", "o": try setOutput(value(of: word))
        case "platform": try setPlatform(value(of: word))
        case "allow-internal-distribution": request.allowsInternalDistribution = true
        case "merge": request.isMerging = true
        case "force", "f": request.isForced = true
        case "create-xcframework": break
        // Xcode hands its own defaults on to the tool behind this command, which passes over them.
        case _ where option.hasPrefix("DVT") || option.hasPrefix("ExtraPlugInFolders"):
            if !word.contains("="), let next = rest.first, !next.hasPrefix("-") { rest.removeFirst() }
        default: throw Fault(message: "unknown argument '\(word)'" + (word.hasPrefix("-") ? suggestion(option) : ""))
        }
    }

    private static let options = [
        "framework", "library", "headers", "debug-symbols", "archive", "output", "platform", "allow-internal-distribution", "merge",
        "force",
    ]

    private func suggestion(_ option: String) -> String {
        Spelling.nearest(to: option, among: Self.options).map { "; did you mean '-\($0)'?" } ?? ""
    }

    private mutating func value(of word: String) throws(Fault) -> String {
        let option = word.split(separator: "=").first.map { String($0) } ?? word
        guard let value = rest.popFirst(), !value.isEmpty else { throw Fault(message: "'\(option)' needs a value behind it") }
        return value
    }

    private func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(workingDirectory, path))
    }

    private mutating func addFramework(_ name: String) throws(Fault) {
        guard let archive else {
            request.inputs.append(.init(framework: absolute(name)))
            return
        }
        request.inputs.append(.init(framework: PathText.join(archive + "/Products/Library/Frameworks", name)))
        addDebugSymbols(of: name, in: archive)
    }

    private mutating func addLibrary(_ name: String) throws(Fault) {
        guard let archive else {
            request.inputs.append(.init(library: absolute(name)))
            return
        }
        let headers = archive + "/Products/usr/local/include"
        let hasHeaders = fileSystem.kind(at: headers) == .directory
        request.inputs.append(.init(library: PathText.join(archive + "/Products/usr/local/lib", name), headers: hasHeaders ? headers : nil))
        addDebugSymbols(of: name, in: archive)
    }

    private mutating func addDebugSymbols(of name: String, in archive: String) {
        let path = PathText.join(archive + "/dSYMs", name + ".dSYM")
        guard fileSystem.kind(at: path) != nil else { return }
        request.inputs[request.inputs.count - 1].debugSymbols.append(path)
    }

    private mutating func setHeaders(_ path: String) throws(Fault) {
        guard let last = request.inputs.last, !last.isFramework else {
            throw Fault(message: "'-headers \(path)' stands behind no library; write it behind the '-library' that it belongs to")
        }
        request.inputs[request.inputs.count - 1].headers = absolute(path)
    }

    private mutating func addDebugSymbols(_ path: String) throws(Fault) {
        guard !request.inputs.isEmpty else {
            throw Fault(
                message: "'-debug-symbols \(path)' stands behind no framework or library; write it behind the one that it belongs to")
        }
        request.inputs[request.inputs.count - 1].debugSymbols.append(absolute(path))
    }

    private mutating func setOutput(_ path: String) throws(Fault) {
        if let output { throw Fault(message: "there are two outputs, '\(output)' and '\(path)'; write one") }
        guard PathText.normalized(path).hasSuffix(".xcframework") else {
            throw Fault(message: "the output '\(path)' does not end in '.xcframework'")
        }
        output = path
        request.output = absolute(path)
    }

    private mutating func setPlatform(_ word: String) throws(Fault) {
        guard let platform = XCFrameworkPlatform(word: word) else {
            let words = XCFrameworkPlatform.words.joined(separator: ", ")
            throw Fault(message: "'\(word)' is no platform; use one of: \(words)")
        }
        request.fallbackPlatform = platform
    }

    private func finished() throws(Fault) -> XCFrameworkRequest {
        guard let first = request.inputs.first else {
            throw Fault(message: "there is neither a framework nor a library; name one with '-framework' or '-library'")
        }
        if let other = request.inputs.first(where: { $0.isFramework != first.isFramework }) {
            let framework = first.isFramework ? first : other
            let library = first.isFramework ? other : first
            throw Fault(
                message: "an xcframework holds frameworks or libraries, but not both: '\(framework.path)' is a framework, "
                    + "'\(library.path)' a library")
        }
        guard output != nil else { throw Fault(message: "there is no output; write '-output NAME.xcframework'") }
        return request
    }
}
