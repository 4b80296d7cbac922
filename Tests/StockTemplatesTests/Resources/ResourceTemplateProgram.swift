import SystemSupport
import TestSupport

/// A program of what all templates render, with modules that stand for those of the platforms of Apple.
enum ResourceTemplateProgram {
    /// What the program prints.
    ///
    /// - Parameters:
    ///   - isPublic: whether the code is rendered with the parameters that change most of it.
    ///   - fixtures: the folder of the modules and of the main file.
    static func output(public isPublic: Bool, fixtures: String) throws -> String {
        let common = isPublic ? "publicAccess: true, forceFileNameEnum: false, " : ""
        var sources: [String: String] = [:]
        func add(_ parser: String, _ template: String, _ parameters: String) throws {
            let outputs = try ResourceProject.outputs(parser, template, "{ \(common)\(parameters) }")
            for (name, text) in outputs { sources[name == "Out.swift" ? "\(template).swift" : name] = text }
        }
        try add("xcassets", "Assets", isPublic ? "allValues: true, bundleName: App_App" : "")
        try add("xcassets", "AssetIdentifiers", "bundle: Bundle.main")
        try add("colors", "Colors", "")
        try add("colors", "ColorLiterals", "enumName: ColorValue")
        try add("coredata", "CoreData", "")
        try add("files", "Files", isPublic ? "preservePath: true" : "")
        try add("files", "FilesFlat", "enumName: FlatFiles, resourceTypeName: FlatFile")
        try add("fonts", "Fonts", isPublic ? "preservePath: true" : "")
        try add("ib", "StoryboardScenes", "module: App, ignoreTargetModule: true")
        try add("ib", "StoryboardSegues", "")
        for (parser, template) in [("json", "JSON"), ("plist", "Plist"), ("yaml", "YAML")] { try add(parser, template, "") }
        try add("strings", "Strings", isPublic ? "stringsPerFile: 2" : "")
        try add("strings", "StringsFlat", "enumName: Flat, lookupFunction: lookUp")
        var project = ResourceProject.sample
        project.files["swiftgen.yml"] =
            "yaml:\n  inputs: styles.yml\n  outputs: { templateName: TextStyles, output: Out.swift, params: { \(common)a: 1 } }\n"
        sources["TextStyles.swift"] = try project.run().outputs["Out.swift"]
        sources["CoreData.swift"] = sources["CoreData.swift"].map(withoutObjectiveC)
        sources["main.swift"] = String(decoding: try DiskFileSystem().read("\(fixtures)/main.swift"), as: UTF8.self)
        return try compile(sources, fixtures: fixtures)
    }

    private static func compile(_ sources: [String: String], fixtures: String) throws -> String {
        try ScratchFolder.with { folder in
            for (name, text) in sources { try folder.write(text, to: name) }
            let script = """
                compiler=$1; fixtures=$2; shift 2
                for module in UIKit SwiftUI CoreData; do
                    "$compiler" -swift-version 6 -parse-as-library -emit-module -emit-object -module-name $module -o $module.o \\
                        "$fixtures/$module.swift" 2>&1 || exit 1
                done
                "$compiler" -swift-version 6 -strict-concurrency=complete -warnings-as-errors -Onone -module-name App -I . "$@" \\
                    UIKit.o SwiftUI.o CoreData.o -o program 2>&1 && ./program 2>&1
                """
            return try ShellScript.run(script, [SwiftProgram.compiler ?? "swiftc", fixtures] + sources.keys.sorted(), in: folder.path)
        }
    }

    /// The classes of Core Data as they compile where there is no Objective-C: what the system makes at run time gets an empty body.
    private static func withoutObjectiveC(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            let code = line.drop { $0 == " " }
            if code.hasPrefix("@objc(") { return nil }
            if code.hasPrefix("@nonobjc ") { return String(code.dropFirst("@nonobjc ".count)) }
            guard code.hasPrefix("@NSManaged ") else { return String(line) }
            let declaration = code.dropFirst("@NSManaged ".count)
            return declaration + (declaration.contains("func ") ? " {}" : " { get { fatalError() } set {} }")
        }.joined(separator: "\n")
    }

    static let expected = """
        image Exotic/Banana
        image input-email icon
        image input_email_icon
        image default
        colour Tint
        data Text
        image Star
        image Exotic/Mango
        colour 0.20 1.00 0.40 1.00
        colour 0.20 1.00 0.40 0.50
        one txt text/plain
        bell "loud" mp3 audio/mpeg
        bell "loud" wav audio/vnd.wave
        font PlainSans-Bold 12.0
        3 fonts
        UIViewController
        UITabBarController
        ["show-profile", "Show Profile"]
        2" 3 0.5 true nil
        [1] 2018
        Soup [1, 2]
        A "title"
        in lines Inside ImageAsset/Type
        100% sure
        Jo has 3
        Apples
        font Avenir-Heavy 34.0 system semibold 17.0
        ByTitle STARS TITLE

        """
}
