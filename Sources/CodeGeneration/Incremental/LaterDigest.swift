import Checksums
import Synchronization

/// A checksum that is made when it is asked for first.
final class LaterDigest: Sendable {
    private let make: @Sendable () -> Digest
    private let made = Mutex<Digest?>(nil)

    init(_ make: @escaping @Sendable () -> Digest) { self.make = make }

    var digest: Digest {
        made.withLock { made in
            if let made { return made }
            let digest = make()
            made = digest
            return digest
        }
    }
}
