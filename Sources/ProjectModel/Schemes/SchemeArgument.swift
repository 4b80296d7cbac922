import XML

/// An argument that a scheme gives to what it runs.
public struct SchemeArgument: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "CommandLineArgument"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes an argument.
    public init(_ argument: String, isEnabled: Bool = true) {
        element = XMLElement(Self.elementName)
        self.argument = argument
        self.isEnabled = isEnabled
    }

    /// The text, which may be several arguments for a shell.
    public var argument: String {
        get { element[attribute: "argument"] ?? "" }
        set { element[attribute: "argument"] = newValue }
    }

    /// Whether it is given at all.
    public var isEnabled: Bool {
        get { element[flag: "isEnabled"] ?? true }
        set { element[flag: "isEnabled"] = newValue }
    }
}

/// An environment variable that a scheme sets for what it runs.
public struct SchemeVariable: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "EnvironmentVariable"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes a variable.
    public init(_ name: String, _ value: String, isEnabled: Bool = true) {
        element = XMLElement(Self.elementName)
        self.name = name
        self.value = value
        self.isEnabled = isEnabled
    }

    /// The name.
    public var name: String {
        get { element[attribute: "key"] ?? "" }
        set { element[attribute: "key"] = newValue }
    }

    /// The value.
    public var value: String {
        get { element[attribute: "value"] ?? "" }
        set { element[attribute: "value"] = newValue }
    }

    /// Whether it is set at all.
    public var isEnabled: Bool {
        get { element[flag: "isEnabled"] ?? true }
        set { element[flag: "isEnabled"] = newValue }
    }
}
