import Diagnostics
import ProjectModel
import SystemSupport

/// A small project that is edited in memory: `/code/App.xcodeproj`, in the layout of Xcode.
struct EditSample {
    /// The text of the project file.
    var text: String
    /// The files beside it, by path from `/code`; a path that ends in `/` is an empty folder.
    var files: [String]

    private static let path = "/code/App.xcodeproj/project.pbxproj"

    /// The text after an edit.
    func edited(_ change: (inout ProjectEdit) throws -> Void) throws -> String {
        var edit = try edit()
        try change(&edit)
        return String(decoding: try edit.text(), as: UTF8.self)
    }

    /// The lines that an edit takes out and puts in, as `-` and `+` with what follows the indent.
    func lines(_ change: (inout ProjectEdit) throws -> Void) throws -> [String] {
        let old = text.split(separator: "\n", omittingEmptySubsequences: false)
        let new = try edited(change).split(separator: "\n", omittingEmptySubsequences: false)
        return new.difference(from: old).map { change in
            switch change {
            case .remove(_, let line, _): "-" + line.drop { $0 == "\t" }
            case .insert(_, let line, _): "+" + line.drop { $0 == "\t" }
            }
        }
    }

    /// The message of the error that an edit ends with.
    func message(_ change: (inout ProjectEdit) throws -> Void) throws -> String {
        var edit = try edit()
        do {
            try change(&edit)
            return ""
        } catch let error as DiagnosticError {
            // An edit that fails leaves nothing behind.
            guard String(decoding: try edit.text(), as: UTF8.self) == text else { return "changed the project" }
            return "\(error)"
        }
    }

    /// The sample after an edit, to be edited again.
    func after(_ change: (inout ProjectEdit) throws -> Void) throws -> EditSample {
        EditSample(text: try edited(change), files: files)
    }

    /// Opens the project.
    func edit() throws -> ProjectEdit {
        var contents = Dictionary(files.map { ("/code/" + $0, "") }) { first, _ in first }
        contents[Self.path] = text
        var diagnostics: [Diagnostic] = []
        return try ProjectEdit(at: Self.path, fileSystem: MemoryFileSystem(contents), diagnostics: &diagnostics)
    }

