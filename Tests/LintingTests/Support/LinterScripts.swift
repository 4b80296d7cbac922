/// Scripts that behave as linters do, as far as anybody outside sees it: exit codes, streams, formats, and what goes wrong silently.
///
/// A line of source with `LATER` is a warning for them, one with `FORCE` an error.
enum LinterScripts {
    /// SwiftLint: the report on standard output in no order, everything else on standard error.
    static let swiftLint = #"""
        config=.swiftlint.yml; explicit=''; severity=''; list=''; command=$1; shift
        while [ $# -gt 0 ]; do
            case $1 in
                --config) config=$2; explicit=1; shift ;;
                --reporter|--compile-commands|--cache-path) shift ;;
                --strict) severity=Error ;;
                --lenient) severity=Warning ;;
                --quiet|--force-exclude|--fix|--no-cache) ;;
                --use-script-input-file-lists) list=$SCRIPT_INPUT_FILE_LIST_0 ;;
                *) echo "Error: Unknown option '$1'" >&2; exit 64 ;;
            esac
            shift
        done
        if [ -n "$explicit" ] && [ ! -f "$config" ]; then
            echo "Could not read configuration: file not found: $config" >&2
            kill -ABRT $$
        fi
        wanted=$(sed -n 's/^swiftlint_version: *//p' "$config" 2>/dev/null)
        if [ -n "$wanted" ] && [ "$wanted" != "$version" ]; then
            echo "warning: Currently running SwiftLint $version but configuration specified version $wanted." >&2
            exit 2
        fi
        case $list in *.xcfilelist) ;; *) list='' ;; esac
        count=0
        if [ -n "$list" ]; then count=$(grep -c '\.swift$' "$list"); fi
        if [ "$count" -eq 0 ]; then echo "Error: No lintable files found at paths: ''" >&2; exit 1; fi
        grep '\.swift$' "$list" | while IFS= read -r file; do
            [ -f "$file" ] || echo "Could not read contents of \`$file\`" >&2
        done
        threshold=$(sed -n 's/^warning_threshold: *//p' "$config" 2>/dev/null)
        grep '\.swift$' "$list" | awk -v folder="$(pwd -P)" -v severity="$severity" -v threshold="$threshold" '
            function text(value) { gsub(/\\/, "\\\\\\\\", value); gsub(/"/, "\\\\\"", value); return value }
            function found(level, rule, reason) {
                if (severity != "") level = severity
                if (level == "Warning") warnings++; else errors++
                items[++total] = sprintf("{\"character\" : null, \"file\" : \"%s\", \"line\" : %d, \"reason\" : \"%s\", \"rule_id\" : " \
                    "\"%s\", \"severity\" : \"%s\", \"type\" : \"%s\"}", text(path), number, reason, rule, level, rule == "todo" ? \
                    "Todo" : "Force Cast")
            }
            {
                name = $0; path = name; if (substr(path, 1, 1) != "/") path = folder "/" path
                number = 0
                while ((getline line < name) > 0) {
                    number++
                    if (line ~ /LATER/) found("Warning", "todo", "notes for LATER should be resolved")
                    if (line ~ /FORCE/) found("Error", "force_cast", "Force casts should be avoided")
                }
                close(name)
            }
            END {
                if (threshold != "" && warnings >= threshold) {
                    errors++
                    items[++total] = "{\"character\" : null, \"file\" : \"\", \"line\" : 0, \"reason\" : \"Number of warnings exceeded " \
                        "threshold of " threshold ".\", \"rule_id\" : \"warning_threshold\", \"severity\" : \"Error\", \"type\" : " \
                        "\"Warning Threshold\"}"
                }
                printf "["
                for (item = total; item > 0; item--) printf("%s%s", items[item], (item > 1) ? "," : "")
                printf "]\n"
                exit (errors > 0) ? 2 : 0
            }'
        exit $?
        """#

    /// SwiftFormat: what is for people on standard error, the report in the file that is named; excludes nothing.
    static let swiftFormat = #"""
        report=''; list=''; isLint=''; files=''
        while [ $# -gt 0 ]; do
            case $1 in
                --report) report=$2; shift ;;
                --filelist) list=$2; shift ;;
                --config) if [ ! -f "$2" ]; then echo "error: Unable to read configuration at $2." >&2; exit 70; fi; shift ;;
                --reporter) shift ;;
                --lint) isLint=1 ;;
                --quiet) ;;
                --*) echo "error: Unknown option $1." >&2; exit 70 ;;
                *) files="$files$1
        " ;;
            esac
            shift
        done
        if [ -z "$isLint" ]; then exit 0; fi
        { [ -z "$list" ] || sed 's/#.*//; s/[ \t]*$//' "$list"; printf '%s' "$files"; } | awk -v report="$report" '
            {
                number = 0
                while ((getline line < $0) > 0) {
                    number++
                    if (line !~ /LATER/) continue
                    path = $0; gsub(/\\/, "\\\\\\\\", path); gsub(/"/, "\\\\\"", path)
                    items = items (total++ ? "," : "") sprintf("{\"file\": \"%s\", \"line\": %d, " \
                        "\"reason\": \"Write LATER: in comments.\", " \
                        "\"rule_id\": \"todos\"}", path, number)
                    print $0 ":" number ":1: error: (todos) Write LATER: in comments." > "/dev/stderr"
                }
                close($0)
            }
            END { print "[" items "]" > report; exit total ? 1 : 0 }'
        exit $?
        """#
}
