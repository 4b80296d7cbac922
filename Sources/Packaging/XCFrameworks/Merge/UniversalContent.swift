import Diagnostics
import ObjectFiles

/// Makes files of code for one or several architectures.
enum UniversalContent {
    /// The parts of a file on disk, whatever they are for.
    ///
    /// - Throws: ``DiagnosticError`` when it holds no code, or code for an architecture without a name.
    static func parts(of path: String) throws(DiagnosticError) -> [SliceBinary.Part] {
        var parts: [SliceBinary.Part] = []
        for slice in try ObjectFile(ByteSource(contentsOf: path)).slices {
            var architecture = slice.declaredArchitecture
            if architecture == nil { architecture = try slice.facts().architectures.first }
            guard let architecture else {
                throw DiagnosticError(
                    "no-architecture", "'\(path)' does not say which architecture it is for", at: SourceLocation(path: path))
            }
            parts.append(SliceBinary.Part(architecture: architecture.name, platform: XCFrameworkPlatform(""), slice: slice))
        }
        return parts
    }

    /// The bytes of a file of some parts: the part alone when there is one, and a universal file otherwise.
    ///
    /// - Throws: ``DiagnosticError`` when the parts cannot stand in one file.
    static func source(_ parts: [SliceBinary.Part], path: String) throws(DiagnosticError) -> ByteSource {
        parts.count == 1 ? parts[0].slice.source : try UniversalWriter.join(parts.map(\.slice), path: path)
    }
}
