/// The classes of object that are known to occur in a `project.pbxproj`.
///
/// An object of any other class is kept as it is; see ``PBXObject/className``.
public enum PBXClass: String, Sendable, Hashable, CaseIterable {
    case buildFile = "PBXBuildFile"

    case sourcesBuildPhase = "PBXSourcesBuildPhase"
    case frameworksBuildPhase = "PBXFrameworksBuildPhase"
    case resourcesBuildPhase = "PBXResourcesBuildPhase"
    case headersBuildPhase = "PBXHeadersBuildPhase"
    case copyFilesBuildPhase = "PBXCopyFilesBuildPhase"
    case shellScriptBuildPhase = "PBXShellScriptBuildPhase"
    case rezBuildPhase = "PBXRezBuildPhase"
    case javaArchiveBuildPhase = "PBXJavaArchiveBuildPhase"
    case appleScriptBuildPhase = "PBXAppleScriptBuildPhase"
    case buildRule = "PBXBuildRule"

    case fileReference = "PBXFileReference"
    case group = "PBXGroup"
    case variantGroup = "PBXVariantGroup"
    case versionGroup = "XCVersionGroup"
    case referenceProxy = "PBXReferenceProxy"
    case synchronizedRootGroup = "PBXFileSystemSynchronizedRootGroup"
    case synchronizedBuildFileExceptionSet = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    case synchronizedBuildPhaseExceptionSet = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"

    case nativeTarget = "PBXNativeTarget"
    case aggregateTarget = "PBXAggregateTarget"
    case legacyTarget = "PBXLegacyTarget"
    case targetDependency = "PBXTargetDependency"
    case containerItemProxy = "PBXContainerItemProxy"

    case project = "PBXProject"
    case buildConfiguration = "XCBuildConfiguration"
    case configurationList = "XCConfigurationList"

    case remoteSwiftPackageReference = "XCRemoteSwiftPackageReference"
    case localSwiftPackageReference = "XCLocalSwiftPackageReference"
    case swiftPackageProductDependency = "XCSwiftPackageProductDependency"

    // Written by Project Builder and the first Xcodes only.
    case applicationTarget = "PBXApplicationTarget"
    case bundleTarget = "PBXBundleTarget"
    case frameworkTarget = "PBXFrameworkTarget"
    case libraryTarget = "PBXLibraryTarget"
    case toolTarget = "PBXToolTarget"
    case standAloneTarget = "PBXStandAloneTarget"
    case buildStyle = "PBXBuildStyle"
    case applicationReference = "PBXApplicationReference"
    case executableFileReference = "PBXExecutableFileReference"
    case frameworkReference = "PBXFrameworkReference"
    case libraryReference = "PBXLibraryReference"
    case bundleReference = "PBXBundleReference"
    case zipArchiveReference = "PBXZipArchiveReference"
    case folderReference = "PBXFolderReference"
}

extension PBXClass {
    /// Whether objects of this class are build phases.
    public var isBuildPhase: Bool {
        switch self {
        case .sourcesBuildPhase, .frameworksBuildPhase, .resourcesBuildPhase, .headersBuildPhase, .copyFilesBuildPhase,
            .shellScriptBuildPhase, .rezBuildPhase, .javaArchiveBuildPhase, .appleScriptBuildPhase:
            true
        default: false
        }
    }

    /// Whether objects of this class are targets.
    public var isTarget: Bool {
        switch self {
        case .nativeTarget, .aggregateTarget, .legacyTarget, .applicationTarget, .bundleTarget, .frameworkTarget, .libraryTarget,
            .toolTarget, .standAloneTarget:
            true
        default: false
        }
    }

    /// Whether objects of this class have `children` and give them a folder.
    public var isGroup: Bool {
        switch self {
        case .group, .variantGroup, .versionGroup: true
        default: false
        }
    }
}
