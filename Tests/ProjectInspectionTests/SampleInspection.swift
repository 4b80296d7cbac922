import Diagnostics
import ProjectInspection
import SystemSupport

/// A project in memory with an app, its tests and a shared file, at `/code/App.xcodeproj`.
enum SampleInspection {
    /// The project file with the given objects added.
    static func text(_ objects: String = "") -> String {
        """
        {
            objectVersion = 77;
            objects = {
                ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, TESTS); };
                MAIN = {isa = PBXGroup; children = (A, B, ASSETS, GONE); sourceTree = "<group>"; };
                APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1, R1); };
                TESTS = {isa = PBXNativeTarget; name = AppTests; buildPhases = (S2);
                    productType = "com.apple.product-type.bundle.unit-test"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (F1, F2); };
                R1 = {isa = PBXResourcesBuildPhase; files = (F3); };
                S2 = {isa = PBXSourcesBuildPhase; files = (F4); };
                F1 = {isa = PBXBuildFile; fileRef = A; };
                F2 = {isa = PBXBuildFile; fileRef = GONE; };
                F3 = {isa = PBXBuildFile; fileRef = ASSETS; };
                F4 = {isa = PBXBuildFile; fileRef = A; platformFilters = (ios, ); };
                A = {isa = PBXFileReference; path = Sources/A.swift; lastKnownFileType = sourcecode.swift; sourceTree = "<group>"; };
                B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
                ASSETS = {isa = PBXFileReference; path = Media.xcassets; sourceTree = "<group>"; };
                GONE = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                \(objects)
            };
            rootObject = ROOT;
        }
        """
    }

    /// A request for the project, from the folder `/code`.
    static func request(_ objects: String = "", text: String? = nil) -> ProjectRequest {
        let files = [
            "/code/App.xcodeproj/project.pbxproj": text ?? Self.text(objects), "/code/Sources/A.swift": "", "/code/B.swift": "",
            "/code/Media.xcassets/Icon.imageset/Contents.json": "",
        ]
        return ProjectRequest(path: "/code/App.xcodeproj", currentDirectory: "/code", fileSystem: MemoryFileSystem(files))
    }
}
