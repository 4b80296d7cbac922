import ArtifactCache
import BuildSettings
import Checksums
import SystemSupport

/// Something that is done to make a part of a bundle: one resource, or several that make one product.
struct BundleStep: Sendable, Hashable {
    /// What is done.
    var kind: ResourceKind
    /// The resources, in the order of their destinations.
    var inputs: [Resource]

    /// What the step is called, the same in each run.
    var subject: String { inputs.first?.destination ?? "" }

    /// Whether the result is worth to be kept: copying again costs less than looking for a copy.
    var isCompiled: Bool { kind != .plain }

    /// The name of what is done to a kind of resource.
    private static func name(of kind: ResourceKind) -> String {
        switch kind {
        case .plain: "copy"
        case .strings: "strings"
        case .stringsDictionary: "strings-dictionary"
        case .stringCatalog: "string-catalog"
        case .propertyList: "property-list"
        case .privacyManifest: "privacy-manifest"
        case .iconSet: "icon-set"
        case .apple(let tool): "apple-\(tool.rawValue)"
        }
    }

    /// Grows whenever the same inputs would give another result.
    private static let version = 2

    /// The key of what is done to a kind of resource, and how, without the resources.
    static func options(of kind: ResourceKind, _ options: BundleOptions, subject: String = "") -> StepKey {
        var key = StepKey(name(of: kind), version: version, subject: subject)
        switch kind {
        case .plain, .iconSet, .privacyManifest: break
        case .strings, .stringsDictionary: key.add("option strings", options.strings.rawValue)
        case .stringCatalog:
            key.add("option strings", options.strings.rawValue)
            key.add("option languages", options.languages?.joined(separator: " ") ?? "all")
            key.add("option source language", options.writesSourceLanguage ? "written" : "as it is")
        case .propertyList: key.add("option property lists", options.propertyLists.map { "\($0)" } ?? "as they are")
        case .apple:
            let apple = options.apple
            key.add("option platform", apple.platform.rawValue)
            key.add("option minimum system", apple.minimumSystem)
            key.add("option module", apple.moduleName)
            key.add("option devices", apple.deviceFamilies.map(String.init).joined(separator: ","))
            key.add("option region", apple.developmentRegion)
            key.add("option missing tools", options.skipsMissingTools ? "left out" : "an error")
            key.add("option icon", apple.appIconName ?? "")
            key.add("option accent color", apple.accentColorName ?? "")
        }
        return key
    }

    /// The whole key, for which the inputs are read.
    func key(_ options: BundleOptions, subject bundle: String) throws -> StepKey {
        var key = Self.options(of: kind, options, subject: "\(bundle)/\(subject)")
        for input in inputs { key.add("name", input.destination) }
        for input in inputs { key.add("input \(input.destination)", try InputDigest.digest(of: input.source)) }
        return key
    }

    /// The steps for some resources: one for each, but one for all that make a single product.
    static func steps(for resources: [Resource]) -> [BundleStep] {
        var steps: [BundleStep] = []
        var shared: [AppleTool: [Resource]] = [:]
        var manifests: [String: [Resource]] = [:]
        for resource in resources {
            let kind = ResourceKind(resource)
            if case .apple(let tool) = kind, tool.isShared {
                shared[tool, default: []].append(resource)
            } else if kind == .privacyManifest {
                manifests[resource.destination, default: []].append(resource)
            } else {
                steps.append(BundleStep(kind: kind, inputs: [resource]))
            }
        }
        for resources in manifests.values {
            steps.append(BundleStep(kind: .privacyManifest, inputs: resources.sorted { NameOrder.precedes($0.path, $1.path) }))
        }
        for (tool, resources) in shared {
            steps.append(BundleStep(kind: .apple(tool), inputs: resources.sorted { NameOrder.precedes($0.destination, $1.destination) }))
        }
        return steps.sorted { NameOrder.precedes($0.subject, $1.subject) }
    }
}
