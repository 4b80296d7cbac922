package import ObjectFiles

extension ApplePlatform {
    /// Platform and variant as an xcframework names them, such as `ios-simulator`.
    package var destination: String {
        let name = supportedPlatform ?? tripleSuffix
        return variant.map { "\(name)-\($0)" } ?? name
    }
}
