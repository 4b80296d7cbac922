import PropertyLists

/// What differs between the releases of Xcode in how they write the same project.
///
/// The releases cannot be told apart by the object version alone, so that the file itself is asked where it can answer.
struct XcodeTextStyle {
    /// Whether synchronized folders stand on one line each, as in the first releases of Xcode 16.
    let putsSynchronizedFoldersOnOneLine: Bool
    /// Whether the comments of exception sets name folder and target; the first releases of Xcode 16 name the class only.
    let namesExceptionSets: Bool
    /// Whether the comments of configurations name the target, as in format 90 and later, and in files that a later Xcode
    /// writes in format 77.
    let namesOwnersOfConfigurations: Bool

    /// Finds the style of a file; what the file does not show is as in the newest Xcode.
    init(of document: PBXProjDocument) {
        let version = document.objectVersion ?? 0
        namesExceptionSets =
            Self.comments(of: [.synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet], in: document) {
                $0.starts(with: "Exceptions for ")
            } ?? true
        namesOwnersOfConfigurations =
            Self.comments(of: [.buildConfiguration], in: document) { $0.contains(" configuration for ") } ?? (version >= 90)
        let folder = document.objects.first { $0.objectClass == .synchronizedRootGroup }
        putsSynchronizedFoldersOnOneLine = folder.map(Self.isOnOneLine) ?? false
    }

    /// Whether an object of a text file has no line break in it.
    private static func isOnOneLine(_ object: PBXObject) -> Bool {
        let propertyList = object.table.document
        return propertyList.format == .openStep && !propertyList.bytes[object.value.sourceRange].contains(0x0A)
    }

    /// Whether the comment of any object of some classes is a certain one; `nil` when none has a comment.
    private static func comments(of classes: [PBXClass], in document: PBXProjDocument, _ isSign: (String) -> Bool) -> Bool? {
        var hasComment = false
        for object in document.objects where object.objectClass.map(classes.contains) ?? false {
            guard let comment = comment(of: object) else { continue }
            if isSign(comment) { return true }
            hasComment = true
        }
        return hasComment ? false : nil
    }

    /// The text of the comment between the identifier of an object and the object, in a text file; `nil` when there is none.
    private static func comment(of object: PBXObject) -> String? {
        let propertyList = object.table.document
        let start = object.identifierValue.sourceRange.upperBound
        let end = object.value.offset
        guard propertyList.format == .openStep, start < end else { return nil }
        let text = String(decoding: propertyList.bytes[start..<end], as: UTF8.self)
        guard let opening = text.firstRange(of: "/* "), let closing = text.firstRange(of: " */"), opening.upperBound <= closing.lowerBound
        else { return nil }
        return String(text[opening.upperBound..<closing.lowerBound])
    }
}
