import PropertyLists

/// What releases of Xcode write differently, going by what the file itself has.
extension ProjectDraft {
    /// The version of the file; 0 when it has none.
    var objectVersion: Int { base.document.objectVersion ?? 0 }

    /// Whether phases have the keys `buildActionMask` and `runOnlyForDeploymentPostprocessing` when they say nothing special.
    var writesStandardPhaseKeys: Bool {
        have("buildActionMask") { $0.isBuildPhase } ?? (objectVersion < 90)
    }

    /// Whether the place that a phase copies to is a word and not a number.
    var writesDestinationsAsWords: Bool {
        have("dstSubfolder") { $0 == .copyFilesBuildPhase } ?? (objectVersion >= 90)
    }

    /// Whether lists of configurations have the key `defaultConfigurationIsVisible`.
    var writesDefaultConfigurationVisibility: Bool {
        have("defaultConfigurationIsVisible") { $0 == .configurationList } ?? (objectVersion < 90)
    }

    /// Whether any object of some classes has a key; `nil` when there are no such objects.
    private func have(_ key: StaticString, _ isMeant: (PBXClass) -> Bool) -> Bool? {
        var hasObjects = false
        for object in base.document.objects {
            guard let objectClass = object.objectClass, isMeant(objectClass) else { continue }
            if object.value[key] != nil { return true }
            hasObjects = true
        }
        return hasObjects ? false : nil
    }
}
