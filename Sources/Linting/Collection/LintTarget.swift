/// A target as linting sees it: what it is called, what it makes, and the Swift files that the linter is to look at.
package struct LintTarget: Sendable, Hashable {
    /// The name of the target, behind that of its project where that tells it from others.
    package var name: String
    /// All names that a rule may mean it by.
    package var names: [String]
    /// The type of its product, such as `bundle.unit-test`; `nil` when it makes none.
    package var product: String?
    /// Whether its product is a bundle of tests.
    package var isTest: Bool
    /// The paths of its Swift files as they are shown: relative to the working directory, or absolute.
    package var files: [String]

    /// Makes a target of its files.
    package init(name: String, names: [String]? = nil, product: String? = nil, isTest: Bool = false, files: [String]) {
        self.name = name
        self.names = names ?? [name]
        self.product = product
        self.isTest = isTest
        self.files = files
    }
}
