public import Diagnostics

/// Something that a project builds.
public struct Target: Sendable, Hashable {
    /// The identifier of the target in its project.
    public var identifier: String
    /// The name.
    public var name: String
    /// Who builds it.
    public var kind: Kind
    /// The kind of product, such as `com.apple.product-type.application`; `nil` when there is none.
    public var productType: ProductType?
    /// The name of the product's file, such as `Recipes.app`.
    public var productName: String?
    /// The platforms that the settings of the target and the project name, such as `iphoneos`; a hint, because
    /// xcconfig files are not looked into here. Sorted.
    public var platformHints: [String]
    /// The names of the configurations in their order.
    public var configurations: [String]
    /// The phases in their order.
    public var phases: [BuildPhase]
    /// What is built first or used, in the order of the project.
    public var dependencies: [TargetDependency]
    /// Where the target is written.
    public var location: SourceLocation? {
        get { place.location }
        set { place = .location(newValue) }
    }

    private var place: WrittenPlace

    /// Who builds a target.
    public enum Kind: String, Sendable, Hashable {
        /// Xcode.
        case native
        /// Nobody: it only groups others and runs scripts.
        case aggregate
        /// Another build system.
        case legacy
        /// Project Builder or an early Xcode, in a class of its own.
        case ancient
    }

    /// Makes a target.
    package init(
        identifier: String,
        name: String,
        kind: Kind,
        productType: ProductType? = nil,
        productName: String? = nil,
        platformHints: [String] = [],
        configurations: [String] = [],
        phases: [BuildPhase] = [],
        dependencies: [TargetDependency] = [],
        location: SourceLocation? = nil
    ) {
        self.init(
            identifier: identifier,
            name: name,
            kind: kind,
            productType: productType,
            productName: productName,
            platformHints: platformHints,
            configurations: configurations,
            phases: phases,
            dependencies: dependencies,
            place: .location(location)
        )
    }

    /// Makes a target of a place whose lines may not be counted yet.
    init(
        identifier: String,
        name: String,
        kind: Kind,
        productType: ProductType?,
        productName: String?,
        platformHints: [String],
        configurations: [String],
        phases: [BuildPhase],
        dependencies: [TargetDependency],
        place: WrittenPlace
    ) {
        self.identifier = identifier
        self.name = name
        self.kind = kind
        self.productType = productType
        self.productName = productName
        self.platformHints = platformHints
        self.configurations = configurations
        self.phases = phases
        self.dependencies = dependencies
        self.place = place
    }
}

extension Target {
    /// The names of the targets that are built first, sorted; those of other projects included.
    public var targetDependencyNames: [String] {
        let names = dependencies.compactMap { dependency in
            switch dependency.subject {
            case .target, .projectTarget: dependency.name
            case .packageProduct, .packagePlugin: nil
            }
        }
        return Set(names).sorted()
    }

    /// The names of the package products that are used, sorted.
    public var packageProductNames: [String] {
        let names = dependencies.compactMap { dependency in
            if case .packageProduct(let name, _) = dependency.subject { name } else { nil }
        }
        return Set(names).sorted()
    }
}
