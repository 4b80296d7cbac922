/// What an xcframework shall be made of, and how.
package struct XCFrameworkRequest: Sendable, Hashable {
    /// The frameworks, or the libraries, in the order in which they were named.
    package var inputs: [Input] = []
    /// The xcframework that is made; absolute.
    package var output: String
    /// Whether modules that only the same compiler can read may be in it.
    package var allowsInternalDistribution = false
    /// Whether slices for the same platform are made into one.
    package var isMerging = false
    /// Whether what stands at the output is replaced.
    package var isForced = false
    /// What binaries run on that do not say it.
    package var fallbackPlatform: XCFrameworkPlatform?

    /// Names what is put together.
    package init(inputs: [Input] = [], output: String) {
        self.inputs = inputs
        self.output = output
    }

    /// A framework or a library.
    package struct Input: Sendable, Hashable {
        /// Whether it is a framework, which has its headers inside.
        package var isFramework: Bool
        /// Where it is; absolute.
        package var path: String
        /// The folder with its headers; absolute.
        package var headers: String?
        /// Its debug symbols; absolute.
        package var debugSymbols: [String] = []

        /// Names a framework or a library.
        package init(framework path: String) {
            isFramework = true
            self.path = path
        }

        /// Names a library.
        package init(library path: String, headers: String? = nil) {
            isFramework = false
            self.path = path
            self.headers = headers
        }
    }
}
