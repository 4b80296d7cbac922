import Packaging
import SystemSupport
import TestSupport

extension ScratchFolder {
    /// Writes a static library; several architectures make a universal one.
    func writeLibrary(_ path: String, _ architectures: [String], _ platform: String?, _ text: String = "whisk") throws {
        try write(Self.universal(architectures) { TestBinary.archive($0, platform, text) }, to: path)
    }

    /// What a framework for a test has.
    struct FrameworkShape {
        var text = "whisk"
        var isMergeable = false
        var hasInterface = true
        var headers: [String: String] = ["Whisk.h": "void whisk(void);\n"]
        var swiftHeader: String?
        var infoPlist: [String: String] = ["CFBundleIdentifier": "org.example.whisk"]
    }

    /// Writes `Whisk.framework` into a folder, with a binary, a module and a header; deep for macOS and Mac Catalyst.
    func writeFramework(
        in folder: String, _ architectures: [String], _ platform: String, _ shape: FrameworkShape = FrameworkShape()
    ) throws {
        let isDeep = ["macos", "ios-maccatalyst"].contains(platform)
        let framework = folder + "/Whisk.framework"
        let root = isDeep ? framework + "/Versions/A" : framework
        try write(
            Self.universal(architectures) { TestBinary.dynamicLibrary($0, platform, shape.text, isMergeable: shape.isMergeable) },
            to: root + "/Whisk")
        for (name, text) in shape.headers { try write(text, to: root + "/Headers/" + name) }
        if let header = shape.swiftHeader { try write(header, to: root + "/Headers/Whisk-Swift.h") }
        try write("framework module Whisk { umbrella header \"Whisk.h\" }\n", to: root + "/Modules/module.modulemap")
        for architecture in architectures {
            let name = root + "/Modules/Whisk.swiftmodule/\(architecture)-apple-\(Self.tripleSuffix(platform))"
            try write("binary module for \(architecture)", to: name + ".swiftmodule")
            if shape.hasInterface { try write("// swift-interface for \(architecture)\n", to: name + ".swiftinterface") }
        }
        let pairs = shape.infoPlist.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        try write(PropertyListText.xml(pairs.joined(separator: "\n")), to: root + (isDeep ? "/Resources" : "") + "/Info.plist")
        guard isDeep else { return }
        try link(framework + "/Versions/Current", to: "A")
        for name in ["Whisk", "Headers", "Modules", "Resources"] { try link(framework + "/" + name, to: "Versions/Current/" + name) }
    }

    /// Writes `Whisk.framework.dSYM` into a folder.
    func writeDebugSymbols(in folder: String, _ architectures: [String], _ platform: String) throws {
        let bundle = folder + "/Whisk.framework.dSYM/Contents"
        try write(PropertyListText.xml("<key>CFBundleIdentifier</key><string>org.example.dsym</string>"), to: bundle + "/Info.plist")
        try write(
            Self.universal(architectures) { TestBinary.debugSymbols($0, platform) }, to: bundle + "/Resources/DWARF/Whisk")
    }

    private static func universal(_ architectures: [String], _ bytes: (String) -> [UInt8]) -> [UInt8] {
        architectures.count == 1
            ? bytes(architectures[0]) : TestBinary.universal(architectures.map { ($0, bytes($0)) })
    }

    private static func tripleSuffix(_ platform: String) -> String {
        platform == "ios-maccatalyst" ? "ios-macabi" : platform
    }

    /// Lets a script stand in for a program. What runs is a link to a program that is there already: a file that has just been written
    /// may still be open in a process that another test has started, and cannot be run then.
    func writeStandIn(_ script: String, to name: String) throws {
        let program = PathText.normalized(PathText.join(#filePath, "../../../../Fixtures/scripted-program"))
        try write(script + "\n", to: name + ".script")
        try link(name, to: program)
    }

    /// What the words ask for, with paths from this folder.
    func request(_ line: String) throws(XcodebuildWords.Fault) -> XCFrameworkRequest {
        try XcodebuildWords.request(
            line.split(separator: " ").map { String($0) }, workingDirectory: path, fileSystem: DiskFileSystem())
    }

    /// The bytes of a file.
    func bytes(_ name: String) throws -> [UInt8] { try DiskFileSystem().read(path(name)) }

    /// Everything below a folder: the relative paths of files and links with a checksum of the bytes or the target.
    func content(_ folder: String) throws -> [String] {
        try names().filter { $0.hasPrefix(folder + "/") }.map { name in
            let relative = String(name.dropFirst(folder.count + 1))
            if let target = SymbolicLink.target(of: path(name)) { return "\(relative) -> \(target)" }
            guard DiskFileSystem().kind(at: path(name)) == .file else { return relative + "/" }
            return "\(relative) \(try bytes(name).reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })"
        }
    }
}
