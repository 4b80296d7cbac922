import CodeGeneration
import CommandLineSupport
import Diagnostics
import SystemSupport

/// Runs again whenever something has changed that the results depend on.
enum WatchLoop {
    /// Prints what each run answers; ends only with the process.
    static func run(_ session: GenerationSession, _ once: (GenerationSession) throws -> Response) throws -> Response {
        let watcher = FileWatcher()
        while true {
            // What changes while a run goes on is noticed, because the folders are watched before it begins.
            watcher.watch(session.watchedFolders)
            show(answer(session, once))
            watcher.wait()
        }
    }

    private static func answer(_ session: GenerationSession, _ once: (GenerationSession) throws -> Response) -> Response {
        do {
            return try once(session)
        } catch let error as DiagnosticError {
            return Response(diagnostics: error.diagnostics)
        } catch {
            return Response(diagnostics: [Diagnostic(.error, "internal", "\(error)")])
        }
    }

    private static func show(_ response: Response) {
        StandardStreams.writeOutput(response.output)
        StandardStreams.writeError(DiagnosticText.lines(response.diagnostics, isColoured: Terminal.current.isErrorColoured))
    }
}
