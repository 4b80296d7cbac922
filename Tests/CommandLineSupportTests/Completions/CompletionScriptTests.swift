import CommandLineSupport
import Testing

@Suite("Completion scripts")
struct CompletionScriptTests {
    @Test("zsh gets a function for each command")
    func zsh() {
        #expect(
            SampleProgram.answer("--completions", "zsh").output == #"""
                #compdef sample

                _sample() {
                    if (( CURRENT == 2 )) && [[ "$words[2]" != -* ]]; then
                        local -a commands
                        commands=(
                            'list:Lists files.'
                            'run:Runs another program.'
                        )
                        _describe command commands
                        return
                    fi
                    case "$words[2]" in
                        list) shift words; (( CURRENT-- )); _sample_list; return ;;
                        run) shift words; (( CURRENT-- )); _sample_run; return ;;
                    esac
                    _arguments -s -S \
                        --completions='[print the completions for a shell]:SHELL:(bash zsh fish)' \
                        '(-q --quiet)'{-q,--quiet}'[say nothing]' \
                        '(-h --help)'{-h,--help}'[show this help]' \
                        --version'[show the version]' \
                        --manual-page'[print the manual page for man]'
                }

                _sample_list() {
                    _arguments -s -S \
                        '*'{-t+,--target=}'[the target]:NAME: ' \
                        '(-o --output)'{-o+,--output=}'[where to write]:FILE:_files' \
                        --root='[the folder to look in]:FOLDER:_files -/' \
                        '(-f --format)'{-f+,--format=}'[how to print]:FORMAT:(text json)' \
                        '(-q --quiet)'{-q,--quiet}'[say nothing]' \
                        '(-a --all)'{-a,--all}'[take everything]' \
                        '(-h --help)'{-h,--help}'[show this help]' \
                        '1:PROJECT:_files' \
                        '*:FILE:_files'
                }

                _sample_run() {
                    _arguments -s -S \
                        '(-a --all)'{-a,--all}'[take everything]' \
                        '(-h --help)'{-h,--help}'[show this help]' \
                        '(-q --quiet)'{-q,--quiet}'[say nothing]' \
                        '1::NAME: '
                }

                if [ "$funcstack[1]" = "_sample" ]; then
                    _sample "$@"
                else
                    compdef _sample sample
                fi

                """#
        )
    }

    @Test("the function for zsh is called like the file that is installed")
    func zshFunction() {
        let script = CompletionScript.text(for: SampleProgram.nested, shell: .zsh)
        #expect(script.contains("\n_deep-one() {\n"))
        #expect(script.contains("\n_deep-one_remote_add() {\n"))
        #expect(script.contains("add) shift words; (( CURRENT-- )); _deep-one_remote_add; return ;;"))
        #expect(script.contains("if [ \"$funcstack[1]\" = \"_deep-one\" ]; then"))
    }

    @Test("fish gets a line for each word")
    func fish() {
        #expect(
            SampleProgram.answer("--completions=fish").output == #"""
                # fish completion for sample
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -f -a list -d 'Lists files.'
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -f -a run -d 'Runs another program.'
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -l completions -x -a 'bash zsh fish' \#
                -d 'print the completions for a shell'
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -s q -l quiet -d 'say nothing'
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -s h -l help -d 'show this help'
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -l version -d 'show the version'
                complete -c sample -n 'not __fish_seen_subcommand_from list run' -l manual-page -d 'print the manual page for man'
                complete -c sample -n '__fish_seen_subcommand_from list' -s t -l target -x -d 'the target'
                complete -c sample -n '__fish_seen_subcommand_from list' -s o -l output -r -F -d 'where to write'
                complete -c sample -n '__fish_seen_subcommand_from list' -l root -x -a '(__fish_complete_directories)' \#
                -d 'the folder to look in'
                complete -c sample -n '__fish_seen_subcommand_from list' -s f -l format -x -a 'text json' -d 'how to print'
                complete -c sample -n '__fish_seen_subcommand_from list' -s q -l quiet -d 'say nothing'
                complete -c sample -n '__fish_seen_subcommand_from list' -s a -l all -d 'take everything'
                complete -c sample -n '__fish_seen_subcommand_from list' -s h -l help -d 'show this help'
                complete -c sample -n '__fish_seen_subcommand_from run' -s a -l all -d 'take everything'
                complete -c sample -n '__fish_seen_subcommand_from run' -s h -l help -d 'show this help'
                complete -c sample -n '__fish_seen_subcommand_from run' -s q -l quiet -d 'say nothing'
                complete -c sample -n '__fish_seen_subcommand_from run' -f

                """#
        )
    }

    @Test("quotation marks, colons and brackets of a help text stay text")
    func quoting() {
        let command = CommandDeclaration("x", abstract: "", flags: [Flag("f", help: #"it's [a:b] \"#)])
        #expect(CompletionScript.text(for: command, shell: .zsh).contains(#"--f'[it'\''s \[a\:b\] \\]'"#))
        #expect(CompletionScript.text(for: command, shell: .fish).contains(#"-l f -d 'it\'s [a:b] \\'"#))
    }

    @Test(
        "the scripts for bash and zsh are well formed",
        .enabled(if: Tool.bash != nil, "bash is not installed"), arguments: [Shell.bash, .zsh]
    )
    func syntax(shell: Shell) throws {
        for program in [SampleProgram.declaration, SampleProgram.nested, SampleProgram.list] {
            let script = CompletionScript.text(for: program, shell: shell)
            let result = try Tool.run(try #require(Tool.bash), ["-n"], input: script)
            #expect(result == Tool.Result(output: "", errors: "", status: 0))
        }
    }

    @Test(
        "zsh and fish find their scripts well formed",
        .enabled(if: Tool.zsh != nil || Tool.fish != nil, "neither zsh nor fish is installed")
    )
    func syntaxByTheShellsThemselves() throws {
        for (tool, shell) in [(Tool.zsh, Shell.zsh), (Tool.fish, .fish)] {
            guard let tool else { continue }
            let result = try Tool.run(tool, ["-n"], input: CompletionScript.text(for: SampleProgram.nested, shell: shell))
            #expect(result == Tool.Result(output: "", errors: "", status: 0))
        }
    }
}
