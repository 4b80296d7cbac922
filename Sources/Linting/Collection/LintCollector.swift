package import Diagnostics
package import ProjectModel
import SystemSupport

/// The first stage: from the targets of projects to the Swift files that they compile.
package struct LintCollector: Sendable {
    private let workingDirectory: String

    /// Makes a collector.
    ///
    /// - Parameter workingDirectory: the folder that paths are shown from, absolute.
    package init(workingDirectory: String) {
        self.workingDirectory = workingDirectory
    }

    /// The targets with the Swift files of their sources, in the order given. Whether the files exist is not asked here.
    ///
    /// - Parameter diagnostics: receives a note for each target with sources that only a build makes.
    package func targets(_ targets: [NamedTarget], diagnostics: inout [Diagnostic]) -> [LintTarget] {
        targets.map { collect($0, &diagnostics) }
    }

    private func collect(_ named: NamedTarget, _ diagnostics: inout [Diagnostic]) -> LintTarget {
        let target = named.target
        var files: [String] = []
        var unreachable: [ResolvedPath] = []
        for membership in named.project.memberships(of: target) where membership.phase.kind == .sources {
            guard let path = membership.file.absolutePath else {
                if PathText.fileExtension(of: membership.file.path.description) == "swift" { unreachable.append(membership.file.path) }
                continue
            }
            guard path.utf8.suffix(6).elementsEqual(".swift".utf8), PathText.fileExtension(of: path) == "swift" else { continue }
            files.append(ShownPath.text(for: path, from: workingDirectory))
        }
        if let first = unreachable.first {
            diagnostics.append(Self.generatedSources(of: named.label, first: first, count: unreachable.count))
        }
        return LintTarget(
            name: named.label,
            names: [named.label, target.name, "\(named.project.name)/\(target.name)"],
            product: target.productType?.shortName,
            isTest: target.productType?.isTest == true,
            files: files
        )
    }
}

extension LintCollector {
    private static func generatedSources(of target: String, first: ResolvedPath, count: Int) -> Diagnostic {
        let others = count == 1 ? "" : " and \(count - 1) more"
        return Diagnostic(
            .note,
            "generated-source",
            "'\(first)'\(others) of target '\(target)' is in a folder that only a build has and is not linted"
        )
    }
}
