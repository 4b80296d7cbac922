package import JSON
import SystemSupport

/// The command lines that build an xcframework: one archive for each platform, and then the xcframework of all of them.
///
///     let plan = XCFrameworkBuildPlan(request, workingDirectory: folder)
///     plan.text   // for a shell
package struct XCFrameworkBuildPlan: Sendable, Hashable {
    /// A program that is started, and where.
    package struct Step: Sendable, Hashable {
        /// The platform that is built; `nil` for the last step.
        package var platform: XCFrameworkPlatform?
        /// The program and its arguments.
        package var words: [String]
        /// The folder that it is started in; `nil` for the current one.
        package var folder: String?
    }

    /// The steps that make the archives.
    package let archiving: [Step]
    /// The arguments of `xcframework create` for them.
    package let creation: [String]
    /// The archives, as the arguments name them.
    let archives: [String]
    /// The framework or the library as it is named in the archives.
    let product: String

    /// Plans a build.
    ///
    /// - Parameters:
    ///   - request: what is built.
    ///   - workingDirectory: where relative paths begin; absolute.
    package init(_ request: XCFrameworkBuildRequest, workingDirectory: String) {
        let place = Self.place(of: request.project)
        // A package is built in its own folder, from which relative paths would lead elsewhere.
        func path(_ path: String) -> String {
            place.folder == nil ? path : PathText.normalized(PathText.join(workingDirectory, path))
        }
        let archives = path(request.archives ?? PathText.normalized(PathText.join(PathText.parent(of: request.output), "archives")))
        archiving = request.platforms.map { platform in
            Step(
                platform: platform,
                words: ["xcodebuild", "archive"] + place.words + ["-scheme", request.scheme, "-configuration", request.configuration]
                    + ["-destination", platform.destination, "-archivePath", "\(archives)/\(platform.word).xcarchive"]
                    + Self.settings(request),
                folder: place.folder)
        }
        self.archives = request.platforms.map { "\(archives)/\($0.word).xcarchive" }
        product = request.product ?? request.scheme + ".framework"
        creation = Self.creation(request, product, archives: self.archives)
    }

    /// The options that name the project, and the folder to start in.
    private static func place(of project: String) -> (words: [String], folder: String?) {
        let normal = PathText.normalized(project)
        if normal.hasSuffix(".xcworkspace") { return (["-workspace", project], nil) }
        if normal.hasSuffix(".xcodeproj") { return (["-project", project], nil) }
        // Of the folder that it is started in, xcodebuild takes the workspace, the project or the package.
        return ([], normal == "." ? nil : project)
    }

    private static func settings(_ request: XCFrameworkBuildRequest) -> [String] {
        let own = [
            // Without it the product is not in the archive.
            "SKIP_INSTALL=NO",
            // Makes the interfaces that other versions of the compiler can read.
            "BUILD_LIBRARY_FOR_DISTRIBUTION=YES",
            // Keeps the paths of this machine out of the modules.
            "SWIFT_SERIALIZE_DEBUGGING_OPTIONS=NO",
        ]
        return own + (request.machOType.map { ["MACH_O_TYPE=\($0)"] } ?? []) + request.settings
    }

    private static func creation(_ request: XCFrameworkBuildRequest, _ product: String, archives: [String]) -> [String] {
        let option = XCFrameworkLibraryKind(path: product) == .framework ? "-framework" : "-library"
        var words: [String] = []
        for archive in archives { words += ["-archive", archive, option, product] }
        words += ["-output", request.output]
        if request.isMerging { words.append("-merge") }
        if request.isForced { words.append("-force") }
        return words
    }
}

// MARK: - Printing

extension XCFrameworkBuildPlan {
    private var steps: [Step] {
        archiving + [Step(platform: nil, words: ["trellis-package", "xcframework", "create"] + creation, folder: nil)]
    }

    /// The command lines for a shell, one below the other.
    package var text: String {
        steps.map { step in
            let line = step.words.map { ShellText.quoted($0) }.joined(separator: " ")
            return step.folder.map { "(cd \(ShellText.quoted($0)) && \(line))\n" } ?? line + "\n"
        }.joined()
    }

    /// The command lines with their platforms and folders.
    package var json: JSONValue {
        [
            "steps": .array(
                steps.map { step in
                    [
                        "platform": .optional(step.platform?.word), "folder": .optional(step.folder),
                        "command": .strings(step.words),
                    ]
                })
        ]
    }
}

extension XCFrameworkPlatform {
    /// What xcodebuild calls any device of the platform.
    fileprivate var destination: String {
        let names = [
            "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "xros": "visionOS", "driverkit": "DriverKit",
        ]
        let own = names[name] ?? name
        switch variant {
        case "simulator": return "generic/platform=\(own) Simulator"
        case "maccatalyst": return "generic/platform=macOS,variant=Mac Catalyst"
        default: return "generic/platform=\(own)"
        }
    }
}
