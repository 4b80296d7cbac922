import PropertyLists

/// Writes the comments of objects, those first that are part of others.
struct CommentWriter {
    let table: PBXObjectTable
    let buffer: PropertyListBuffer
    let references: ResolvedReferences
    let owners: ObjectOwners
    let style: XcodeTextStyle
    let projectName: String
    /// How comments that are there already are spelled.
    let spelling: CommentSpelling
    var output: XcodeTextOutput
    /// The place of the comment of each object, by ordinal.
    private(set) var places: [ObjectComments.Place]

    private static let opening: StaticString = " /* "
    private static let closing: StaticString = " */"

    /// The longest comment that is written, in bytes.
    ///
    /// It is more than two paths of the longest kind that macOS knows. Without a bound, one long name that many objects
    /// refer to would multiply a file without end.
    private static let lengthLimit = 4096

    init(
        table: PBXObjectTable,
        buffer: PropertyListBuffer,
        references: ResolvedReferences,
        owners: ObjectOwners,
        style: XcodeTextStyle,
        projectName: String,
        spelling: CommentSpelling,
        output: XcodeTextOutput
    ) {
        self.table = table
        self.buffer = buffer
        self.references = references
        self.owners = owners
        self.style = style
        self.projectName = projectName
        self.spelling = spelling
        self.output = output
        places = Array(repeating: ObjectComments.Place(), count: table.entries.count)
    }

    /// Writes the comments of all objects.
    mutating func writeAll() {
        for ordinal in table.entries.indices where !Self.quotesComments(table.entries[ordinal].objectClass) { add(ordinal) }
        for ordinal in table.entries.indices where Self.quotesComments(table.entries[ordinal].objectClass) { add(ordinal) }
    }

    /// Whether the comments of other objects are part of the comment of an object, and have to be there first.
    private static func quotesComments(_ objectClass: PBXClass?) -> Bool {
        switch objectClass {
        case .buildFile, .synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet: true
        default: false
        }
    }

    private mutating func add(_ ordinal: Int) {
        let opening = output.count
        output.append(Self.opening)
        let start = output.count
        guard append(PBXObject(table: table, ordinal: ordinal)), output.count - start <= Self.lengthLimit else {
            output.removeAll(from: opening)
            return
        }
        breakCommentEnds(from: start)
        followSpelling(from: start, ordinal)
        output.append(Self.closing)
        places[ordinal] = ObjectComments.Place(offset: opening, count: output.count - opening)
    }

    /// Keeps a name with `*/` in it from ending the comment, which would make the file unreadable.
    private mutating func breakCommentEnds(from start: Int) {
        guard let text = output.bytes(from: start), ByteComparison.contains(UInt8(ascii: "*"), in: text) else { return }
        var bytes = Array(text)
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { bytes.insert(UInt8(ascii: " "), at: index + 1) }
            index += 1
        }
        output.removeAll(from: start)
        output.append(bytes)
    }

    /// Keeps the form of Unicode that a comment has in the file.
    private mutating func followSpelling(from start: Int, _ ordinal: Int) {
        guard let text = output.bytes(from: start), !ByteComparison.isASCII(text),
            let spelled = spelling.spelling(of: text, behind: PBXObject(table: table, ordinal: ordinal).identifier)
        else { return }
        output.removeAll(from: start)
        output.append(spelled)
    }

    /// Adds the comment of an object to the texts; answers false when it has none.
    private mutating func append(_ object: PBXObject) -> Bool {
        switch object.objectClass {
        case .project: append("Project object")
        case .buildFile: appendBuildFile(object)
        case .configurationList:
            append("Build configuration list for ")
            appendQuotedName(ofOwner: owners[object.ordinal])
        case .buildConfiguration: return appendConfiguration(object)
        case .containerItemProxy, .targetDependency, .buildRule: append(object.className)
        case .remoteSwiftPackageReference:
            append("XCRemoteSwiftPackageReference \"\(Self.packageName(ofURL: object.text("repositoryURL") ?? ""))\"")
        case .localSwiftPackageReference:
            append("XCLocalSwiftPackageReference \"\(object.text("relativePath") ?? "")\"")
        case .swiftPackageProductDependency: return appendProductName(object)
        case .synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet: appendExceptionSet(object)
        case let phase? where phase.isBuildPhase:
            if !appendText("name", of: object) { append(Self.defaultName(ofPhase: phase)) }
        default: return appendText("name", of: object) || appendText("path", of: object)
        }
        return true
    }
}

