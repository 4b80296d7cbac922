import Diagnostics
import JSON

/// The format of a project file, told by what is in it.
package enum ProjectFileFormat: Sendable {
    /// A property list in any notation, JSON included.
    case pbxproj
    /// The JSON of Xcode 27.
    case xcproj

    /// Recognises the format of a file: a `project.xcproj` is a dictionary of JSON that has no `rootObject`.
    package init(of bytes: [UInt8]) {
        guard Self.isDictionary(bytes) else {
            self = .pbxproj
            return
        }
        var ignored: [Diagnostic] = []
        let root = try? JSONReader.readNode(bytes, path: "", dialect: .json5, diagnostics: &ignored)
        self = root?["rootObject"] != nil ? .pbxproj : .xcproj
    }

    /// Whether a `{` is the first that is no blank or comment, and a key with a colon follows.
    private static func isDictionary(_ bytes: [UInt8]) -> Bool {
        var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        skipBlanks(bytes, &place)
        guard place < bytes.count, bytes[place] == UInt8(ascii: "{") else { return false }
        place += 1
        skipBlanks(bytes, &place)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let mark = bytes[place]
                place += 1
                while place < bytes.count, bytes[place] != mark { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
                place += 1
            case UInt8(ascii: ":"): return true
            case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
            case 0x09...0x0D, 0x20, UInt8(ascii: "/"):
                let start = place
                skipBlanks(bytes, &place)
                if place == start { return false }
            default: place += 1
            }
        }
        return false
    }

    private static func skipBlanks(_ bytes: [UInt8], _ place: inout Int) {
        while place < bytes.count {
            if let end = JSONTextPlaces.end(ofCommentAt: place, in: bytes) {
                place = end
            } else if (0x09...0x0D).contains(bytes[place]) || bytes[place] == 0x20 {
                place += 1
            } else {
                return
            }
        }
    }
}
