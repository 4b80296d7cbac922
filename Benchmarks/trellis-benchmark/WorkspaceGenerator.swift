import Foundation

/// Writes a workspace of many projects, each with its own targets and files.
struct WorkspaceGenerator {
    let projectCount: Int
    let targetCountPerProject: Int
    let fileCountPerProject: Int

    /// Writes `All.xcworkspace` and its projects, each in a folder of its own.
    func write(to folder: URL) throws {
        var references = ""
        for number in 0..<projectCount {
            let generator = ProjectGenerator(targetCount: targetCountPerProject, fileCount: fileCountPerProject)
            try generator.write(to: folder.appending(path: "Project\(number)"))
            references += "   <FileRef\n      location = \"group:Project\(number)/Generated.xcodeproj\">\n   </FileRef>\n"
        }
        let bundle = folder.appending(path: "All.xcworkspace")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace\n   version = \"1.0\">\n\(references)</Workspace>\n"
        try Data(text.utf8).write(to: bundle.appending(path: "contents.xcworkspacedata"))
    }
}
