public import Diagnostics
import XML

/// What a scheme does at one occasion.
///
/// The properties are those of all kinds of actions; which ones a file has depends on the kind.
public struct SchemeAction: Sendable, Hashable {
    /// The occasion.
    public let kind: Kind
    var element: XMLElement

    /// The occasions, in the order of the file.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case build
        case test
        case launch
        case profile
        case analyze
        case archive
        case install

        /// The name of the element.
        var elementName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Action" }
    }

    init(_ element: XMLElement, kind: Kind) {
        self.element = element
        self.kind = kind
    }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - kind: the occasion.
    ///   - buildConfiguration: the configuration; a build action has none.
    public init(_ kind: Kind, buildConfiguration: String? = nil) {
        self.init(XMLElement(kind.elementName), kind: kind)
        self.buildConfiguration = buildConfiguration
    }

    /// The parts of all kinds of actions, in the order of the file.
    private static let order = [
        "PreActions", "PostActions", "BuildActionEntries", "TestPlans", "PathRunnable", "RemoteRunnable", "BuildableProductRunnable",
        "MacroExpansion", "Testables", "LocationScenarioReference", "CommandLineArguments", "EnvironmentVariables", "AdditionalOptions",
        "StoreKitConfigurationFileReference", "CodeCoverageTargets",
    ]

    /// The place of the action in the file; `nil` when it was not read.
    public var sourceLocation: SourceLocation? { element.location }

    /// Any attribute, known or not.
    public subscript(attribute name: String) -> String? {
        get { element[attribute: name] }
        set { element[attribute: name] = newValue }
    }

    /// Any attribute that is `YES` or `NO`.
    public subscript(flag name: String) -> Bool? {
        get { element[flag: name] }
        set { element[flag: name] = newValue }
    }
}

// MARK: - All actions

extension SchemeAction {
    /// The configuration that is built.
    public var buildConfiguration: String? {
        get { element[attribute: "buildConfiguration"] }
        set { element[attribute: "buildConfiguration"] = newValue }
    }

    /// What is run before.
    public var preActions: [SchemeScript] {
        get { element[list: "PreActions", SchemeScript.self, order: Self.order] }
        set { element[list: "PreActions", SchemeScript.self, order: Self.order] = newValue }
    }

    /// What is run behind.
    public var postActions: [SchemeScript] {
        get { element[list: "PostActions", SchemeScript.self, order: Self.order] }
        set { element[list: "PostActions", SchemeScript.self, order: Self.order] = newValue }
    }
}

// MARK: - Building and testing

extension SchemeAction {
    /// What a build action builds.
    public var buildEntries: [SchemeBuildEntry] {
        get { element[list: "BuildActionEntries", SchemeBuildEntry.self, order: Self.order] }
        set { element[list: "BuildActionEntries", SchemeBuildEntry.self, order: Self.order] = newValue }
    }

    /// The bundles of tests of a test action.
    public var testables: [SchemeTestable] {
        get { element[list: "Testables", SchemeTestable.self, order: Self.order] }
        set { element[list: "Testables", SchemeTestable.self, order: Self.order] = newValue }
    }

    /// The test plans of a test action.
    public var testPlans: [SchemeTestPlan] {
        get { element[list: "TestPlans", SchemeTestPlan.self, order: Self.order] }
        set { element[list: "TestPlans", SchemeTestPlan.self, order: Self.order] = newValue }
    }
}

// MARK: - Running

extension SchemeAction {
    /// The arguments of what is run.
    public var arguments: [SchemeArgument] {
        get { element[list: "CommandLineArguments", SchemeArgument.self, order: Self.order] }
        set { element[list: "CommandLineArguments", SchemeArgument.self, order: Self.order] = newValue }
    }

    /// The environment variables of what is run.
    public var environmentVariables: [SchemeVariable] {
        get { element[list: "EnvironmentVariables", SchemeVariable.self, order: Self.order] }
        set { element[list: "EnvironmentVariables", SchemeVariable.self, order: Self.order] = newValue }
    }

    /// The target whose product is run, on this machine or on a device.
    public var runnable: BuildableReference? {
        get { element.element(named: runnableName)?[BuildableReference.self] }
        set { setReference(newValue, in: runnableName, attributes: [XMLAttribute("runnableDebuggingMode", "0")]) }
    }

    /// The program that is run when it is no product of a target.
    public var executablePath: String? { element.element(named: "PathRunnable")?[attribute: "FilePath"] }

    /// The target whose settings replace the variables in arguments and environment variables.
    public var macroExpansion: BuildableReference? {
        get { element.element(named: "MacroExpansion")?[BuildableReference.self] }
        set { setReference(newValue, in: "MacroExpansion", attributes: []) }
    }

    private var runnableName: String {
        element.element(named: "RemoteRunnable") == nil ? "BuildableProductRunnable" : "RemoteRunnable"
    }

    /// Puts a reference into the element with a name, which is made with some attributes when it is not there.
    private mutating func setReference(_ reference: BuildableReference?, in name: String, attributes: [XMLAttribute]) {
        var holder = element.element(named: name) ?? XMLElement(name, attributes: attributes)
        holder[BuildableReference.self] = reference
        element.replaceFirst(named: name, with: reference == nil ? nil : holder, order: Self.order)
    }
}
