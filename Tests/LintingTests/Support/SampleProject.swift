/// The text of a project with four targets:
///
/// - `App`, a classic target with the sources that a test names, relative to the project;
/// - `Widget`, which compiles the first of them as well;
/// - `AppTests`, which owns the synchronized folder `AppTests`;
/// - `Docs`, an aggregate target without files.
enum SampleProject {
    static func text(sources: [String] = ["App/Cart.swift", "App/Main.swift"]) -> String {
        let numbers = sources.indices.map(String.init)
        let references = zip(numbers, sources).map { number, path in
            """
            REF\(number) = {isa = PBXFileReference; path = "\(quoted(path))"; sourceTree = SOURCE_ROOT; };
            BUILD\(number) = {isa = PBXBuildFile; fileRef = REF\(number); };
            """
        }
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                classes = {};
                objectVersion = 77;
                objects = {
                    ROOT = {isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN; targets = (APP, WIDGET, TESTS, DOCS); };
                    MAIN = {isa = PBXGroup; children = (\(numbers.map { "REF\($0), " }.joined())FOLDER); sourceTree = "<group>"; };
                    LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); defaultConfigurationName = Debug; };
                    DEBUG = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Debug; };
                    APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = LIST; buildPhases = (APPSOURCES); };
                    APPSOURCES = {isa = PBXSourcesBuildPhase; files = (\(numbers.map { "BUILD\($0), " }.joined())); };
                    WIDGET = {isa = PBXNativeTarget; name = Widget; buildConfigurationList = LIST; buildPhases = (WIDGETSOURCES); };
                    WIDGETSOURCES = {isa = PBXSourcesBuildPhase; files = (WIDGETBUILD); };
                    WIDGETBUILD = {isa = PBXBuildFile; fileRef = REF0; };
                    TESTS = {isa = PBXNativeTarget; name = AppTests; buildConfigurationList = LIST; buildPhases = (TESTSOURCES);
                        fileSystemSynchronizedGroups = (FOLDER); };
                    TESTSOURCES = {isa = PBXSourcesBuildPhase; files = (); };
                    FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
                    DOCS = {isa = PBXAggregateTarget; name = Docs; buildConfigurationList = LIST; buildPhases = (); };
                    \(references.joined(separator: "\n"))
                };
                rootObject = ROOT;
            }
            """
    }

    private static func quoted(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
