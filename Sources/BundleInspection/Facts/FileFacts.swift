package import Checksums
package import Diagnostics
package import PropertyLists

/// What is known of the content of one file.
package struct FileFacts: Sendable {
    /// What the content is.
    package var content: Content
    /// Paths of the machine that built the file, in their order.
    package var machinePaths: [MachinePathMention]
    /// The SHA-256 of the content; `nil` when nobody wants it.
    package var digest: Digest?
    /// What tells the content from that of other files; `nil` when no other file has its size.
    package var print: ContentPrint.Value?
    /// The content of a header, an interface or a module map; empty when nobody wants it.
    package var text: [UInt8] = []
    /// What the content comes to in a download; `nil` when nobody wants it.
    package var packedBytes: Int?
    /// Why the content could not be understood.
    package var fault: Diagnostic?

    /// What the content of a file is, as far as somebody wants to know.
    package enum Content: Sendable {
        /// Nothing that a rule looks at.
        case none
        /// Machine code.
        case binary(BinaryFacts)
        /// A property list in any notation.
        case propertyList(PropertyListDocument)
        /// The info.json of an artifact bundle.
        case artifactBundle(ArtifactBundleFacts)
        /// A module map.
        case moduleMap(ModuleMapFacts)
        /// A Swift interface.
        case interface(InterfaceFacts)
        /// A compiled catalog of assets.
        case catalog(CompiledCatalog)
        /// A picture that may be the icon of an app.
        case picture(PictureFacts)
    }

    /// Makes facts.
    package init(
        _ content: Content = .none, machinePaths: [MachinePathMention] = [], digest: Digest? = nil, fault: Diagnostic? = nil
    ) {
        self.content = content
        self.machinePaths = machinePaths
        self.digest = digest
        self.fault = fault
    }
}
