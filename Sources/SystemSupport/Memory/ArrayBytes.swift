package import Diagnostics

extension [UInt8] {
    /// Calls `body` with the bytes in memory; unlike `withUnsafeBytes` it keeps the type of what `body` throws.
    package func withBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(DiagnosticError) -> Result
    ) throws(DiagnosticError) -> Result {
        let outcome = withUnsafeBytes { bytes in
            Swift.Result { () throws(DiagnosticError) in try body(bytes) }
        }
        return try outcome.get()
    }
}
