import Diagnostics

/// Puts the steps of a text together to a document, without recursion.
struct XMLTreeBuilder {
    /// The reason to stop, once there is one.
    private(set) var fault: DiagnosticError?
    private let source: XMLSource
    private let tagOffsets: [Int]
    private var places: XMLPlaces
    private var tagCount = 0
    private var nodeCount = 0
    private var open: [XMLElement] = []
    /// Text of the innermost element that may go on.
    private var text = ""
    private var root: XMLElement?
    private var leadingComments: [String] = []
    private var trailingComments: [String] = []

    /// Starts with a text of which the start tags are known.
    init(source: XMLSource, tagOffsets: [Int]) {
        self.source = source
        self.tagOffsets = tagOffsets
        places = XMLPlaces(source)
    }

    /// The document, when the text has ended.
    func document() throws(DiagnosticError) -> XMLDocument {
        if let fault { throw fault }
        guard let root else { throw XMLFault.error("an element was expected", at: SourceLocation(path: source.path)) }
        return XMLDocument(root, leadingComments: leadingComments, trailingComments: trailingComments)
    }

    /// Takes a start tag.
    mutating func startElement(_ name: String, attributes: [XMLAttribute]) {
        endText()
        let offset = tagCount < tagOffsets.count ? tagOffsets[tagCount] : source.bytes.count
        tagCount += 1
        let location = places.location(ofOffset: offset)
        guard open.count < XMLReader.depthLimit else {
            stop(DiagnosticError("xml-limit", "elements are nested deeper than \(XMLReader.depthLimit) levels", at: location))
            return
        }
        open.append(XMLElement(name, attributes: attributes, at: location))
        countNode()
    }

    /// Takes an end tag.
    mutating func endElement() {
        endText()
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(.element(element)) }
    }

    /// Takes a piece of text.
    mutating func add(text piece: String) {
        text += piece
    }

    /// Takes a comment.
    mutating func add(comment: String) {
        endText()
        countNode()
        if !open.isEmpty {
            open[open.count - 1].children.append(.comment(comment))
        } else if root == nil {
            leadingComments.append(comment)
        } else {
            trailingComments.append(comment)
        }
    }

    /// Takes what libxml2 does not like; the first counts.
    mutating func add(_ problem: XMLFault) {
        stop(problem.error(in: places, element: open.last))
    }

    private mutating func stop(_ error: DiagnosticError) {
        fault = fault ?? error
    }

    private mutating func endText() {
        guard !text.isEmpty else { return }
        if !open.isEmpty { open[open.count - 1].children.append(.text(text)) }
        text = ""
        countNode()
    }

    private mutating func countNode() {
        nodeCount += 1
        guard nodeCount > XMLReader.nodeLimit else { return }
        let location = SourceLocation(path: source.path)
        stop(DiagnosticError("xml-limit", "the document holds more than \(XMLReader.nodeLimit) elements, texts and comments", at: location))
    }
}
