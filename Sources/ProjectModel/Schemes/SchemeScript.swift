import XML

/// Something that is run before or behind an action of a scheme, mostly a script.
public struct SchemeScript: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "ExecutionAction"
    private static let scriptType = "Xcode.IDEStandardExecutionActionsCore.ExecutionActionType.ShellScriptAction"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// Makes a script of the shell.
    ///
    /// - Parameters:
    ///   - title: its title in Xcode.
    ///   - text: the script.
    ///   - settings: the target whose settings are in the environment of the script.
    public init(title: String = "Run Script", text: String, settings: BuildableReference? = nil) {
        var content = XMLElement("ActionContent", attributes: [XMLAttribute("title", title), XMLAttribute("scriptText", text)])
        if let settings { content.children = [.element(XMLElement("EnvironmentBuildable", children: [.element(settings.element)]))] }
        element = XMLElement(
            Self.elementName, attributes: [XMLAttribute("ActionType", Self.scriptType)], children: [.element(content)]
        )
    }

    /// The kind of action, a long name of Xcode.
    public var actionType: String? { element[attribute: "ActionType"] }

    /// Whether it is a script, and not an e-mail.
    public var isScript: Bool { actionType == Self.scriptType }

    /// Its title.
    public var title: String? {
        get { content?[attribute: "title"] }
        set { set("title", newValue) }
    }

    /// The text of the script.
    public var text: String? {
        get { content?[attribute: "scriptText"] }
        set { set("scriptText", newValue) }
    }

    /// The shell that runs the script; `nil` for that of Xcode, `/bin/sh`.
    public var shell: String? {
        get { content?[attribute: "shellToInvoke"] }
        set { set("shellToInvoke", newValue) }
    }

    /// The target whose settings are in the environment of the script.
    public var settings: BuildableReference? {
        content?.element(named: "EnvironmentBuildable")?[BuildableReference.self]
    }

    private var content: XMLElement? { element.element(named: "ActionContent") }

    private mutating func set(_ name: String, _ value: String?) {
        var content = content ?? XMLElement("ActionContent")
        content[attribute: name] = value
        element.replaceFirst(named: "ActionContent", with: content, order: [])
    }
}
