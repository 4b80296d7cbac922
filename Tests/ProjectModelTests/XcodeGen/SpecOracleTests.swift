import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

/// A real spec beside the project that XcodeGen made of it.
struct GeneratedProject: Sendable, CustomTestStringConvertible {
    var tree: String
    var spec: String
    var project: String
    /// The members of all targets that both have.
    var memberCount: Int
    /// What is different, sorted; `+` is in the spec only, `-` in the project only.
    var differences: [String] = []

    var testDescription: String { spec }

    static let all: [GeneratedProject] = [
        GeneratedProject(
            tree: "yonaskolb__XcodeGen",
            spec: "Tests/Fixtures/TestProject/project.yml",
            project: "Tests/Fixtures/TestProject/Project.xcodeproj",
            memberCount: 165
        ),
        GeneratedProject(
            tree: "nikitabobko__AeroSpace",
            spec: "xcode/project.yml",
            project: "xcode/AeroSpace.xcodeproj",
            memberCount: 3
        ),
        GeneratedProject(
            tree: "element-hq__element-x-ios",
            spec: "project.yml",
            project: "ElementX.xcodeproj",
            memberCount: 1608
        ),
        // This project was made of an older spec: without visionOS, before the privacy manifest was there, with older deployment targets
        // and by a version that kept a phase for headers without headers; the language version was set by hand.
        GeneratedProject(
            tree: "Swinject__Swinject",
            spec: "project.yml",
            project: "Swinject.xcodeproj",
            memberCount: 208,
            differences: [
                "+ Debug: IPHONEOS_DEPLOYMENT_TARGET = 12.0",
                "+ Debug: TVOS_DEPLOYMENT_TARGET = 12.0",
                "+ Debug: XROS_DEPLOYMENT_TARGET = 1.0",
                "+ Release: IPHONEOS_DEPLOYMENT_TARGET = 12.0",
                "+ Release: TVOS_DEPLOYMENT_TARGET = 12.0",
                "+ Release: XROS_DEPLOYMENT_TARGET = 1.0",
                "+ Swinject-iOS: Resources||Sources/PrivacyInfo.xcprivacy||||",
                "+ Swinject-iOS: phases Sources, Swiftlint, Resources",
                "+ Swinject-macOS: Resources||Sources/PrivacyInfo.xcprivacy||||",
                "+ Swinject-macOS: phases Sources, Swiftlint, Resources",
                "+ Swinject-tvOS: Resources||Sources/PrivacyInfo.xcprivacy||||",
                "+ Swinject-tvOS: phases Sources, Swiftlint, Resources",
                "+ Swinject-watchOS: Resources||Sources/PrivacyInfo.xcprivacy||||",
                "+ Swinject-watchOS: phases Sources, Swiftlint, Resources",
                "+ target: Swinject-visionOS",
                "+ target: SwinjectTests-visionOS",
                "- Debug: IPHONEOS_DEPLOYMENT_TARGET = 11.0",
                "- Debug: TVOS_DEPLOYMENT_TARGET = 11.0",
                "- Release: IPHONEOS_DEPLOYMENT_TARGET = 11.0",
                "- Release: TVOS_DEPLOYMENT_TARGET = 11.0",
                "- Swinject-iOS Debug: IPHONEOS_DEPLOYMENT_TARGET = 12.0",
                "- Swinject-iOS Debug: SWIFT_VERSION = 6.0",
                "- Swinject-iOS Release: IPHONEOS_DEPLOYMENT_TARGET = 12.0",
                "- Swinject-iOS Release: SWIFT_VERSION = 6.0",
                "- Swinject-iOS: phases Headers, Sources, Swiftlint",
                "- Swinject-macOS Debug: SWIFT_VERSION = 6.0",
                "- Swinject-macOS Release: SWIFT_VERSION = 6.0",
                "- Swinject-macOS: phases Headers, Sources, Swiftlint",
                "- Swinject-tvOS Debug: SWIFT_VERSION = 6.0",
                "- Swinject-tvOS Release: SWIFT_VERSION = 6.0",
                "- Swinject-tvOS: phases Headers, Sources, Swiftlint",
                "- Swinject-watchOS Debug: SWIFT_VERSION = 6.0",
                "- Swinject-watchOS Release: SWIFT_VERSION = 6.0",
                "- Swinject-watchOS: phases Headers, Sources, Swiftlint",
            ]
        ),
    ]

