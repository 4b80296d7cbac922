import PropertyLists

/// The comments that Xcode writes behind the identifiers of objects, each made once.
///
///     8A1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 8A2 /* App.swift */; };
struct ObjectComments {
    private let table: PBXObjectTable
    private let owners: ObjectOwners
    private let style: XcodeTextStyle
    private let projectName: String
    /// All comments as they are written, one after the other.
    private var texts: [UInt8] = []
    /// The part of ``texts`` that is the comment of the object with this ordinal.
    private var places: [Place]

    /// A part of ``texts``; no bytes when an object has no comment.
    private struct Place {
        var offset = 0
        var count = 0
    }

    private static let opening: StaticString = " /* "
    private static let closing: StaticString = " */"

    /// Makes the comments of all objects of a project.
    ///
    /// - Parameter projectName: the name of the project's folder without `.xcodeproj`, which the file itself does not know.
    init(_ document: PBXProjDocument, style: XcodeTextStyle, projectName: String) {
        table = document.table
        owners = ObjectOwners(document)
        self.style = style
        self.projectName = projectName
        places = Array(repeating: Place(), count: document.objectCount)
        texts.reserveCapacity(document.propertyList.bytes.count / 4)
        for (ordinal, entry) in table.entries.enumerated() where !Self.quotesComments(entry.objectClass) { add(ordinal) }
        for (ordinal, entry) in table.entries.enumerated() where Self.quotesComments(entry.objectClass) { add(ordinal) }
    }

    /// Whether the comments of other objects are part of the comment of an object, and have to be there first.
    private static func quotesComments(_ objectClass: PBXClass?) -> Bool {
        switch objectClass {
        case .buildFile, .synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet: true
        default: false
        }
    }

    /// Calls `body` with the comment of an object as it is written, signs and the space before it included, if it has one.
    @inline(__always)
    func withComment(of ordinal: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let place = places[ordinal]
        guard place.count > 0 else { return }
        texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place.offset..<place.offset + place.count])) }
    }

    /// The longest comment that is written, in bytes.
    ///
    /// It is more than two paths of the longest kind that macOS knows. Without a bound, one long name that many objects
    /// refer to would multiply a file without end.
    private static let lengthLimit = 4096

    private mutating func add(_ ordinal: Int) {
        let object = PBXObject(table: table, ordinal: ordinal)
        let opening = texts.count
        append(Self.opening)
        let start = texts.count
        guard append(object), texts.count - start <= Self.lengthLimit else {
            texts.removeLast(texts.count - opening)
            return
        }
        breakCommentEnds(from: start)
        append(Self.closing)
        places[ordinal] = Place(offset: opening, count: texts.count - opening)
    }

    /// Keeps a name with `*/` in it from ending the comment, which would make the file unreadable.
    private mutating func breakCommentEnds(from start: Int) {
        guard texts[start...].contains(UInt8(ascii: "*")) else { return }
        var index = start
        while index + 1 < texts.count {
            if texts[index] == UInt8(ascii: "*"), texts[index + 1] == UInt8(ascii: "/") { texts.insert(UInt8(ascii: " "), at: index + 1) }
            index += 1
        }
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

extension ObjectComments {
    private mutating func appendBuildFile(_ object: PBXObject) {
        let document = table.document
        let dictionary = Int(table.entries[object.ordinal].value)
        let file =
            document.valueIndex(forKey: "fileRef", inDictionary: dictionary)
            ?? document.valueIndex(forKey: "productRef", inDictionary: dictionary)
        appendComment(of: file.flatMap { node in document.withBuffer { table.ordinal(ofNode: node, in: $0) } })
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

extension ObjectComments {
    private mutating func append(_ text: String) { texts += text.utf8 }

    private mutating func append(_ text: StaticString) {
        texts.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Adds the string of a key.
    ///
    /// Answers false, and adds nothing, when there is none or one that is too long for any comment.
    private mutating func appendText(_ key: StaticString, of object: PBXObject) -> Bool {
        let document = table.document
        let dictionary = Int(table.entries[object.ordinal].value)
        guard let node = document.valueIndex(forKey: key, inDictionary: dictionary) else { return false }
        return document.withBuffer { buffer in
            if let text = buffer.plainText(node) { return append(text) }
            let value = document.value(identity: node)
            return value.kind == .string && value.withText { append($0) }
        }
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= Self.lengthLimit else { return false }
        texts.append(contentsOf: text)
        return true
    }

    /// Adds the comment of another object, or the `(null)` that Xcode writes in its place.
    private mutating func appendComment(of ordinal: Int?) {
        guard let place = ordinal.map({ places[$0] }), place.count > 0 else { return append("(null)") }
        let start = place.offset + Self.opening.utf8CodeUnitCount
        let count = place.count - Self.opening.utf8CodeUnitCount - Self.closing.utf8CodeUnitCount
        // The room comes first, because a growing array moves its bytes.
        let end = texts.count
        texts.append(contentsOf: repeatElement(0, count: count))
        texts.withUnsafeMutableBytes { bytes in
            UnsafeMutableRawBufferPointer(rebasing: bytes[end...]).copyBytes(from: bytes[start..<start + count])
        }
    }
}
