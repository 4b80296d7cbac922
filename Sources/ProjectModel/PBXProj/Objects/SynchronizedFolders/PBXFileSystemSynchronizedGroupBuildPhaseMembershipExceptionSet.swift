public import PropertyLists

/// Files of a synchronized folder that belong to one given build phase.
public struct PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet: PBXObjectView {
    public let object: PBXObject

    public init(_ object: PBXObject) {
        self.object = object
    }

    public static var classes: [PBXClass] { [.synchronizedBuildPhaseExceptionSet] }

    /// The phase.
    public var buildPhase: PBXObject? { object.reference("buildPhase") }

    /// The files that the phase has.
    public var membershipExceptions: [String] { object.texts("membershipExceptions") }

    /// Attributes such as `CodeSignOnCopy` by path below the folder.
    public var attributesByRelativePath: PropertyListValue? { object.dictionary("attributesByRelativePath") }

    /// The platforms to build a file for, by path below the folder.
    public var platformFiltersByRelativePath: PropertyListValue? { object.dictionary("platformFiltersByRelativePath") }
}
