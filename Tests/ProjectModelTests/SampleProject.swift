import Diagnostics
import ProjectModel
import SystemSupport

/// A small project in `/code/App.xcodeproj`, put together from the objects that a test is about.
struct SampleProject {
    /// The objects besides the project, the main group and the configurations, in OpenStep text.
    var objects: String
    /// The children of the main group.
    var children: [String] = []
    /// The identifiers of the targets.
    var targets: [String] = []
    /// Further keys of the project object.
    var projectKeys = ""
    /// The files in `/code`, by relative path.
    var files: [String] = []

    /// The text of the project file.
    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {};
            objectVersion = 77;
            objects = {
                ROOT = {isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN;
                targets = (\(targets.joined(separator: ", "))); \(projectKeys)};
                MAIN = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
                LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); defaultConfigurationName = Debug; };
                DEBUG = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Debug; };
                \(objects)
            };
            rootObject = ROOT;
        }
        """
    }

    /// The project, read from memory.
    func load(sourceTrees: [String: String] = [:]) throws -> XcodeProject {
        var contents = Dictionary(files.map { ("/code/" + $0, "") }) { first, _ in first }
        contents["/code/App.xcodeproj/project.pbxproj"] = text
        var diagnostics: [Diagnostic] = []
        return try XcodeProject.load(
            at: "/code/App.xcodeproj",
            fileSystem: MemoryFileSystem(contents),
            sourceTrees: sourceTrees,
            diagnostics: &diagnostics
        )
    }

    /// The memberships of the first target as `phase path`, with `/code/` left out, in the order of the model.
    func members() throws -> [String] {
        let project = try load()
        guard let target = project.targets.first else { return [] }
        return project.memberships(of: target).map { membership in
            let path = membership.file.path.description
            return membership.phase.name + " " + (path.hasPrefix("/code/") ? String(path.dropFirst(6)) : path)
        }
    }
}
