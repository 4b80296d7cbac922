import CXML
import Diagnostics

/// What libxml2 does not like about a text, and where it noticed.
struct XMLFault {
    /// Its number of the kind of fault.
    var code: UInt32
    /// The line, counted from 1.
    var line: Int
    /// The column in characters, counted from 1.
    var column: Int
    /// The names that its message is about.
    var names: [String] = []
    /// Its message.
    var message = ""

    /// The error to throw.
    ///
    /// - Parameters:
    ///   - places: finds the place in the text.
    ///   - element: the innermost element that has not ended.
    func error(in places: XMLPlaces, element: XMLElement?) -> DiagnosticError {
        let location = places.location(line: line, column: column, backTo: opening)
        var notes: [Diagnostic.Note] = []
        if let element, code == XML_ERR_TAG_NAME_MISMATCH.rawValue || code == XML_ERR_TAG_NOT_FINISHED.rawValue {
            notes = [Diagnostic.Note("'<\(element.name)>' begins here", at: element.location)]
        }
        let wording = documentWording(element) ?? attributeWording ?? referenceWording ?? markupWording ?? libraryWording
        return Self.error(wording, at: location, notes: notes)
    }

    /// An error about a text that is no XML.
    static func error(_ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = []) -> DiagnosticError {
        DiagnosticError("invalid-xml", "invalid XML: \(message)", at: location, notes: notes)
    }

    /// The character that the fault begins with, where libxml2 notices it only behind.
    private var opening: UInt8? {
        switch code {
        case XML_ERR_TAG_NAME_MISMATCH.rawValue: UInt8(ascii: "<")
        case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue, XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue:
            UInt8(ascii: "&")
        case XML_ERR_INVALID_CHAR.rawValue where isAboutReference: UInt8(ascii: "&")
        case XML_ERR_NAME_REQUIRED.rawValue where isAboutReference: UInt8(ascii: "&")
        default: nil
        }
    }

    private var isAboutReference: Bool { message.hasPrefix("xmlParseEntityRef") || message.hasPrefix("xmlParseCharRef") }
}

extension XMLFault {
    /// Takes over what libxml2 reports.
    init(_ error: xmlError) {
        code = UInt32(truncatingIfNeeded: error.code)
        line = Int(error.line)
        column = Int(error.int2)
        names = [error.str1, error.str2].compactMap { $0.map { String(cString: $0) } }
        message = error.message.map { String(cString: $0) } ?? ""
    }

    private func documentWording(_ element: XMLElement?) -> String? {
        switch code {
        case XML_ERR_NO_MEMORY.rawValue: "not enough memory to read the file"
        case XML_ERR_DOCUMENT_EMPTY.rawValue: "an element was expected"
        case XML_ERR_DOCUMENT_END.rawValue: "text behind the end of the outermost element"
        case XML_ERR_TAG_NOT_FINISHED.rawValue: "the text ends before '</\(element?.name ?? "")>'"
        case XML_ERR_TAG_NAME_MISMATCH.rawValue:
            "'</\(names.last ?? "")>' stands where '</\(element?.name ?? "")>' was expected"
        case XML_ERR_INVALID_CHAR.rawValue where message.hasPrefix("Input is not proper UTF-8"):
            "the text is not UTF-8 from here on; save the file as UTF-8"
        case XML_ERR_INVALID_ENCODING.rawValue:
            "the text is not in the encoding that it names; save the file as UTF-8"
        default: nil
        }
    }

    private var attributeWording: String? {
        switch code {
        case XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "a value in quotation marks was expected"
        case XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue: "the value has no closing quotation mark"
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: "the attribute '\(names.first ?? "")' has no value"
        case XML_ERR_ATTRIBUTE_REDEFINED.rawValue: "the attribute '\(names.first ?? "")' stands twice in one element"
        case XML_ERR_LT_IN_ATTRIBUTE.rawValue: "'<' stands in a value; close the quotation mark, or write '<' as '&lt;'"
        default: nil
        }
    }

    private var referenceWording: String? {
        switch code {
        case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue:
            "unknown entity '&\(names.first ?? "");'; write '&' as '&amp;'"
        case XML_ERR_NAME_REQUIRED.rawValue where isAboutReference: "'&' begins no entity; write it as '&amp;'"
        case XML_ERR_NAME_REQUIRED.rawValue: "a name was expected"
        case XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: "the entity does not end in ';'; write '&' as '&amp;' if it is none"
        case XML_ERR_INVALID_HEX_CHARREF.rawValue, XML_ERR_INVALID_DEC_CHARREF.rawValue, XML_ERR_INVALID_CHARREF.rawValue:
            "'&#' takes a number and ';'; write '&' as '&amp;' if none is meant"
        case XML_ERR_INVALID_CHAR.rawValue: "the character is not allowed in XML; remove it"
        default: nil
        }
    }

    private var markupWording: String? {
        switch code {
        case XML_ERR_GT_REQUIRED.rawValue: "'>' was expected"
        case XML_ERR_SPACE_REQUIRED.rawValue: "white space was expected"
        case XML_ERR_COMMENT_NOT_FINISHED.rawValue: "the comment has no end; close it with '-->'"
        case XML_ERR_HYPHEN_IN_COMMENT.rawValue: "'--' stands in a comment; end it with '-->', or write something else"
        case XML_ERR_CDATA_NOT_FINISHED.rawValue: "the section has no end; close it with ']]>'"
        case XML_ERR_MISPLACED_CDATA_END.rawValue: "']]>' stands in text; write it as ']]&gt;'"
        case XML_ERR_PI_NOT_FINISHED.rawValue: "the processing instruction has no end; close it with '?>'"
        case XML_ERR_RESERVED_XML_NAME.rawValue: "'<?xml' stands at the very start of a file and nowhere else"
        default: nil
        }
    }

    /// The message of libxml2 in the form of ours, for the many faults that nobody makes.
    private var libraryWording: String {
        let text = message.prefix { $0 != "\n" }
        return text.isEmpty ? "the text cannot be read" : text.prefix(1).lowercased() + text.dropFirst()
    }
}
