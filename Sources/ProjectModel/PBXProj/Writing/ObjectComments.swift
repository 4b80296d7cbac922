import PropertyLists

/// The comments that Xcode writes behind the identifiers of objects, each made once.
///
///     8A1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 8A2 /* App.swift */; };
struct ObjectComments {
    /// All comments as they are written, one after the other.
    private let texts: [UInt8]
    /// The part of ``texts`` that is the comment of the object with this ordinal.
    private let places: [Place]

    /// A part of ``texts``; no bytes when an object has no comment.
    struct Place {
        var offset = 0
        var count = 0
    }

    /// Makes the comments of all objects of a project.
    ///
    /// - Parameters:
    ///   - projectName: the name of the project's folder without `.xcodeproj`, which the file itself does not know.
    ///   - witness: the file whose spelling of comments counts.
    init(
        _ document: PBXProjDocument, _ references: ResolvedReferences, style: XcodeTextStyle, projectName: String,
        witness: PBXProjDocument
    ) {
        let owners = ObjectOwners(document, references)
        var places: [Place] = []
        texts = XcodeTextOutput.text(capacity: document.propertyList.bytes.count / 4) { output in
            document.propertyList.withBuffer { buffer in
                var writer = CommentWriter(
                    table: document.table,
                    buffer: buffer,
                    references: references,
                    owners: owners,
                    style: style,
                    projectName: projectName,
                    spelling: CommentSpelling(witness),
                    output: output
                )
                writer.writeAll()
                output = writer.output
                places = writer.places
            }
        }
        self.places = places
    }

    /// Calls `body` with the comment of an object as it is written, signs and the space before it included, if it has one.
    @inline(__always)
    func withComment(of ordinal: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let place = places[ordinal]
        guard place.count > 0 else { return }
        texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place.offset..<place.offset + place.count])) }
    }
}
