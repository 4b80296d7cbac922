import CXML
import Diagnostics

/// Runs libxml2 over a text.
enum XMLEventStream {
    /// Gives a builder the steps of a text.
    static func tree(of bytes: [UInt8], builder: XMLTreeBuilder) throws(DiagnosticError) -> XMLDocument {
        xmlInitParser()
        var state = State(builder: builder, context: xmlNewParserCtxt())
        withUnsafeMutablePointer(to: &state) { parse(bytes, state: $0) }
        return try state.builder.document()
    }

    /// What the callbacks work on.
    private struct State {
        var builder: XMLTreeBuilder
        let context: xmlParserCtxtPtr?

        /// Keeps libxml2 from going on once there is a reason.
        func stopIfNeeded() {
            if builder.fault != nil { xmlStopParser(context) }
        }
    }

    /// Entities are replaced where they stand, which concerns those of XML only: no others can be declared.
    private static let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOCDATA.rawValue)

    private static func parse(_ bytes: [UInt8], state: UnsafeMutablePointer<State>) {
        guard let context = state.pointee.context else {
            state.pointee.builder.add(XMLFault(code: XML_ERR_NO_MEMORY.rawValue, line: 1, column: 1))
            return
        }
        // What libxml2 says beside a parser, such as about a conversion, would go to standard error.
        xmlSetStructuredErrorFunc(nil) { _, _ in }
        defer {
            xmlSetStructuredErrorFunc(nil, nil)
            xmlFreeParserCtxt(context)
        }
        context.pointee.sax.pointee = handler()
        context.pointee.userData = UnsafeMutableRawPointer(state)
        bytes.withUnsafeBytes { buffer in
            let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            xmlFreeDoc(xmlCtxtReadMemory(context, text, Int32(buffer.count), nil, nil, options))
        }
    }

    private static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { user, name, prefix, _, namespaceCount, namespaces, attributeCount, _, attributes in
            guard let state = XMLEventStream.state(user) else { return }
            let values =
                XMLEventStream.declarations(namespaces, count: Int(namespaceCount))
                + XMLEventStream.attributes(attributes, count: Int(attributeCount))
            state.pointee.builder.startElement(XMLEventStream.name(prefix, name), attributes: values)
            state.pointee.stopIfNeeded()
        }
        handler.endElementNs = { user, _, _, _ in
            XMLEventStream.state(user)?.pointee.builder.endElement()
        }
        handler.characters = { user, start, count in
            guard let state = XMLEventStream.state(user), let start else { return }
            let piece = UnsafeBufferPointer(start: start, count: Int(count))
            state.pointee.builder.add(text: String(decoding: piece, as: UTF8.self))
        }
        handler.ignorableWhitespace = handler.characters
        handler.comment = { user, text in
            guard let state = XMLEventStream.state(user) else { return }
            state.pointee.builder.add(comment: XMLEventStream.string(text))
            state.pointee.stopIfNeeded()
        }
        handler.serror = { user, error in
            guard let state = XMLEventStream.state(user), let error = error?.pointee else { return }
            let isNamespace = error.domain == Int32(XML_FROM_NAMESPACE.rawValue)
            guard error.level.rawValue >= XML_ERR_ERROR.rawValue, !isNamespace else { return }
            state.pointee.builder.add(XMLFault(error))
            state.pointee.stopIfNeeded()
        }
        return handler
    }
}

extension XMLEventStream {
    private static func state(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<State>? {
        user?.assumingMemoryBound(to: State.self)
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    private static func name(_ prefix: UnsafePointer<xmlChar>?, _ name: UnsafePointer<xmlChar>?) -> String {
        prefix == nil ? string(name) : string(prefix) + ":" + string(name)
    }

    /// The declarations of namespaces: pairs of a prefix and a value.
    private static func declarations(_ pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) -> [XMLAttribute] {
        guard let pairs else { return [] }
        return (0..<count).map { index in
            let prefix = pairs[index * 2]
            return XMLAttribute(prefix == nil ? "xmlns" : "xmlns:" + string(prefix), string(pairs[index * 2 + 1]))
        }
    }

    /// The attributes: name, prefix, namespace, start and end of the value of each.
    private static func attributes(_ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) -> [XMLAttribute] {
        guard let fields else { return [] }
        return (0..<count).map { index in
            let field = fields + index * 5
            var value = ""
            if let start = field[3], let end = field[4] {
                value = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
            }
            return XMLAttribute(name(field[1], field[0]), value)
        }
    }
}
