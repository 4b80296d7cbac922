import ArtifactCache
import SystemSupport

extension GenerationSettings {
    /// Keeps results where all tools of the user do, unless the environment names no such place.
    ///
    /// Another build of the same version does not share them, as far as the system tells which one runs.
    package mutating func useStandardCache() {
        guard let folder = ArtifactCache.standardFolder(environment: environment) else { return }
        cache = ArtifactCache(folder: folder)
        if let stamp = FileStamp(of: "/proc/self/exe") {
            toolIdentity = "\(stamp.sizeBytes) \(stamp.modifiedSeconds) \(stamp.modifiedNanoseconds)"
        }
    }
}
