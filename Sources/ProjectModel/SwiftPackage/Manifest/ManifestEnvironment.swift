/// The variables of the environment that may change what a manifest says.
///
/// A manifest can read any variable, and nobody can tell which ones it reads. So all count but those that change from one
/// terminal, session or command to the next and say nothing about what is to be built.
enum ManifestEnvironment {
    private static let volatileNames: Set<String> = [
        "_", "COLORTERM", "COLUMNS", "DISPLAY", "GPG_TTY", "HISTCONTROL", "HISTFILE", "HISTSIZE", "INVOCATION_ID", "JOURNAL_STREAM",
        "LESSCLOSE", "LESSOPEN", "LINES", "LS_COLORS", "MAIL", "OLDPWD", "PS1", "PWD", "SECURITYSESSIONID", "SHLVL", "STY",
        "SYSTEMD_EXEC_PID", "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TERM_SESSION_ID", "TMUX", "TMUX_PANE", "VTE_VERSION",
        "WAYLAND_DISPLAY", "WINDOWID", "XAUTHORITY", "__CFBundleIdentifier",
    ]

    private static let volatilePrefixes = ["DBUS_", "ITERM_", "KONSOLE_", "SSH_", "VSCODE_", "WEZTERM_", "XDG_SESSION_", "XPC_"]

    /// The variables that count, sorted, as `NAME=value`.
    static func entries(of variables: [String: String]) -> [String] {
        variables.filter { !isVolatile($0.key) }.map { "\($0.key)=\($0.value)" }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isVolatile(_ name: String) -> Bool {
        volatileNames.contains(name) || volatilePrefixes.contains { name.hasPrefix($0) }
    }
}
