import CFreeType
package import Diagnostics

/// Reads which faces are in a font file: TrueType, OpenType, and collections of them.
package enum FontReader {
    /// The largest file that is read.
    package static let byteLimit = 128 * 1024 * 1024
    /// The largest number of faces of a collection.
    package static let faceLimit = 1024

    /// Reads the faces of a file in their order.
    ///
    /// Names are the English ones. Instances of a variable font are not faces of their own.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - path: its name, used in messages.
    /// - Throws: ``DiagnosticError`` when it is no font, or one without names.
    package static func faces(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [FontFace] {
        guard bytes.count <= byteLimit else {
            throw fault("font-limit", "the font has \(bytes.count) bytes, \(byteLimit) are allowed", path)
        }
        guard isFont(bytes) else {
            throw fault("invalid-font", "the file is no TrueType or OpenType font; take it out of the inputs, or convert it", path)
        }
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw fault("font-library", "FreeType cannot be started", path)
        }
        defer { FT_Done_FreeType(library) }
        // FreeType reads the bytes as long as a face is open.
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(DiagnosticError) in try faces(library, buffer, path: path) }
        }
        return try result.get()
    }

    private static func faces(
        _ library: FT_Library, _ bytes: UnsafeBufferPointer<UInt8>, path: String
    ) throws(DiagnosticError) -> [FontFace] {
        var faces: [FontFace] = []
        var count = 1
        while faces.count < count {
            var opened: FT_Face?
            let status = FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(faces.count), &opened)
            guard status == 0, let face = opened else {
                let number = faces.isEmpty && count == 1 ? "" : " in its face \(faces.count + 1)"
                throw fault("invalid-font", "the font is damaged\(number): FreeType reports \(reason(status)); replace the file", path)
            }
            defer { FT_Done_Face(face) }
            count = Int(face.pointee.num_faces)
            guard (1...faceLimit).contains(count) else {
                throw fault("font-limit", "the font has \(count) faces, \(faceLimit) are allowed", path)
            }
            faces.append(try self.face(face, index: faces.count, path: path))
        }
        return faces
    }

    private static func face(_ face: FT_Face, index: Int, path: String) throws(DiagnosticError) -> FontFace {
        guard let family = face.pointee.family_name.map({ String(cString: $0) }), !family.isEmpty else {
            throw fault("font-names", "the font has no family name, so that no code can ask for it; give it one in its table 'name'", path)
        }
        let style = face.pointee.style_name.map { String(cString: $0) } ?? ""
        let named = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
        // What systems make of a font without a name for code.
        let made = [family, style].filter { !$0.isEmpty }.joined(separator: "-").filter { $0 != " " }
        return FontFace(family: family, style: style, postScriptName: named.isEmpty ? made : named, index: index)
    }

    /// Whether a file begins as fonts do whose names this reads; FreeType would take many other formats.
    private static func isFont(_ bytes: [UInt8]) -> Bool {
        let begin = Array(bytes.prefix(4))
        return begin == [0, 1, 0, 0] || [Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)].contains(begin)
    }

    private static func reason(_ status: FT_Error) -> String {
        switch status {
        case 0x01: "that it cannot be opened"
        case 0x02: "an unknown format"
        case 0x03, 0x08: "a broken table"
        case 0x40: "that there is not enough memory"
        case 0x55: "that it ends too early"
        case 0x8E, 0x90: "that a table is missing"
        default: "the error \(status)"
        }
    }

    private static func fault(_ code: String, _ message: String, _ path: String) -> DiagnosticError {
        DiagnosticError(code, message, at: SourceLocation(path: path))
    }
}
