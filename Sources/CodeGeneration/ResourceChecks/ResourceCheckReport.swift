package import Diagnostics
package import JSON
package import Reports
import ResourceFormats

/// What is wrong with the resources of a project.
package struct ResourceCheckReport: Sendable {
    /// The findings by place.
    package let findings: [Diagnostic]
    /// What the project itself has to say.
    package let diagnostics: [Diagnostic]

    /// Checks the resources that a request names.
    ///
    /// - Throws: ``DiagnosticError`` when there is no project or folder, or a target that is not in it.
    package init(_ request: ResourceCheckRequest) throws {
        let files = try ResourceCheckFiles(request)
        let inventory = ResourceInventory(files, fileSystem: request.fileSystem)
        var findings = inventory.diagnostics
        for found in inventory.tables where found.isChecked { findings += LocalizationCheck.findings(in: found.table) }
        for (catalog, file) in inventory.catalogs where file.isChecked {
            findings += AssetCatalogCheck.findings(in: catalog, shownPath: file.shownPath, platforms: file.platforms)
        }
        findings += IdentifierCollisions.findings(in: inventory)
        findings += UnusedResources(inventory).findings()
        var missing = MissingResources(inventory)
        findings += missing.findings()
        findings += ImageChecks(inventory, fileSystem: request.fileSystem).findings()
        if !request.rules.isEmpty { findings = findings.filter { request.rules.contains($0.code) } }
        self.findings = findings.sorted()
        diagnostics = files.diagnostics
    }

    /// Whether something is worse than a note.
    package var hasProblems: Bool { findings.contains { $0.severity > .note } }

    /// The findings as lines that Xcode and editors turn into links.
    package var text: String { findings.map { "\($0)\n" }.joined() }

    /// The report by the schema `trellis-codegen/resources/1`.
    package var json: JSONValue {
        ["schema": "trellis-codegen/resources/1", "findings": DiagnosticsJSON.value(findings)]
    }

    /// The findings in the form that the formats of reports take; the first of the notes becomes part of the message.
    ///
    /// - Parameters:
    ///   - tool: the program.
    ///   - root: the folder that relative paths are taken from, absolute.
    ///   - targets: the names of the targets.
    package func report(tool: Report.Tool, root: String, targets: [String]) -> Report {
        let items = findings.map { finding in
            let note = finding.notes.first.map { note in
                note.location.map { "; \(note.message): \($0)" } ?? "; \(note.message)"
            }
            return Finding(
                path: finding.location?.path ?? ".", line: finding.location?.line ?? 1, column: finding.location?.column,
                severity: finding.severity, message: finding.message + (note ?? ""), rule: finding.code,
                ruleTitle: ResourceRule.all.first { $0.code == finding.code }?.title, tool: tool.name, targets: targets)
        }
        return Report(tool: tool, root: root, findings: FindingOrder.merged(items), diagnostics: diagnostics)
    }
}
