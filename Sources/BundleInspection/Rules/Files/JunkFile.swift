import Diagnostics

/// What the tools of a machine leave behind and nobody wants.
struct JunkFile: InspectionRule {
    let explanation = RuleExplanation(
        "junk-file", "files that nobody wants", .warning,
        audiences: .everyone,
        cause: "Finder, archivers, editors and version control leave files behind. They break signatures, make two builds differ, "
            + "and show what is nobody's business: `.swiftsourceinfo` holds the paths of all sources.",
        bad: "X.framework/.DS_Store\n__MACOSX/X.framework/._X\nModules/X.swiftmodule/Project/arm64.swiftsourceinfo",
        good: "X.framework/X\nX.framework/Info.plist",
        remedy: "Remove them before the product is signed and zipped; `trellis-package zip` leaves them out.",
        source: "Reports of users about zips, and xcodebuild, which passes over .DS_Store.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        var findings: [RuleFinding] = []
        var folder: String?
        for entry in inspection.tree.entries {
            // What lies in a junk folder is not worth a finding of its own.
            if let folder, entry.path.hasPrefix(folder) { continue }
            guard Self.isJunk(entry) else { continue }
            findings.append(RuleFinding(entry.path, "'\(entry.name)' is \(Self.origin(of: entry)); remove it"))
            if entry.kind == .folder { folder = entry.path + "/" }
        }
        return findings
    }

    /// Whether an entry is one of those.
    static func isJunk(_ entry: ProductEntry) -> Bool { !origin(of: entry).isEmpty }

    private static func origin(of entry: ProductEntry) -> String {
        let name = entry.name
        switch name {
        case ".DS_Store": return "what Finder keeps of a folder's window"
        case "__MACOSX": return "what an archiver kept of extended attributes"
        case "Thumbs.db", "desktop.ini": return "what the Explorer keeps of a folder"
        case ".git", ".svn", ".gitignore", ".gitkeep": return "a part of version control"
        default: break
        }
        if name.hasPrefix("._") { return "what an archiver kept of extended attributes" }
        if name.hasSuffix(".swiftsourceinfo") { return "a list of the paths of the sources" }
        if name.hasSuffix(".swp") || name.hasSuffix("~") { return "what an editor left behind" }
        return ""
    }
}
