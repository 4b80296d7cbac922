/// The names of modules that SwiftPM makes of the names of targets.
enum ModuleName {
    /// The name as an identifier of C: what may not stand in one, or not at its beginning, becomes `_`.
    static func identifier(of name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isFirst = result.isEmpty
            result.unicodeScalars.append(isAllowed(scalar, isFirst: isFirst) ? scalar : "_")
        }
        return result
    }

    private static func isAllowed(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_": true
        case "0"..."9": !isFirst
        default: scalar.value >= 0x80 && (isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
        }
    }
}
