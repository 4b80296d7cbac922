import Diagnostics

extension XCProjDocument {
    func text(applying changes: ObjectChanges) throws(DiagnosticError) -> [UInt8] { bytes }
}
