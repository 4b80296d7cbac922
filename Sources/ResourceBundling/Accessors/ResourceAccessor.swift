/// Source code with which the code of a target finds the bundle with its resources, wherever the two have been put.
///
/// No path of the machine that builds goes into the code. The bundle is looked for beside whatever may hold it: an app, a framework, an
/// extension, a test bundle, the host of a preview, a program on Linux. When it is nowhere, the code ends the program and lists every
/// place.
package struct ResourceAccessor: Sendable, Hashable {
    /// Who may use the accessor.
    package enum Access: String, Sendable, Hashable, CaseIterable {
        /// The module alone.
        case `internal`
        /// All modules of a package.
        case package
        /// Everyone.
        case `public`
    }

    /// The module that the code belongs to.
    package var moduleName: String
    /// The name of the bundle without `.bundle`; `nil` when the resources lie in the framework or the program itself.
    package var bundleName: String?
    /// Who may use the accessor.
    package var access: Access

    /// Describes an accessor.
    package init(moduleName: String, bundleName: String?, access: Access = .internal) {
        self.moduleName = moduleName
        self.bundleName = bundleName
        self.access = access
    }

    /// The names of the module as identifiers of C and Swift may have them.
    var identifier: String {
        let bytes = moduleName.utf8.map { byte -> UInt8 in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: UInt8(ascii: "_")
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.first.map { (0x30...0x39).contains($0) } == false ? text : "_\(text)"
    }

    /// A text between quotation marks, as Swift and Objective-C write it.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
