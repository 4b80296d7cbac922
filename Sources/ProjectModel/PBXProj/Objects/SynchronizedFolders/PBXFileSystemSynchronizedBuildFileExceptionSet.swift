public import PropertyLists

/// What differs from the rule in a synchronized folder, for one target.
public struct PBXFileSystemSynchronizedBuildFileExceptionSet: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.synchronizedBuildFileExceptionSet] }

    /// The target it is for.
    public var target: PBXObject? { object.reference("target") }

    /// The files that are *not* members when the target owns the folder, and the only ones that *are* when it does
    /// not.
    public var membershipExceptions: [String] { object.texts("membershipExceptions") }

    /// The headers that are copied into the product for everyone.
    public var publicHeaders: [String] { object.texts("publicHeaders") }

    /// The headers that are copied into the product for insiders.
    public var privateHeaders: [String] { object.texts("privateHeaders") }

    /// Compiler flags by path below the folder.
    public var additionalCompilerFlagsByRelativePath: PropertyListValue? { object.dictionary("additionalCompilerFlagsByRelativePath") }

    /// Attributes such as `Weak` or `CodeSignOnCopy` by path below the folder.
    public var attributesByRelativePath: PropertyListValue? { object.dictionary("attributesByRelativePath") }

    /// The platforms to build a file for, by path below the folder.
    public var platformFiltersByRelativePath: PropertyListValue? { object.dictionary("platformFiltersByRelativePath") }

    /// On-demand resource tags by path below the folder.
    public var assetTagsByRelativePath: PropertyListValue? { object.dictionary("assetTagsByRelativePath") }
}
