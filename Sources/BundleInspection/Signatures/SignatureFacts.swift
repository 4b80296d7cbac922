import Diagnostics
import ObjectFiles
import PropertyLists

/// What rules want to know of a code signature.
package struct SignatureFacts: Sendable, Hashable {
    /// The team that signed; `nil` when nobody says so.
    package var team: String?
    /// What the code may do as the property list says; `nil` when there is none.
    package var entitlements: Entitlements?
    /// What it may do as systems from iOS 15 on read it; `nil` when there is nothing in this form.
    package var encodedEntitlements: Entitlements?
    /// Why something of it could not be read.
    package var fault: String?

    /// The entitlements in the form that there is.
    package var anyEntitlements: Entitlements? { entitlements ?? encodedEntitlements }

    /// Reads the signature of code; `nil` when there is none.
    ///
    /// A damaged one is no reason not to look at the rest of the code.
    init?(_ file: MachOFile) {
        do throws(DiagnosticError) {
            guard let signature = try file.codeSignature() else { return nil }
            team = signature.team
            var ignored: [Diagnostic] = []
            if let bytes = signature.entitlements {
                let document = try PropertyListDocument.read(bytes, path: "entitlements", diagnostics: &ignored)
                entitlements = Entitlements(document.root)
            }
            if let bytes = signature.encodedEntitlements {
                encodedEntitlements = EncodedEntitlements(bytes).entitlements()
                if encodedEntitlements == nil { fault = "the entitlements in DER are damaged" }
            }
        } catch {
            fault = error.diagnostics.first?.message ?? "it is damaged"
        }
    }
}
