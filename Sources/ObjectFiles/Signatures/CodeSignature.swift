package import Diagnostics

/// What the code signature of a Mach-O file says: who signed it, and what it is allowed to do.
///
/// Nothing is verified; checksums and certificates are the business of systems.
///
///     let signature = try file.codeSignature()
///     signature?.team    // "A1B2C3D4E5"
package struct CodeSignature: Sendable, Hashable {
    /// The identifier of what is signed, mostly that of its bundle.
    package var identifier = ""
    /// The team that signed it; `nil` when nobody says so.
    package var team: String?
    /// Whether it has checksums only, and nobody's name.
    package var isAdHoc = false
    /// Whether there is a certificate.
    package var hasCertificate = false
    /// The entitlements as an XML property list; `nil` when there are none in this form.
    package var entitlements: [UInt8]?
    /// The entitlements in DER, which systems from iOS 15 and macOS 12 on read; `nil` when there are none in this form.
    package var encodedEntitlements: [UInt8]?

    /// Begins a signature about which nothing is known.
    package init() {}
}

extension MachOFile {
    /// Reads the code signature; `nil` when there is none, or its place is empty.
    ///
    /// - Throws: ``DiagnosticError`` that names the byte when it is damaged.
    package func codeSignature() throws(DiagnosticError) -> CodeSignature? {
        guard let place = codeSignaturePlace, !place.isEmpty else { return nil }
        return try CodeSignatureReader(source.window(at: place.lowerBound, count: place.count, "code signature")).signature()
    }
}