    /// A target with groups, a localised file and an empty headers phase.
    static let plain = EditSample(
        text: """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 77;
            \tobjects = {

            /* Begin PBXBuildFile section */
            \t\tB1 /* Main.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Main.swift */; };
            \t\tB2 /* Words.strings in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Words.strings */; };
            /* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            \t\tF1 /* Main.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Main.swift; \
            sourceTree = "<group>"; };
            \t\tF2 /* Zoom.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Zoom.swift; \
            sourceTree = "<group>"; };
            \t\tF3 /* en */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Words.strings; \
            sourceTree = "<group>"; };
            \t\tF4 /* App.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = App.app; \
            sourceTree = BUILT_PRODUCTS_DIR; };
            /* End PBXFileReference section */

            /* Begin PBXGroup section */
            \t\tG0 = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tG1 /* App */,
            \t\t\t\tG2 /* Loose */,
            \t\t\t\tG9 /* Products */,
            \t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tG1 /* App */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tF1 /* Main.swift */,
            \t\t\t\tV1 /* Words.strings */,
            \t\t\t\tF2 /* Zoom.swift */,
            \t\t\t);
            \t\t\tpath = App;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tG2 /* Loose */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t);
            \t\t\tname = Loose;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tG9 /* Products */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tF4 /* App.app */,
            \t\t\t);
            \t\t\tname = Products;
            \t\t\tsourceTree = "<group>";
            \t\t};
            /* End PBXGroup section */

            /* Begin PBXHeadersBuildPhase section */
            \t\tP3 /* Headers */ = {
            \t\t\tisa = PBXHeadersBuildPhase;
            \t\t\tbuildActionMask = 2147483647;
            \t\t\tfiles = (
            \t\t\t);
            \t\t\trunOnlyForDeploymentPostprocessing = 0;
            \t\t};
            /* End PBXHeadersBuildPhase section */

            /* Begin PBXNativeTarget section */
            \t\tT1 /* App */ = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = L2 /* Build configuration list for PBXNativeTarget "App" */;
            \t\t\tbuildPhases = (
            \t\t\t\tP1 /* Sources */,
            \t\t\t\tP2 /* Resources */,
            \t\t\t\tP3 /* Headers */,
            \t\t\t);
            \t\t\tbuildRules = (
            \t\t\t);
            \t\t\tdependencies = (
            \t\t\t);
            \t\t\tname = App;
            \t\t\tproductName = App;
            \t\t\tproductReference = F4 /* App.app */;
            \t\t\tproductType = "com.apple.product-type.application";
            \t\t};
            /* End PBXNativeTarget section */

            /* Begin PBXProject section */
            \t\tR1 /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tattributes = {
            \t\t\t\tLastUpgradeCheck = 1600;
            \t\t\t};
            \t\t\tbuildConfigurationList = L1 /* Build configuration list for PBXProject "App" */;
            \t\t\tdevelopmentRegion = en;
            \t\t\tknownRegions = (
            \t\t\t\ten,
            \t\t\t\tBase,
            \t\t\t);
            \t\t\tmainGroup = G0;
            \t\t\tproductRefGroup = G9 /* Products */;
            \t\t\ttargets = (
            \t\t\t\tT1 /* App */,
            \t\t\t);
            \t\t};
            /* End PBXProject section */

            /* Begin PBXResourcesBuildPhase section */
            \t\tP2 /* Resources */ = {
            \t\t\tisa = PBXResourcesBuildPhase;
            \t\t\tbuildActionMask = 2147483647;
            \t\t\tfiles = (
            \t\t\t\tB2 /* Words.strings in Resources */,
            \t\t\t);
            \t\t\trunOnlyForDeploymentPostprocessing = 0;
            \t\t};
            /* End PBXResourcesBuildPhase section */

            /* Begin PBXSourcesBuildPhase section */
            \t\tP1 /* Sources */ = {
            \t\t\tisa = PBXSourcesBuildPhase;
            \t\t\tbuildActionMask = 2147483647;
            \t\t\tfiles = (
            \t\t\t\tB1 /* Main.swift in Sources */,
            \t\t\t);
            \t\t\trunOnlyForDeploymentPostprocessing = 0;
            \t\t};
            /* End PBXSourcesBuildPhase section */

            /* Begin PBXVariantGroup section */
            \t\tV1 /* Words.strings */ = {
            \t\t\tisa = PBXVariantGroup;
            \t\t\tchildren = (
            \t\t\t\tF3 /* en */,
            \t\t\t);
            \t\t\tname = Words.strings;
            \t\t\tsourceTree = "<group>";
            \t\t};
            /* End PBXVariantGroup section */

            /* Begin XCBuildConfiguration section */
            \t\tC1 /* Debug */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \t\t\t\tSDKROOT = iphoneos;
            \t\t\t};
            \t\t\tname = Debug;
            \t\t};
            \t\tC2 /* Debug */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
            \t\t\t};
            \t\t\tname = Debug;
            \t\t};
            /* End XCBuildConfiguration section */

            /* Begin XCConfigurationList section */
            \t\tL1 /* Build configuration list for PBXProject "App" */ = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (
            \t\t\t\tC1 /* Debug */,
            \t\t\t);
            \t\t\tdefaultConfigurationIsVisible = 0;
            \t\t\tdefaultConfigurationName = Debug;
            \t\t};
            \t\tL2 /* Build configuration list for PBXNativeTarget "App" */ = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (
            \t\t\t\tC2 /* Debug */,
            \t\t\t);
            \t\t\tdefaultConfigurationIsVisible = 0;
            \t\t\tdefaultConfigurationName = Debug;
            \t\t};
            /* End XCConfigurationList section */
            \t};
            \trootObject = R1 /* Project object */;
            }

            """,
        files: [
            "App/Main.swift", "App/Zoom.swift", "App/New.swift", "App/Kit.h", "App/Deep/Er.swift", "Other/Far.swift",
            "App/en.lproj/Words.strings",
            "App/de.lproj/Words.strings", "App/de.lproj/More.strings", "App/Assets.xcassets/", "App/Notes.xcconfig", "App/Folder/",
            "App/Model.xcdatamodeld/One.xcdatamodel/contents", "App/Model.xcdatamodeld/Two.xcdatamodel/contents", "Synced/A.swift",
            "Synced/B.swift",
            "Synced/Info.plist", "Synced/Kit.h", "Synced/en.lproj/Words.strings", "Synced/Sub/C.swift",
        ]
    )
}
