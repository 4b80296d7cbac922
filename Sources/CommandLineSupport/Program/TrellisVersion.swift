/// The version of the suite.
package enum TrellisVersion {
    /// The version as all programs print it.
    package static let text = "0.1.0"
}
