import Foundation

/// Writes a large project as Xcode would: a group for each target, groups of some thirty files below it, and a
/// sources, a frameworks and a resources phase.
///
/// The content follows from the numbers alone, so that two runs write the same bytes.
struct ProjectGenerator {
    let targetCount: Int
    let fileCount: Int
    /// The folders in one setting of each configuration; large teams have hundreds.
    var searchPathCount = 0
    /// What stands in the name of each file, to make it long.
    var nameSuffix = ""

    /// A project file of 100 MB with 125,000 objects.
    static let hundredMegabytes = ProjectGenerator(
        targetCount: 1000,
        fileCount: 57_500,
        searchPathCount: 196,
        nameSuffix: "ForTheAccountSettingsOfUsersWhoHaveMoreThanOneDevice"
    )

    /// The number of objects in the project file.
    var objectCount: Int {
        let groups = (0..<targetCount).reduce(1 + targetCount) { $0 + groupCount(of: $1) }
        // A target has three phases; each list of configurations has two, and the project has one list more.
        return 2 * fileCount + groups + 1 + 4 * targetCount + 3 * (targetCount + 1)
    }

    private static let filesPerGroup = 30

    /// Writes `Generated.xcodeproj` and its files, which are empty, below a folder.
    func write(to folder: URL, writesFiles: Bool = true) throws {
        let bundle = folder.appending(path: "Generated.xcodeproj")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try Data(text().utf8).write(to: bundle.appending(path: "project.pbxproj"))
        guard writesFiles else { return }
        for target in 0..<targetCount {
            for group in 0..<groupCount(of: target) {
                let directory = folder.appending(path: "\(targetName(target))/\(groupName(group))")
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
                for file in files(of: target, group: group) {
                    try Data().write(to: directory.appending(path: fileName(file)))
                }
            }
        }
    }

    // MARK: - The shape

    private func files(of target: Int) -> Range<Int> {
        target * fileCount / targetCount..<(target + 1) * fileCount / targetCount
    }

    private func groupCount(of target: Int) -> Int {
        (files(of: target).count + Self.filesPerGroup - 1) / Self.filesPerGroup
    }

    private func files(of target: Int, group: Int) -> Range<Int> {
        let all = files(of: target)
        let start = all.lowerBound + group * Self.filesPerGroup
        return start..<min(start + Self.filesPerGroup, all.upperBound)
    }

    private func targetName(_ target: Int) -> String { "FeatureModule\(target)" }
    private func groupName(_ group: Int) -> String { "Component\(group)" }
    private func fileName(_ file: Int) -> String {
        file.isMultiple(of: 10) ? "Localization\(nameSuffix)\(file).json" : "ListingViewController+Layout\(nameSuffix)\(file).swift"
    }

    private func identifier(_ kind: Int, _ number: Int) -> String {
        let digits = String(kind, radix: 16, uppercase: true) + String(format: "%08X", number)
        let mixed = UInt64(number &+ kind &* 7_919) &* 0x9E37_79B9_7F4A_7C15
        return String((digits + String(mixed, radix: 16, uppercase: true) + "000000000000000000000000").prefix(24))
    }

    // MARK: - The text

    /// The project file.
    func text() -> String {
        var text = """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 56;
            \tobjects = {

            """
        appendFiles(to: &text)
        appendGroups(to: &text)
        appendTargets(to: &text)
        appendPhases(to: &text)
        appendConfigurations(to: &text)
        text += "\t};\n\trootObject = \(identifier(1, 0)) /* Project object */;\n}\n"
        return text
    }

    private func appendFiles(to text: inout String) {
        section("PBXBuildFile", in: &text) { text in
            for file in 0..<fileCount {
                let name = fileName(file)
                let phase = file.isMultiple(of: 10) ? "Resources" : "Sources"
                text += "\t\t\(identifier(2, file)) /* \(name) in \(phase) */ = "
                text += "{isa = PBXBuildFile; fileRef = \(identifier(3, file)) /* \(name) */; };\n"
            }
        }
        section("PBXFileReference", in: &text) { text in
            for file in 0..<fileCount {
                let name = fileName(file)
                let type = file.isMultiple(of: 10) ? "text.json" : "sourcecode.swift"
                let path = name.contains("+") ? "\"\(name)\"" : name
                text += "\t\t\(identifier(3, file)) /* \(name) */ = {isa = PBXFileReference; fileEncoding = 4; "
                text += "lastKnownFileType = \(type); path = \(path); sourceTree = \"<group>\"; };\n"
            }
        }
    }

    private func appendGroups(to text: inout String) {
        section("PBXGroup", in: &text) { text in
            group(identifier(4, 0), name: nil, children: (0..<targetCount).map { (identifier(5, $0), targetName($0)) }, in: &text)
            for target in 0..<targetCount {
                let groups = 0..<groupCount(of: target)
                group(
                    identifier(5, target),
                    name: targetName(target),
                    children: groups.map { (identifier(6, target * 1000 + $0), groupName($0)) },
                    in: &text
                )
                for number in groups {
                    group(
                        identifier(6, target * 1000 + number),
                        name: groupName(number),
                        children: files(of: target, group: number).map { (identifier(3, $0), fileName($0)) },
                        in: &text
                    )
                }
            }
        }
    }

