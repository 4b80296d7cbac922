import Checksums

/// Texts by which a finding is known again in a later report, also when lines were moved.
///
/// A fingerprint is made of the path, the tool, the rule and the text of the line. Of several findings with the same of all, the second
/// and following ones get a number, so that each has a fingerprint of its own.
package enum FindingFingerprints {
    /// The fingerprints of findings, in their order: 32 hexadecimal digits each.
    package static func all(of findings: [Finding]) -> [String] {
        var counts: [Digest: Int] = [:]
        return findings.map { finding in
            let digest = SHA256.digest(of: bytes(of: finding))
            let count = counts[digest, default: 0]
            counts[digest] = count + 1
            guard count > 0 else { return String(digest.text.prefix(32)) }
            return String(SHA256.digest(of: digest.bytes + Array(String(count).utf8)).text.prefix(32))
        }
    }

    private static func bytes(of finding: Finding) -> [UInt8] {
        var bytes: [UInt8] = []
        // Where nobody knows the line, the message and the number of the line have to do.
        let place = finding.source ?? "\(finding.line) \(finding.message)"
        for part in [finding.path, finding.tool, finding.rule ?? finding.message, place] {
            bytes += part.utf8
            bytes.append(0)
        }
        return bytes
    }
}
