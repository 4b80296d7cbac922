public import Diagnostics
import JSON

/// A test plan as it stands: which tests are run, and in which configurations, nothing lost.
///
///     var plan = try TestPlanDocument.read(bytes, path: "App.xctestplan", diagnostics: &diagnostics)
///     for target in plan.testTargets where target.isEnabled { … }
///
/// Keys that have no name here are kept like any other, in their order.
public struct TestPlanDocument: Sendable, Hashable {
    private var root: JSONNode
    private let path: String

    /// Makes a plan without tests.
    ///
    /// - Parameters:
    ///   - path: its name, used in locations.
    ///   - configurations: at least one, for Xcode to run anything.
    public init(path: String, configurations: [TestPlanConfiguration]) {
        self.path = path
        let place = TestPlanNode.noPosition
        root = JSONNode(.object([]), at: place)
        self.configurations = configurations
        root.set("defaultOptions", .object([]))
        root.set("testTargets", .array([]))
        root.set("version", .number("1"))
    }

    /// Reads an `.xctestplan`.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives keys that stand twice, and lists of tests in a form that is not known.
    /// - Throws: `DiagnosticError` when the file is no JSON or no test plan.
    public static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> TestPlanDocument {
        let root = try JSONReader.readNode(bytes, path: path, diagnostics: &diagnostics)
        guard case .array = root["testTargets"]?.content else {
            let message = "the file has no array 'testTargets', so it is no test plan"
            throw DiagnosticError("no-test-plan", message, at: root.position.location(in: path))
        }
        let plan = TestPlanDocument(root: root, path: path)
        plan.warnOfUnknownLists(diagnostics: &diagnostics)
        return plan
    }

    private init(root: JSONNode, path: String) {
        self.root = root
        self.path = path
    }

    /// The bundles of tests in their order.
    public var testTargets: [TestPlanTarget] {
        get { root["testTargets"]?.items.map { TestPlanTarget($0, path: path) } ?? [] }
        set { root.set("testTargets", .array(newValue.map(\.node))) }
    }

    /// The configurations, in each of which the tests are run, in their order.
    public var configurations: [TestPlanConfiguration] {
        get { root["configurations"]?.items.map { TestPlanConfiguration($0, path: path) } ?? [] }
        set { root.set("configurations", .array(newValue.map(\.node))) }
    }

    /// The options of all configurations.
    public var defaultOptions: TestPlanOptions {
        get { TestPlanOptions(root["defaultOptions"] ?? TestPlanNode.emptyObject, path: path) }
        set { root.set("defaultOptions", newValue.node.content) }
    }

    /// The file as Xcode writes it, in UTF-8.
    public var bytes: [UInt8] { Array(JSONWriter.text(root.value, style: .xcode).utf8) }

    private func warnOfUnknownLists(diagnostics: inout [Diagnostic]) {
        for target in testTargets {
            for key in ["selectedTests", "skippedTests"] {
                guard let list = target.node[key], list.texts == nil else { continue }
                let message = "'\(key)' is no array of texts; it is kept, but its tests are not known"
                diagnostics.append(Diagnostic(.warning, "unknown-test-list", message, at: list.position.location(in: path)))
            }
        }
    }
}