// MARK: - Comments that name other objects

extension CommentWriter {
    private mutating func appendBuildFile(_ object: PBXObject) {
        let document = table.document
        let dictionary = Int(table.entries[object.ordinal].value)
        let file =
            document.valueIndex(forKey: "fileRef", inDictionary: dictionary)
            ?? document.valueIndex(forKey: "productRef", inDictionary: dictionary)
        appendComment(of: file.flatMap { references[$0] })
        append(" in ")
        appendComment(of: owners[object.ordinal])
    }

    private mutating func appendConfiguration(_ object: PBXObject) -> Bool {
        guard appendText("name", of: object) else { return false }
        guard style.namesOwnersOfConfigurations, let list = owners[object.ordinal] else { return true }
        append(" configuration for ")
        appendQuotedName(ofOwner: owners[list])
        return true
    }

    private mutating func appendExceptionSet(_ object: PBXObject) {
        guard style.namesExceptionSets else { return append(object.className) }
        append("Exceptions for \"")
        appendComment(of: owners[object.ordinal])
        append("\" folder in \"")
        var target = object.reference("target")?.ordinal
        if object.objectClass == .synchronizedBuildPhaseExceptionSet {
            let phase = object.reference("buildPhase")?.ordinal
            appendComment(of: phase)
            append("\" phase from \"")
            target = phase.flatMap { owners[$0] }
        }
        appendComment(of: target)
        append("\" target")
    }

    private mutating func appendProductName(_ object: PBXObject) -> Bool {
        guard let name = object.text("productName") else { return false }
        let prefix = "plugin:"
        append(name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
        return true
    }

    /// `PBXNativeTarget "App"`; a project is called by the name of its folder.
    private mutating func appendQuotedName(ofOwner ordinal: Int?) {
        guard let owner = ordinal.map({ PBXObject(table: table, ordinal: $0) }) else { return append("(null) \"(null)\"") }
        if !appendText("isa", of: owner) { append("(null)") }
        append(" \"")
        if owner.objectClass == .project {
            append(projectName)
        } else if !appendText("name", of: owner) {
            append("(null)")
        }
        append("\"")
    }

    /// The name of the repository: the last component of a URL without one extension, and `.git` is an extension as well.
    static func packageName(ofURL url: String) -> String {
        var path = url[...]
        while path.last == "/" { path.removeLast() }
        let component = path.split(separator: "/").last ?? path
        guard let dot = component.lastIndex(of: "."), dot != component.startIndex else { return String(component) }
        return String(component[..<dot])
    }

    private static func defaultName(ofPhase phase: PBXClass) -> String {
        String(phase.rawValue.dropFirst("PBX".count).dropLast("BuildPhase".count))
    }
}

// MARK: - Adding to the texts

extension CommentWriter {
    private mutating func append(_ text: String) { output.append(text) }

    private mutating func append(_ text: StaticString) { output.append(text) }

    /// Adds the string of a key.
    ///
    /// Answers false, and adds nothing, when there is none or one that is too long for any comment.
    private mutating func appendText(_ key: StaticString, of object: PBXObject) -> Bool {
        let document = table.document
        let dictionary = Int(table.entries[object.ordinal].value)
        guard let node = document.valueIndex(forKey: key, inDictionary: dictionary) else { return false }
        if let text = buffer.plainText(node) { return append(text) }
        let value = document.value(identity: node)
        return value.kind == .string && value.withText { append($0) }
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= Self.lengthLimit else { return false }
        output.append(text)
        return true
    }

    /// Adds the comment of another object, or the `(null)` that Xcode writes in its place.
    private mutating func appendComment(of ordinal: Int?) {
        guard let place = ordinal.map({ places[$0] }), place.count > 0 else { return append("(null)") }
        let (start, end) = (place.offset + Self.opening.utf8CodeUnitCount, place.offset + place.count - Self.closing.utf8CodeUnitCount)
        output.append(start..<end)
    }
}
