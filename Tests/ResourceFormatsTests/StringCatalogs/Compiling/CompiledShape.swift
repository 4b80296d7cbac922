import PropertyLists
import ResourceFormats

/// Compiled files in one line each: `de.strings{key=text}`, with the words of string dictionaries shortened.
enum CompiledShape {
    static func lines(_ files: [CompiledStringsFile]) -> [String] {
        files.map { file in
            let name = file.path.replacing(".lproj/T", with: "")
            return name + shape(file.tree)
        }
    }

    private static let short = [
        "NSStringLocalizedFormatKey": "format", "NSStringFormatValueTypeKey": "type", "NSStringDeviceSpecificRuleType": "device",
    ]

    private static func shape(_ tree: PropertyListTree) -> String {
        switch tree {
        case .string(let text): text
        case .dictionary(let pairs):
            "{"
                + pairs.filter { $0.value != .string("NSStringPluralRuleType") }.map { "\(short[$0.key] ?? $0.key)=\(shape($0.value))" }
                .joined(separator: "; ") + "}"
        default: "?"
        }
    }
}
