import PropertyLists

/// The comments that Xcode writes behind the identifiers of objects, each made once.
///
///     8A1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 8A2 /* App.swift */; };
struct ObjectComments {
    private let table: PBXObjectTable
    private let owners: ObjectOwners
    private let style: XcodeTextStyle
    private let projectName: String
    /// All comments, one after the other.
    private var texts: [UInt8] = []
    /// The part of ``texts`` that is the comment of the object with this ordinal.
    private var ranges: [Range<Int>?]

    /// Makes the comments of all objects of a project.
    ///
    /// - Parameter projectName: the name of the project's folder without `.xcodeproj`, which the file itself does not know.
    init(_ document: PBXProjDocument, style: XcodeTextStyle, projectName: String) {
        table = document.table
        owners = ObjectOwners(document)
        self.style = style
        self.projectName = projectName
        ranges = Array(repeating: nil, count: document.objectCount)
        for object in document.objects where !Self.quotesComments(object) { add(object) }
        for object in document.objects where Self.quotesComments(object) { add(object) }
    }

    /// Whether the comments of other objects are part of the comment of an object, and have to be there first.
    private static func quotesComments(_ object: PBXObject) -> Bool {
        switch object.objectClass {
        case .buildFile, .synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet: true
        default: false
        }
    }

    /// The comment of the object with an ordinal, in UTF-8; `nil` when it has none.
    subscript(ordinal: Int) -> ArraySlice<UInt8>? { ranges[ordinal].map { texts[$0] } }

    /// The longest comment that is written, in bytes.
    ///
    /// It is more than two paths of the longest kind that macOS knows. Without a bound, one long name that many objects
    /// refer to would multiply a file without end.
    private static let lengthLimit = 4096

    private mutating func add(_ object: PBXObject) {
        let start = texts.count
        guard append(object), texts.count - start <= Self.lengthLimit else {
            texts.removeLast(texts.count - start)
            return
        }
        breakCommentEnds(from: start)
        ranges[object.ordinal] = start..<texts.count
    }

    /// Keeps a name with `*/` in it from ending the comment, which would make the file unreadable.
    private mutating func breakCommentEnds(from start: Int) {
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
            if !appendText(of: object.value["name"]) { append(Self.defaultName(ofPhase: phase)) }
        default: return appendText(of: object.value["name"]) || appendText(of: object.value["path"])
        }
        return true
    }
}

// MARK: - Comments that name other objects

extension ObjectComments {
    private mutating func appendBuildFile(_ object: PBXObject) {
        let file = object.value["fileRef"] ?? object.value["productRef"]
        appendComment(of: file.flatMap(table.ordinal(of:)))
        append(" in ")
        appendComment(of: owners[object.ordinal])
    }

    private mutating func appendConfiguration(_ object: PBXObject) -> Bool {
        guard appendText(of: object.value["name"]) else { return false }
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
        if !appendText(of: owner.value["isa"]) { append("(null)") }
        append(" \"")
        if owner.objectClass == .project {
            append(projectName)
        } else if !appendText(of: owner.value["name"]) {
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

    /// Answers false, and adds nothing, when there is no text or one that is too long for any comment.
    private mutating func appendText(of value: PropertyListValue?) -> Bool {
        guard let value, value.kind == .string else { return false }
        return value.withText { text in
            guard text.count <= Self.lengthLimit else { return false }
            texts.append(contentsOf: text)
            return true
        }
    }

    /// Adds the comment of another object, or the `(null)` that Xcode writes in its place.
    private mutating func appendComment(of ordinal: Int?) {
        guard let range = ordinal.flatMap({ ranges[$0] }) else { return append("(null)") }
        texts.append(contentsOf: Array(texts[range]))
    }
}
