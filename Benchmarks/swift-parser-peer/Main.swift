import Foundation

#if canImport(SwiftParser)
    import SwiftParser
    import SwiftSyntax
#endif

/// Reads Swift with the toolchain's own parser, as the peer of SwiftSource in `make bench`.
///
///     swift-parser-peer FILE…     prints the seconds of CPU for all files, and the number of declarations and statements in them
///
/// Without the toolchain's parser it prints nothing.
@main
struct Main {
    static func main() throws {
        #if canImport(SwiftParser)
            let files = try CommandLine.arguments.dropFirst().map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
            let start = seconds()
            let count = files.reduce(0) { sum, bytes in
                sum + bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
            }
            print(seconds() - start, count)
        #endif
    }

    /// User and system time of this process.
    private static func seconds() -> Double {
        var usage = rusage()
        getrusage(0, &usage)
        let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
        return user + Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    }
}
