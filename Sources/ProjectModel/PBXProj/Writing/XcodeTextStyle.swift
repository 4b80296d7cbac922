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
                Self.offset(of: "/* Exceptions for ", in: $0) == 0
            } ?? true
        namesOwnersOfConfigurations =
            Self.comments(of: [.buildConfiguration], in: document) {
                Self.offset(of: " configuration for ", in: $0) != nil
            } ?? (version >= 90)
        let folder = document.table.entries.firstIndex { $0.objectClass == .synchronizedRootGroup }
        putsSynchronizedFoldersOnOneLine = folder.map { Self.isOnOneLine(PBXObject(table: document.table, ordinal: $0)) } ?? false
    }

    /// Whether an object of a text file has no line break in it.
    private static func isOnOneLine(_ object: PBXObject) -> Bool {
        let propertyList = object.table.document
        return propertyList.format == .openStep && !propertyList.bytes[object.value.sourceRange].contains(0x0A)
    }

    /// Whether the comment of any object of some classes is a certain one; `nil` when none has a comment.
    private static func comments(
        of classes: [PBXClass], in document: PBXProjDocument, _ isSign: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool? {
        guard document.propertyList.format == .openStep else { return nil }
        var hasComment = false
        return document.propertyList.withBuffer { buffer in
            for entry in document.table.entries {
                guard let objectClass = entry.objectClass, classes.contains(objectClass) else { continue }
                let start = document.propertyList.value(identity: Int(entry.key)).sourceRange.upperBound
                let end = document.propertyList.value(identity: Int(entry.value)).offset
                guard start < end else { continue }
                guard let comment = comment(in: UnsafeBufferPointer(rebasing: buffer.bytes[start..<end])) else { continue }
                if isSign(comment) { return true }
                hasComment = true
            }
            return hasComment ? false : nil
        }
    }

    /// The comment between the identifier of an object and the object, from `/* ` to ` */`; `nil` when there is none.
    private static func comment(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        guard let opening = offset(of: "/* ", in: text), let closing = offset(of: " */", in: text), opening + 3 <= closing else {
            return nil
        }
        return UnsafeBufferPointer(rebasing: text[opening..<closing])
    }

    private static func offset(of words: StaticString, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let count = words.utf8CodeUnitCount
        guard count <= text.count else { return nil }
        return (0...text.count - count).first { start in
            ByteComparison.areEqual(UnsafeBufferPointer(rebasing: text[start..<start + count]), words)
        }
    }
}
