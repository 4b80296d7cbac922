import Foundation
import SystemSupport
import TestSupport
import Testing
import XML

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("XML of real projects", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct XMLOracleTests {
    static let kinds: [(folder: String, suffix: String, count: Int)] = [
        ("xcscheme", ".xcscheme", 41), ("xcworkspace", ".xcworkspacedata", 22), ("storyboards", ".storyboard", 1),
        ("storyboards", ".xib", 1),
    ]

    @Test("Foundation finds the same elements, attributes and texts", arguments: kinds)
    func sameTree(folder: String, suffix: String, count: Int) throws {
        let files = Corpus.files(below: folder, suffix: suffix)
        #expect(files.count >= count)
        for file in files {
            let bytes = try DiskFileSystem().read(file)
            let own = try XMLReader.read(bytes, path: file)
            let other = try OracleXMLDocument(data: Data(bytes), options: .nodePreserveWhitespace)
            let otherRoot = try #require(other.rootElement())
            let isSame = Self.lines(of: own.root) == Self.lines(of: otherRoot)
            #expect(isSame, "\(file)")
        }
    }

    /// A line for each element and each text that is more than white space, the same for both kinds of trees.
    private static func lines(of element: XML.XMLElement) -> [String] {
        let attributes = element.attributes.map { "\($0.name)=\($0.value)" }
        var result = ["<\(element.name) \(attributes.sorted())"]
        for child in element.children {
            switch child {
            case .element(let element): result += lines(of: element)
            case .text(let text): result += lines(ofText: text)
            case .comment(let comment): result.append("!" + comment)
            }
        }
        return result + [">"]
    }

    private static func lines(of element: OracleXMLElement) -> [String] {
        let attributes = ((element.attributes ?? []) + (element.namespaces ?? [])).map { attribute in
            "\(name(of: attribute))=\(attribute.stringValue ?? "")"
        }
        var result = ["<\(element.name ?? "") \(attributes.sorted())"]
        for child in element.children ?? [] {
            if let element = child as? OracleXMLElement {
                result += lines(of: element)
            } else if child.kind == .text {
                result += lines(ofText: child.stringValue ?? "")
            } else if child.kind == .comment {
                result.append("!" + (child.stringValue ?? ""))
            }
        }
        return result + [">"]
    }

    private static func name(of attribute: OracleXMLNode) -> String {
        guard attribute.kind == .namespace else { return attribute.name ?? "" }
        let prefix = attribute.name ?? ""
        return prefix.isEmpty ? "xmlns" : "xmlns:" + prefix
    }

    private static func lines(ofText text: String) -> [String] {
        text.allSatisfy(\.isWhitespace) ? [] : ["." + text]
    }
}

#if canImport(FoundationXML)
    private typealias OracleXMLDocument = FoundationXML.XMLDocument
    private typealias OracleXMLElement = FoundationXML.XMLElement
    private typealias OracleXMLNode = FoundationXML.XMLNode
#else
    private typealias OracleXMLDocument = Foundation.XMLDocument
    private typealias OracleXMLElement = Foundation.XMLElement
    private typealias OracleXMLNode = Foundation.XMLNode
#endif
