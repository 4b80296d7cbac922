public import Diagnostics
import XML

/// A scheme as it stands: what it builds, tests, runs and archives, nothing lost.
///
///     let scheme = try SchemeDocument.read(bytes, path: "App.xcscheme")
///     for testable in scheme[.test]?.testables ?? [] where !testable.isSkipped { … }
///
/// Elements and attributes that have no name here are kept like any other.
public struct SchemeDocument: Sendable, Hashable {
    private var document: XMLDocument

    /// Makes a scheme without actions.
    ///
    /// - Parameter lastUpgradeVersion: the version of the Xcode that last looked it over, such as `1640` for 16.4.
    public init(lastUpgradeVersion: String) {
        let attributes = [XMLAttribute("LastUpgradeVersion", lastUpgradeVersion), XMLAttribute("version", "1.7")]
        document = XMLDocument(XMLElement("Scheme", attributes: attributes))
    }

    /// Reads an `.xcscheme`.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    /// - Throws: `DiagnosticError` when the file is no XML or no scheme.
    public static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> SchemeDocument {
        let document = try XMLReader.read(bytes, path: path)
        guard document.root.name == "Scheme" else {
            let message = "the file begins with '<\(document.root.name)>' where '<Scheme>' was expected, so it is no scheme"
            throw DiagnosticError("no-scheme", message, at: document.root.location)
        }
        return SchemeDocument(document: document)
    }

    private init(document: XMLDocument) {
        self.document = document
    }

    /// What the scheme does at an occasion; `nil` when the file does not say.
    public subscript(kind: SchemeAction.Kind) -> SchemeAction? {
        get { document.root.element(named: kind.elementName).map { SchemeAction($0, kind: kind) } }
        set {
            let order = SchemeAction.Kind.allCases.map(\.elementName)
            var element = newValue?.element
            element?.name = kind.elementName
            document.root.replaceFirst(named: kind.elementName, with: element, order: order)
        }
    }

    /// Any attribute of the scheme itself, such as `LastUpgradeVersion`.
    public subscript(attribute name: String) -> String? {
        get { document.root[attribute: name] }
        set { document.root[attribute: name] = newValue }
    }

    /// The file as Xcode writes it, in UTF-8.
    public var bytes: [UInt8] { XcodeXMLWriter.bytes(of: document) }
}