    private func group(_ identifier: String, name: String?, children: [(String, String)], in text: inout String) {
        text += "\t\t\(identifier)\(name.map { " /* \($0) */" } ?? "") = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n"
        for (child, name) in children { text += "\t\t\t\t\(child) /* \(name) */,\n" }
        text += "\t\t\t);\n"
        if let name { text += "\t\t\tpath = \(name);\n" }
        text += "\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
    }

    private func appendTargets(to text: inout String) {
        section("PBXNativeTarget", in: &text) { text in
            for target in 0..<targetCount {
                let name = targetName(target)
                text += "\t\t\(identifier(7, target)) /* \(name) */ = {\n\t\t\tisa = PBXNativeTarget;\n"
                text += "\t\t\tbuildConfigurationList = \(identifier(8, target + 1));\n\t\t\tbuildPhases = (\n"
                text += "\t\t\t\t\(identifier(10, target)) /* Sources */,\n\t\t\t\t\(identifier(11, target)) /* Frameworks */,\n"
                text += "\t\t\t\t\(identifier(12, target)) /* Resources */,\n\t\t\t);\n\t\t\tbuildRules = (\n\t\t\t);\n"
                text += "\t\t\tdependencies = (\n\t\t\t);\n\t\t\tname = \(name);\n\t\t\tproductName = \(name);\n"
                text += "\t\t\tproductType = \"com.apple.product-type.framework\";\n\t\t};\n"
            }
        }
        section("PBXProject", in: &text) { text in
            text += "\t\t\(identifier(1, 0)) /* Project object */ = {\n\t\t\tisa = PBXProject;\n"
            text += "\t\t\tbuildConfigurationList = \(identifier(8, 0));\n\t\t\tcompatibilityVersion = \"Xcode 14.0\";\n"
            text += "\t\t\tmainGroup = \(identifier(4, 0));\n\t\t\tprojectDirPath = \"\";\n\t\t\tprojectRoot = \"\";\n\t\t\ttargets = (\n"
            for target in 0..<targetCount { text += "\t\t\t\t\(identifier(7, target)) /* \(targetName(target)) */,\n" }
            text += "\t\t\t);\n\t\t};\n"
        }
    }

    private func appendPhases(to text: inout String) {
        let phases: [(isa: String, name: String, kind: Int)] = [
            ("PBXFrameworksBuildPhase", "Frameworks", 11), ("PBXResourcesBuildPhase", "Resources", 12),
            ("PBXSourcesBuildPhase", "Sources", 10),
        ]
        for phase in phases {
            section(phase.isa, in: &text) { text in
                for target in 0..<targetCount {
                    text += "\t\t\(identifier(phase.kind, target)) /* \(phase.name) */ = {\n\t\t\tisa = \(phase.isa);\n"
                    text += "\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n"
                    for file in files(of: target) where takes(phase.kind, file) {
                        text += "\t\t\t\t\(identifier(2, file)) /* \(fileName(file)) in \(phase.name) */,\n"
                    }
                    text += "\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n"
                }
            }
        }
    }

    private func takes(_ kind: Int, _ file: Int) -> Bool {
        kind == (file.isMultiple(of: 10) ? 12 : 10)
    }

    private func appendConfigurations(to text: inout String) {
        section("XCBuildConfiguration", in: &text) { text in
            for list in 0...targetCount {
                for (offset, name) in ["Debug", "Release"].enumerated() {
                    text += "\t\t\(identifier(9, list * 2 + offset)) /* \(name) */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
                    text += "\t\t\tbuildSettings = {\n\t\t\t\tDEFINES_MODULE = YES;\n"
                    appendSearchPaths(to: &text)
                    text += "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;\n"
                    text += "\t\t\t\tLD_RUNPATH_SEARCH_PATHS = (\n\t\t\t\t\t\"$(inherited)\",\n\t\t\t\t\t\"@executable_path/Frameworks\",\n"
                    text +=
                        "\t\t\t\t);\n\t\t\t\tSDKROOT = iphoneos;\n\t\t\t\tSWIFT_VERSION = 6.0;\n\t\t\t};\n\t\t\tname = \(name);\n\t\t};\n"
                }
            }
        }
        section("XCConfigurationList", in: &text) { text in
            for list in 0...targetCount {
                text += "\t\t\(identifier(8, list)) = {\n\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (\n"
                text += "\t\t\t\t\(identifier(9, list * 2)) /* Debug */,\n\t\t\t\t\(identifier(9, list * 2 + 1)) /* Release */,\n\t\t\t);\n"
                text += "\t\t\tdefaultConfigurationIsVisible = 0;\n\t\t\tdefaultConfigurationName = Release;\n\t\t};\n"
            }
        }
    }

    private func appendSearchPaths(to text: inout String) {
        guard searchPathCount > 0 else { return }
        text += "\t\t\t\tHEADER_SEARCH_PATHS = (\n"
        for number in 0..<searchPathCount {
            text += "\t\t\t\t\t\"$(SRCROOT)/../ThirdParty/Vendor\(number)/Sources/Vendor\(number)\(nameSuffix)/include\",\n"
        }
        text += "\t\t\t\t);\n"
    }

    private func section(_ name: String, in text: inout String, _ body: (inout String) -> Void) {
        text += "\n/* Begin \(name) section */\n"
        body(&text)
        text += "/* End \(name) section */\n"
    }
}
