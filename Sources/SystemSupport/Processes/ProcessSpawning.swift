import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Starts children.
enum ProcessSpawning {
    private typealias CStrings = [UnsafeMutablePointer<CChar>?]

    /// Starts the program of a request on the given streams; the child is registered with ``Interruption``.
    static func spawn(_ request: ProcessRequest, _ streams: ChildStreams) throws(DiagnosticError) -> pid_t {
        let executable = ProcessEnvironment.absolutePath(request.executable)
        let additions = request.environment.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let texts = [executable, request.directory ?? ""] + request.arguments + additions.flatMap { [$0.key, $0.value] }
        guard !texts.contains(where: { $0.utf8.contains(0) }) else {
            throw DiagnosticError("run-failed", "cannot run '\(executable)': a text for it holds a zero byte")
        }
        let arguments: CStrings = ([executable] + request.arguments).map { strdup($0) }
        let variables: CStrings = additions.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in arguments + variables { free(text) } }
        let environment = inherited(without: request.withheldVariables.union(request.environment.keys)) + variables

        var child: pid_t = 0
        let code = withActions(request.directory, streams) { actions, attributes in
            Interruption.update { liabilities in
                let code = posix_spawn(&child, executable, &actions, &attributes, arguments + [nil], environment + [nil])
                if code == 0 { liabilities.children.insert(child) }
                return code
            }
        }
        guard code == 0 else { throw failure(code, executable, request.directory) }
        return child
    }

    #if canImport(Darwin)
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Calls `body` with what is to be done in the child before the program starts; answers an error number, or 0.
    private static func withActions(
        _ directory: String?,
        _ streams: ChildStreams,
        _ body: (inout FileActions, inout Attributes) -> Int32
    ) -> Int32 {
        #if canImport(Darwin)
            var actions: FileActions
            var attributes: Attributes
            let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            var actions = FileActions()
            var attributes = Attributes()
            let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // What we ignore and block, programs do not expect to be ignored and blocked.
        var signals = sigset_t()
        sigemptyset(&signals)
        var codes = [posix_spawnattr_setsigmask(&attributes, &signals)]
        sigaddset(&signals, SIGPIPE)
        codes.append(posix_spawnattr_setsigdefault(&attributes, &signals))
        codes.append(posix_spawnattr_setflags(&attributes, flags))
        if let directory { codes.append(addFolder(directory, to: &actions)) }
        if !streams.endsOfChild.contains(where: { $0.standard == STDIN_FILENO }) {
            codes.append(posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0))
        }
        for end in streams.endsOfChild {
            codes.append(posix_spawn_file_actions_adddup2(&actions, end.descriptor, end.standard))
        }
        return codes.first { $0 != 0 } ?? body(&actions, &attributes)
    }

    /// Has the child change to a folder first; answers an error number, or 0.
    private static func addFolder(_ directory: String, to actions: inout FileActions) -> Int32 {
        #if canImport(Darwin)
            return posix_spawn_file_actions_addchdir_np(&actions, directory)
        #else
            // The C library has the function, but its headers show it only to those who ask for all extensions.
            typealias Function = @convention(c) (UnsafeMutablePointer<FileActions>, UnsafePointer<CChar>) -> Int32
            guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
            return unsafeBitCast(symbol, to: Function.self)(&actions, directory)
        #endif
    }

    /// Our own environment without some variables; the texts stay ours.
    private static func inherited(without names: Set<String>) -> CStrings {
        EnvironmentEntries.all.filter { !names.contains(String(String(cString: $0).prefix { $0 != "=" })) }
    }

    private static func failure(_ code: Int32, _ executable: String, _ directory: String?) -> DiagnosticError {
        if let directory, DiskFileSystem().kind(at: directory) != .directory {
            return DiagnosticError("run-failed", "cannot run '\(executable)' in '\(directory)': there is no such folder")
        }
        return DiagnosticError("run-failed", "cannot run '\(executable)': \(SystemError.message(for: code))")
    }
}
