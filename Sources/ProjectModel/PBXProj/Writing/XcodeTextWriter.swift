import PropertyLists

/// Prints a project as Xcode writes it: sections by class, objects by identifier, `isa` first, comments behind identifiers.
///
/// The whole file is printed anew, so that comments of people are lost and so is every layout that is not Xcode's; all
/// values are kept, also duplicate keys and identifiers, and so is the difference between a list of one and a text.
/// What the layout is in detail stands in `docs/formats/pbxproj-printing.md`.
package struct XcodeTextWriter {
    private let document: PBXProjDocument
    private let comments: ObjectComments
    private let style: XcodeTextStyle
    private var output: [UInt8] = []

    /// The text of a project.
    ///
    /// - Parameters:
    ///   - document: the project, read from any notation.
    ///   - projectName: the name of the project's folder without `.xcodeproj`, which stands in comments.
    package static func text(of document: PBXProjDocument, projectName: String) -> [UInt8] {
        var writer = XcodeTextWriter(document, projectName: projectName)
        writer.writeDocument()
        return writer.output
    }

    private init(_ document: PBXProjDocument, projectName: String) {
        self.document = document
        style = XcodeTextStyle(of: document)
        comments = ObjectComments(document, style: style, projectName: projectName)
        output.reserveCapacity(document.propertyList.bytes.count)
    }

    private mutating func writeDocument() {
        let root = document.propertyList.root
        let objects = root["objects"]
        output += "// !$*UTF8*$!\n{\n".utf8
        for pair in PairOrder.sorted(root.pairs) {
            if pair.value.identity == objects?.identity {
                output += "\tobjects = {\n".utf8
                writeSections()
                output += "\t};\n".utf8
            } else {
                indent(1)
                writePair(pair, depth: 1, as: .references)
                output.append(0x0A)
            }
        }
        output += "}\n".utf8
    }

    /// Objects without a class, which only damaged files have, come first and in no section.
    private mutating func writeSections() {
        let groups = Dictionary(grouping: document.objects, by: PairOrder.section(of:))
        for name in groups.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let title = name.replacing("*/", with: "* /")
            if !name.isEmpty { output += "\n/* Begin \(title) section */\n".utf8 }
            for object in PairOrder.sortedByIdentifier(groups[name] ?? []) { writeObject(object) }
            if !name.isEmpty { output += "/* End \(title) section */\n".utf8 }
        }
    }

    private mutating func writeObject(_ object: PBXObject) {
        indent(2)
        object.identifierValue.withText { OpenStepText.append($0, to: &output) }
        writeComment(of: object.ordinal)
        output += " = ".utf8
        if isOnOneLine(object) {
            writeOnOneLine(object.value, as: .references)
        } else {
            write(object.value, depth: 2, as: .references)
        }
        output += ";\n".utf8
    }

    private func isOnOneLine(_ object: PBXObject) -> Bool {
        switch object.objectClass {
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
    ///   - depth: the indent of the line that the value begins on.
    ///   - strings: what the strings in the value are.
    private mutating func write(_ value: PropertyListValue, depth: Int, as strings: StringRole) {
        switch value.kind {
        case .dictionary:
            output += "{\n".utf8
            for pair in PairOrder.sorted(value.pairs) {
                indent(depth + 1)
                writePair(pair, depth: depth + 1, as: strings)
                output.append(0x0A)
            }
            indent(depth)
            output.append(UInt8(ascii: "}"))
        case .array: writeLines(value.items, depth: depth, as: strings)
        default: writeScalar(value, as: strings)
        }
    }

    private mutating func writePair(_ pair: PairOrder.Pair, depth: Int, as strings: StringRole) {
        pair.key.withText { OpenStepText.append($0, to: &output) }
        output += " = ".utf8
        if strings == .references, pair.value.kind == .array, pair.key.equals("projectReferences") {
            let references = PairOrder.sortedByProjectName(pair.value.items, in: document.table)
            writeLines(references, depth: depth, as: .references)
        } else {
            write(pair.value, depth: depth, as: strings.role(below: pair))
        }
        output.append(UInt8(ascii: ";"))
    }

    private mutating func writeLines(_ items: some Sequence<PropertyListValue>, depth: Int, as strings: StringRole) {
        output += "(\n".utf8
        for item in items {
            indent(depth + 1)
            write(item, depth: depth + 1, as: strings)
            output += ",\n".utf8
        }
        indent(depth)
        output.append(UInt8(ascii: ")"))
    }

    /// Writes a value without a line break; every pair and item is followed by a space.
    private mutating func writeOnOneLine(_ value: PropertyListValue, as strings: StringRole) {
        switch value.kind {
        case .dictionary:
            output.append(UInt8(ascii: "{"))
            for pair in PairOrder.sorted(value.pairs) {
                pair.key.withText { OpenStepText.append($0, to: &output) }
                output += " = ".utf8
                writeOnOneLine(pair.value, as: strings.role(below: pair))
                output += "; ".utf8
            }
            output.append(UInt8(ascii: "}"))
        case .array:
            output.append(UInt8(ascii: "("))
            for item in value.items {
                writeOnOneLine(item, as: strings)
                output += ", ".utf8
            }
            output.append(UInt8(ascii: ")"))
        default: writeScalar(value, as: strings)
        }
    }

    private mutating func writeScalar(_ value: PropertyListValue, as strings: StringRole) {
        if strings == .scriptLines, value.kind == .string {
            value.withText { OpenStepText.appendQuoted($0, to: &output) }
            return
        }
        OpenStepText.append(value, to: &output)
        if strings == .references, value.kind == .string, let ordinal = document.table.ordinal(of: value) { writeComment(of: ordinal) }
    }

    private mutating func writeComment(of ordinal: Int) {
        guard let comment = comments[ordinal] else { return }
        output += " /* ".utf8
        output += comment
        output += " */".utf8
    }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x09, count: depth))
    }
}
