package import Diagnostics
package import Reports

/// Looks at products with the rules.
package struct Verification: Sendable {
    /// What is looked at: bundles, files of code, or archives of these; relative to the working directory or absolute.
    package var paths: [String]
    /// The rules that are asked.
    package var selection: RuleSelection
    /// Whether each of the paths has to have an app.
    package var needsApp: Bool
    /// Whose rules are asked.
    package var audience: RuleAudience
    /// The program that findings and reports name.
    package var tool: Report.Tool

    /// Plans a look at products.
    package init(paths: [String], selection: RuleSelection, needsApp: Bool = false, audience: RuleAudience = .packaging, tool: Report.Tool)
    {
        self.paths = paths
        self.selection = selection
        self.needsApp = needsApp
        self.audience = audience
        self.tool = tool
    }

    /// Reads the products and asks the rules.
    ///
    /// - Parameter folder: the working directory, absolute.
    /// - Throws: ``DiagnosticError`` when a product cannot be read, or nothing in it is a product.
    package func report(from folder: String) throws(DiagnosticError) -> Report {
        var inspections: [Inspection] = []
        for path in paths {
            let inspection = try ProductReader.read(path, from: folder, options: ReadingOptions(wantsCopies: isForStore))
            try check(inspection, path)
            inspections.append(inspection)
        }
        let rules = selection.rules(of: RuleTable.rules(for: audience))
        let targets = zip(paths, inspections).map { path, inspection in
            ReportTarget(
                name: path, tool: tool.name, fileCount: inspection.tree.entries.count { $0.kind == .file }, status: .done)
        }
        let findings = RuleRun.findings(of: rules, in: inspections, tool: tool.name, showsStoreCodes: isForStore)
        return Report(tool: tool, root: folder, findings: findings, targets: targets)
    }

    private var isForStore: Bool { audience.contains(.store) }

    private func check(_ inspection: Inspection, _ path: String) throws(DiagnosticError) {
        // An archive that nobody should unpack has no products to speak of.
        if inspection.products.isEmpty, inspection.tree.refusals.isEmpty {
            let message =
                "there is no bundle and no code at '\(path)'; give an xcframework, a framework, a library, an artifact bundle, an app, "
                + "or an archive of these"
            throw DiagnosticError("no-product", message, at: SourceLocation(path: path))
        }
        if needsApp, inspection.products(.app).isEmpty {
            let message = "there is no app at '\(path)'; leave '--app' out, or give an .app, an .ipa or an .xcarchive"
            throw DiagnosticError("no-app", message, at: SourceLocation(path: path))
        }
    }
}
