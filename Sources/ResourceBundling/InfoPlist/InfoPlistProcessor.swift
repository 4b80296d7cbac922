import BuildSettings
package import Diagnostics
import PropertyLists

/// Makes the Info.plist of a product, in the order in which Xcode's build system does it.
///
/// Everything that the settings do not say is left as it is: without Xcode there is no SDK that could be asked, so that the keys
/// `DTSDKName`, `DTXcodeBuild` and their like are not added.
package enum InfoPlistProcessor {
    /// Makes the Info.plist.
    ///
    /// - Parameter diagnostics: receives what the store or the system will not like.
    /// - Throws: ``DiagnosticError`` with the place of what cannot be merged or read.
    package static func process(
        _ request: InfoPlistRequest,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> InfoPlistResult {
        var settings = request.settings
        var plist = try written(request.source)
        try mergeContents(of: &settings, into: &plist)
        for addition in request.additions {
            try InfoPlistMerging.merge(addition.content, from: addition.path, into: &plist, &settings)
        }
        addTrackingDomains(of: request.privacyManifests, to: &plist)
        InfoPlistDefaults.addPlatform(request.platform, isMacCatalyst: request.isMacCatalyst, to: &plist)
        if settings.boolean(of: "GENERATE_INFOPLIST_FILE") {
            InfoPlistDefaults.addGenerated(to: &plist, request, &settings)
        }
        var expansion = InfoPlistExpansion(settings, source: request.source)
        plist = expansion.expanded(plist)
        diagnostics += expansion.diagnostics
        InfoPlistPlatformKeys.dropEmpty(&plist)
        InfoPlistPlatformKeys.addDeviceFamilies(to: &plist, request, &settings)
        InfoPlistPlatformKeys.dropForeign(&plist, request)
        InfoPlistPlatformKeys.raiseMinimum(&plist, request, &settings)
        InfoPlistChecks.check(plist, request, &settings, diagnostics: &diagnostics)
        return InfoPlistResult(
            content: plist,
            bytes: PropertyListOutput(setting: settings.text(of: "INFOPLIST_OUTPUT_FORMAT"), source: request.source?.format).bytes(
                of: plist),
            packageInfo: packageInfo(plist)
        )
    }

    private static func written(_ source: PropertyListDocument?) throws(DiagnosticError) -> PropertyListTree {
        guard let source else { return .dictionary([]) }
        guard source.root.kind == .dictionary else {
            throw DiagnosticError("info-plist-no-dictionary", "an Info.plist is a dictionary", at: source.root.location)
        }
        return PropertyListTree(source.root)
    }

    /// The setting `INFOPLIST_FILE_CONTENTS` is a property list of its own, which wins.
    private static func mergeContents(
        of settings: inout SettingsEvaluator,
        into plist: inout PropertyListTree
    ) throws(DiagnosticError) {
        guard let text = settings.text(of: "INFOPLIST_FILE_CONTENTS"), !text.isEmpty else { return }
        var ignored: [Diagnostic] = []
        let document = try PropertyListDocument.read(Array(text.utf8), path: "INFOPLIST_FILE_CONTENTS", diagnostics: &ignored)
        for pair in PropertyListTree(document.root).pairs ?? [] { plist[pair.key] = pair.value }
    }

    /// The domains with which somebody is tracked, sorted, each once.
    private static func addTrackingDomains(of manifests: [PropertyListTree], to plist: inout PropertyListTree) {
        let key = "NSPrivacyTrackingDomains"
        var domains = Set((plist[key]?.items ?? []).compactMap(\.text))
        for manifest in manifests { domains.formUnion((manifest[key]?.items ?? []).compactMap(\.text)) }
        guard !domains.isEmpty else { return }
        plist[key] = .array(domains.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { .string($0) })
    }

    private static func packageInfo(_ plist: PropertyListTree) -> [UInt8] {
        func letters(_ key: String, _ standard: String) -> [UInt8] {
            let text = Array((plist[key]?.text ?? standard).utf8)
            return text.count == 4 ? text : Array("????".utf8)
        }
        return letters("CFBundlePackageType", "????") + letters("CFBundleSignature", "????")
    }
}
