import SystemSupport

/// The name of a project, which stands in the comments of its file and nowhere else in it.
package enum ProjectNameInComments {
    /// The name of the `.xcodeproj` that a file lies in; for a file elsewhere the name in its own comments, else its own.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - bytes: its text.
    package static func name(path: String, bytes: [UInt8]) -> String {
        let place = ProjectPlace(file: path)
        if place.bundle != path { return place.name }
        return inOwnComments(bytes) ?? place.name
    }

    private static let mark = Array("/* Build configuration list for PBXProject \"".utf8)

    private static func inOwnComments(_ bytes: [UInt8]) -> String? {
        var place = 0
        while let slash = bytes[place...].firstIndex(of: UInt8(ascii: "/")) {
            if bytes[slash...].starts(with: mark) {
                let start = slash + mark.count
                let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == 0x0A } ?? bytes.count
                return String(decoding: bytes[start..<end], as: UTF8.self)
            }
            place = slash + 1
        }
        return nil
    }
}