    /// What the spec needs from the environment; the values are those in the generated projects.
    static let environment = [
        "XCODEGEN_AEROSPACE_VERSION": "0.0.0-SNAPSHOT", "XCODEGEN_AEROSPACE_CODE_SIGN_IDENTITY": "aerospace-codesign-certificate",
    ]
}

@Suite("Specs against generated projects", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct SpecOracleTests {
    @Test("members, phases, products, settings and configurations are those of the generated project", arguments: GeneratedProject.all)
    func oracle(pair: GeneratedProject) throws {
        let tree = try #require(CorpusTree(pair.tree))
        let (spec, _) = try tree.loadSpec(pair.spec, environment: GeneratedProject.environment)
        let project = try tree.load(pair.project + "/project.pbxproj")
        var differences: Set<String> = []
        var memberCount = 0
        func compare(_ own: [String], _ other: [String], _ place: String) {
            for line in Set(own).subtracting(other) { differences.insert("+ \(place): \(line)") }
            for line in Set(other).subtracting(own) { differences.insert("- \(place): \(line)") }
        }
        compare(spec.targets.map(\.name), project.targets.map(\.name), "target")
        compare(spec.configurations, project.configurations, "configuration")
        #expect(spec.configurations == project.configurations)
        #expect(spec.defaultConfiguration == project.defaultConfiguration)
        for configuration in spec.configurations {
            let own = spec.writtenSettings(of: nil, configuration: configuration)
            compare(settings(own), settings(project.writtenSettings(of: nil, configuration: configuration)), configuration)
        }
        for target in spec.targets {
            guard let other = project.targets(named: target.name).first else { continue }
            memberCount += spec.memberships(of: target).count
            let own = spec.memberships(of: target).map { line($0, root: tree.root) }
            compare(own, project.memberships(of: other).map { line($0, root: tree.root) }, target.name)
            compare(facts(of: target), facts(of: other), target.name)
            for configuration in spec.configurations {
                let own = spec.writtenSettings(of: target, configuration: configuration)
                let written = project.writtenSettings(of: other, configuration: configuration)
                compare(settings(own), settings(written), "\(target.name) \(configuration)")
            }
        }
        #expect(differences.sorted() == pair.differences.sorted())
        #expect(memberCount == pair.memberCount)
    }

    private func line(_ membership: Membership, root: String) -> String {
        let destination = membership.phase.destination.map { "\($0.place.name)/\($0.path)" } ?? ""
        return [
            membership.phase.name, destination,
            membership.file.absolutePath.map { PathText.relative($0, to: root) } ?? membership.file.path.description,
            membership.role.description,
            membership.platforms.joined(separator: " "), membership.compilerFlags ?? "", membership.file.language ?? "",
        ].joined(separator: "|")
    }

    private func facts(of target: Target) -> [String] {
        [
            "phases " + target.phases.map(\.name).joined(separator: ", "), "product \(target.productName ?? "")",
            "type \(target.productType?.rawValue ?? "")", "kind \(target.kind)", "platforms \(target.platformHints)",
            "targets \(target.targetDependencyNames)", "packages \(target.packageProductNames)",
        ]
    }

    private func settings(_ written: WrittenSettings) -> [String] {
        written.entries.map { entry in
            switch entry.value {
            case .text(let text): "\(entry.key) = \(text)"
            case .list(let texts): "\(entry.key) = \(texts.joined(separator: " "))"
            }
        } + ["file = \(written.configurationFile ?? "")"]
    }
}
