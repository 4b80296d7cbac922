import Foundation
import SystemSupport

/// nginx with WebDAV on this machine alone: the server that teams put a cache of results on.
package enum NginxServer {
    /// The program; `nil` when it is not installed.
    package static let program = ExecutableSearch.find(
        "nginx", path: (ProcessEnvironment.variable("PATH") ?? "") + ":/usr/sbin:/usr/local/sbin:/opt/homebrew/bin")

    /// Runs a server for as long as a test needs it.
    ///
    /// - Parameter body: gets the address of the cache and the folder of the server, whose `cache` holds what was sent.
    package static func with(_ body: (_ address: String, _ folder: ScratchFolder) throws -> Void) throws {
        try ScratchFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder.path + "/cache", withIntermediateDirectories: true)
            let port = try start(in: folder)
            defer { _ = try? ShellScript.run("kill \"$(cat pid)\"", in: folder.path) }
            try body("http://127.0.0.1:\(port)", folder)
        }
    }

    /// Starts the server on a port that is free, or on another one when somebody takes it meanwhile.
    private static func start(in folder: ScratchFolder) throws -> Int {
        var said = "no port"
        for _ in 0..<5 {
            guard let free = LoopbackServer({ _ in .hangUp }) else { break }
            let port = free.port
            free.stop()
            try folder.write(configuration(port, folder.path), to: "nginx.conf")
            said = try ShellScript.run(
                "\"$1\" -c \"$2\"; echo $?", [program ?? "nginx", folder.path + "/nginx.conf"], in: folder.path)
            if said.hasSuffix("0\n") { return port }
        }
        throw NginxProblem(text: said)
    }

    private static func configuration(_ port: Int, _ folder: String) -> String {
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "    \($0)_temp_path \(folder)/\($0);" }.joined(separator: "\n")
        return """
            \(geteuid() == 0 ? "user root;" : "")
            worker_processes 1;
            pid \(folder)/pid;
            error_log \(folder)/errors;
            events { worker_connections 64; }
            http {
                access_log \(folder)/requests;
            \(temporary)
                server {
                    listen 127.0.0.1:\(port);
                    location / {
                        root \(folder)/cache;
                        dav_methods PUT;
                        create_full_put_path on;
                        client_max_body_size 1g;
                    }
                }
            }

            """
    }

    /// Why there is no server.
    private struct NginxProblem: Error {
        var text: String
    }
}
