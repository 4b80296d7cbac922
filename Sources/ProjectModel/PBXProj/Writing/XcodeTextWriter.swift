import PropertyLists

/// Prints a project as Xcode writes it: sections by class, objects by identifier, `isa` first, comments behind identifiers.
///
/// The whole file is printed anew, so that comments of people are lost and so is every layout that is not Xcode's; all
/// values are kept, also duplicate keys and identifiers, and so is the difference between a list of one and a text.
/// What the layout is in detail stands in `docs/formats/pbxproj-printing.md`.
package struct XcodeTextWriter {
    private let document: PBXProjDocument
    private let buffer: PropertyListBuffer
    private let references: ResolvedReferences
    private let comments: ObjectComments
    private let style: XcodeTextStyle
    private var output: XcodeTextOutput

    /// The text of a project.
    ///
    /// - Parameters:
    ///   - document: the project, read from any notation.
    ///   - projectName: the name of the project's folder without `.xcodeproj`, which stands in comments.
    package static func text(of document: PBXProjDocument, projectName: String) -> [UInt8] {
        text(of: document, projectName: projectName, style: XcodeTextStyle(of: document))
    }

    /// The text of a project in the style of another one.
    ///
    /// - Parameter witness: the file whose spelling of comments counts; `nil` for that of the project itself.
    static func text(
        of document: PBXProjDocument, projectName: String, style: XcodeTextStyle, witness: PBXProjDocument? = nil
    ) -> [UInt8] {
        let references = ResolvedReferences(document.table)
        let comments = ObjectComments(document, references, style: style, projectName: projectName, witness: witness ?? document)
        return document.propertyList.withBuffer { buffer in
            // Room for what a later Xcode writes in more words.
            XcodeTextOutput.text(capacity: buffer.bytes.count + buffer.bytes.count / 8) { output in
                var writer = XcodeTextWriter(
                    document: document, buffer: buffer, references: references, comments: comments, style: style, output: output)
                writer.writeDocument()
                output = writer.output
            }
        }
    }

    private mutating func writeDocument() {
        let root = document.propertyList.root
        let objects = root["objects"]?.identity
        output.append("// !$*UTF8*$!\n{\n")
        PairOrder.forEachKey(of: root.identity, in: document.propertyList, buffer) { key in
            if key + 1 == objects {
                output.append("\tobjects = {\n")
                writeSections()
                output.append("\t};\n")
            } else {
                output.indent(1)
                writePair(key, depth: 1, as: .references)
                output.append("\n")
            }
        }
        output.append("}\n")
    }

    /// Objects without a class, which only damaged files have, come first and in no section.
    private mutating func writeSections() {
        for section in PrintedSection.sections(of: document, buffer) {
            let title = section.name.replacing("*/", with: "* /")
            if !title.isEmpty { output.append("\n/* Begin \(title) section */\n" as String) }
            for ordinal in section.ordinals { writeObject(Int(ordinal)) }
            if !title.isEmpty { output.append("/* End \(title) section */\n" as String) }
        }
    }

    private mutating func writeObject(_ ordinal: Int) {
        let entry = document.table.entries[ordinal]
        output.indent(2)
        writeText(Int(entry.key))
        writeComment(of: ordinal)
        output.append(" = ")
        if isOnOneLine(entry.objectClass) {
            writeOnOneLine(Int(entry.value), as: .references)
        } else {
            write(Int(entry.value), depth: 2, as: .references)
        }
        output.append(";\n")
    }

    private func isOnOneLine(_ objectClass: PBXClass?) -> Bool {
        switch objectClass {
        case .buildFile, .fileReference: true
        case .synchronizedRootGroup: style.putsSynchronizedFoldersOnOneLine
        default: false
        }
    }
}

// MARK: - Values

extension XcodeTextWriter {
    /// Writes a value whose containers take one line for each item.
    ///
    /// - Parameters:
    ///   - node: the place of the value in the document.
    ///   - depth: the indent of the line that the value begins on.
    ///   - strings: what the strings in the value are.
    private mutating func write(_ node: Int, depth: Int, as strings: StringRole) {
        switch buffer.nodes[node].kind {
        case .dictionary:
            output.append("{\n")
            PairOrder.forEachKey(of: node, in: document.propertyList, buffer) { key in
                output.indent(depth + 1)
                writePair(key, depth: depth + 1, as: strings)
                output.append("\n")
            }
            output.indent(depth)
            output.append("}")
        case .array:
            output.append("(\n")
            var item = node + 1
            while item < buffer.end(of: node) {
                writeLine(item, depth: depth, as: strings)
                item = buffer.end(of: item)
            }
            output.indent(depth)
            output.append(")")
        default: writeScalar(node, as: strings)
        }
    }

    /// Writes a key and its value, which follows it in the document.
    private mutating func writePair(_ key: Int, depth: Int, as strings: StringRole) {
        let value = key + 1
        writeText(key)
        output.append(" = ")
        if strings == .references, buffer.nodes[value].kind == .array, isProjectReferences(key) {
            writeProjectReferences(document.propertyList.value(identity: value).items, depth: depth)
        } else {
            write(value, depth: depth, as: strings.role(below: key, in: document.propertyList, buffer))
        }
        output.append(";")
    }

    private func isProjectReferences(_ key: Int) -> Bool {
        if let text = buffer.plainText(key) { return ByteComparison.areEqual(text, "projectReferences") }
        return document.propertyList.value(identity: key).equals("projectReferences")
    }

    private mutating func writeProjectReferences(_ items: PropertyListItems, depth: Int) {
        output.append("(\n")
        for item in PairOrder.sortedByProjectName(items, in: document.table) { writeLine(item.identity, depth: depth, as: .references) }
        output.indent(depth)
        output.append(")")
    }

    private mutating func writeLine(_ item: Int, depth: Int, as strings: StringRole) {
        output.indent(depth + 1)
        write(item, depth: depth + 1, as: strings)
        output.append(",\n")
    }

    /// Writes a value without a line break; every pair and item is followed by a space.
    private mutating func writeOnOneLine(_ node: Int, as strings: StringRole) {
        switch buffer.nodes[node].kind {
        case .dictionary:
            output.append("{")
            PairOrder.forEachKey(of: node, in: document.propertyList, buffer) { key in
                writeText(key)
                output.append(" = ")
                writeOnOneLine(key + 1, as: strings.role(below: key, in: document.propertyList, buffer))
                output.append("; ")
            }
            output.append("}")
        case .array:
            output.append("(")
            var item = node + 1
            while item < buffer.end(of: node) {
                writeOnOneLine(item, as: strings)
                output.append(", ")
                item = buffer.end(of: item)
            }
            output.append(")")
        default: writeScalar(node, as: strings)
        }
    }

    /// Writes the text of a key.
    private mutating func writeText(_ node: Int) {
        if let text = buffer.plainText(node) { return output.appendScalar(text) }
        document.propertyList.value(identity: node).withText { output.appendScalar($0) }
    }

    private mutating func writeScalar(_ node: Int, as strings: StringRole) {
        let isString = buffer.nodes[node].kind == .string
        if strings == .scriptLines, isString {
            document.propertyList.value(identity: node).withText { output.appendQuoted($0) }
            return
        }
        if let text = buffer.plainText(node) {
            output.appendScalar(text)
        } else {
            output.append(document.propertyList.value(identity: node))
        }
        if strings == .references, isString, let ordinal = references[node] { writeComment(of: ordinal) }
    }

    private mutating func writeComment(of ordinal: Int) {
        comments.withComment(of: ordinal) { output.append($0) }
    }
}
