import Diagnostics
import PropertyLists
import SystemSupport

/// Compares the fonts that an Info.plist lists with those that are there.
enum FontCheck {
    private static let extensions: Set = ["ttf", "otf", "ttc"]

    /// A warning for each font that is listed and missing, and for each that is there and not listed.
    static func findings(_ infoPlist: PropertyListTree, resources: [Resource], place: String) -> [Diagnostic] {
        guard let listed = infoPlist["UIAppFonts"]?.items?.compactMap(\.text) else { return [] }
        let fonts = resources.filter { extensions.contains(PathText.fileExtension(of: $0.destination).lowercased()) }
        let names = Set(fonts.map(\.destination))
        let missing = listed.filter { !names.contains($0) }.map { font in
            Diagnostic(
                .warning, "font-missing",
                "'UIAppFonts' lists '\(font)', which is no resource of the target; add the file or remove the line",
                at: SourceLocation(path: place))
        }
        let unlisted = fonts.filter { !listed.contains($0.destination) }.map { font in
            Diagnostic(
                .warning, "font-not-listed",
                "the font is not listed in 'UIAppFonts', so that the system does not register it; list it there",
                at: SourceLocation(path: font.path))
        }
        return missing + unlisted
    }
}
