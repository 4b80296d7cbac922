public import Diagnostics
import XML

/// A bundle of tests that a scheme runs.
public struct SchemeTestable: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "TestableReference"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes a bundle of tests, all of which are run.
    public init(_ reference: BuildableReference) {
        element = XMLElement(Self.elementName)
        isSkipped = false
        self.reference = reference
    }

    /// The target of the tests.
    public var reference: BuildableReference? {
        get { element[BuildableReference.self] }
        set { element[BuildableReference.self] = newValue }
    }

    /// Whether none of the tests is run.
    public var isSkipped: Bool {
        get { element[flag: "skipped"] ?? false }
        set { element[flag: "skipped"] = newValue }
    }

    /// Whether the tests run in several processes at once.
    public var isParallelizable: Bool {
        get { element[flag: "parallelizable"] ?? false }
        set { element[flag: "parallelizable"] = newValue }
    }

    /// Whether only ``selectedTests`` are run.
    public var runsOnlySelectedTests: Bool {
        get { element[flag: "useTestSelectionWhitelist"] ?? false }
        set { element[flag: "useTestSelectionWhitelist"] = newValue }
    }

    /// The tests that are not run, such as `SuiteName/testName()`.
    public var skippedTests: [String] {
        get { tests(in: "SkippedTests") }
        set { setTests(newValue, in: "SkippedTests") }
    }

    /// The tests that are run when ``runsOnlySelectedTests``.
    public var selectedTests: [String] {
        get { tests(in: "SelectedTests") }
        set { setTests(newValue, in: "SelectedTests") }
    }

    /// The place of the bundle in the file; `nil` when it was not read.
    public var sourceLocation: SourceLocation? { element.location }

    private func tests(in list: String) -> [String] {
        element.element(named: list)?.elements(named: ["Test"]).compactMap { $0[attribute: "Identifier"] } ?? []
    }

    private mutating func setTests(_ tests: [String], in name: String) {
        guard element.element(named: name) != nil || !tests.isEmpty else { return }
        var list = element.element(named: name) ?? XMLElement(name)
        list.replaceElements(named: ["Test"], with: tests.map { XMLElement("Test", attributes: [XMLAttribute("Identifier", $0)]) })
        element.replaceFirst(named: name, with: list, order: ["BuildableReference", "SkippedTests", "SelectedTests"])
    }
}

/// A test plan that a scheme runs.
public struct SchemeTestPlan: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "TestPlanReference"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes a reference to a test plan.
    public init(_ location: WorkspaceLocation, isDefault: Bool = false) {
        element = XMLElement(Self.elementName, attributes: [XMLAttribute("reference", location.description)])
        self.isDefault = isDefault
    }

    /// Where the plan is, as it is written: `container:App.xctestplan`.
    public var reference: String? {
        get { element[attribute: "reference"] }
        set { element[attribute: "reference"] = newValue }
    }

    /// Whether it is the plan that is run when nobody says which.
    public var isDefault: Bool {
        get { element[flag: "default"] ?? false }
        set { element[flag: "default"] = newValue ? true : nil }
    }

    /// The place of the reference in the file; `nil` when it was not read.
    public var sourceLocation: SourceLocation? { element.location }
}
