public import Diagnostics

/// An xcconfig file: its lines with what they say and where they stand.
///
/// What cannot be read is reported and kept, so that writing a document gives the bytes that were read.
public struct XCConfigDocument: Sendable, Hashable {
    /// The file, as locations name it.
    public let path: String
    /// The lines in their order.
    public let items: [XCConfigItem]
    /// The whole file as it was read.
    public let bytes: [UInt8]

    /// Larger files are not read.
    package static let sizeLimitBytes = 1_048_576

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8; bytes that are no UTF-8 are reported, and read as U+FFFD.
    ///   - path: its name, used in locations.
    ///   - diagnostics: where faults go; a line with a fault does not stop the lines after it.
    public static func read(_ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) -> XCConfigDocument {
        guard bytes.count <= sizeLimitBytes else {
            let message = "the file has \(bytes.count) bytes, \(sizeLimitBytes) are read; split it"
            diagnostics.append(Diagnostic(.error, "xcconfig-too-large", message, at: SourceLocation(path: path)))
            let whole = XCConfigItem(content: .unreadable, range: 0..<bytes.count)
            return XCConfigDocument(path: path, items: [whole], bytes: bytes)
        }
        var reader = XCConfigReader(bytes, path: path)
        reader.readAll()
        diagnostics += reader.diagnostics
        return XCConfigDocument(path: path, items: reader.items, bytes: bytes)
    }

    /// The assignments in their order, without those of included files.
    public var assignments: [XCConfigAssignment] {
        items.compactMap { item in
            if case .assignment(let assignment) = item.content { assignment } else { nil }
        }
    }

    /// The includes in their order.
    public var includes: [XCConfigInclude] {
        items.compactMap { item in
            if case .include(let include) = item.content { include } else { nil }
        }
    }
}
