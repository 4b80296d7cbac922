import Foundation

/// Writes a spec for XcodeGen over the folders of a generated project.
struct SpecGenerator {
    let targetCount: Int

    /// Writes `project.yml`; each target has a folder, with what teams exclude from theirs.
    func write(to folder: URL) throws {
        var text = "name: Generated\noptions:\n  deploymentTarget:\n    iOS: \"17.0\"\ntargets:\n"
        for number in 0..<targetCount {
            text += """
                  FeatureModule\(number):
                    type: framework
                    platform: iOS
                    sources:
                      - path: FeatureModule\(number)
                        excludes: ["**/*.md", "Component0/**/*Generated*.swift"]

                """
        }
        try Data(text.utf8).write(to: folder.appending(path: "project.yml"))
    }
}
