import Foundation
import TestSupport
import Testing

@Suite("Bundles under stress")
struct TrellisBundleSafetyTests {
    private let program = BuiltProgram("trellis-bundle").path

    @Test("a build that is killed at any moment leaves the old bundle or the new one, and the next one clears up")
    func killed() throws {
        try ScratchFolder.with { folder in
            var generator = SeededGenerator(seed: 11)
            let counts = (0..<40).map { _ in String(Int.random(in: 0..<20_000, using: &generator)) }
            let script = """
                program=$1
                shift
                export TRELLIS_CACHE="$PWD/cache"
                fill() {
                    mkdir -p Resources/en.lproj
                    number=0
                    while [ $number -lt 40 ]; do number=$((number + 1)); echo "$1" > Resources/$number.txt; done
                    echo "\\"a\\" = \\"$1\\";" > Resources/en.lproj/Texts.strings
                }
                build() { "$program" build Resources --sdk iphoneos --strings xml --output Build/Shop.bundle; }
                # What the bundle holds, as one word for each text there is.
                texts() { cat Build/Shop.bundle/*.txt | sort | uniq -c | tr -s ' ' ' '; sed -n 's/.*<string>\\(.*\\)<.*/\\1/p' \
                    Build/Shop.bundle/en.lproj/Texts.strings; }
                fill old
                build
                old=$(texts)
                round=0
                for count in "$@"; do
                    round=$((round + 1))
                    if [ $((round % 2)) = 0 ]; then word=old; else word=new; fi
                    fill $word
                    "$program" build Resources --sdk iphoneos --strings xml --output Build/Shop.bundle > /dev/null 2>&1 &
                    turn=0
                    while [ $turn -lt $count ]; do turn=$((turn + 1)); done
                    kill -9 $! 2>/dev/null
                    wait $! 2>/dev/null
                    found=$(texts)
                    [ "$found" = "$old" ] || [ "$found" = "$(echo "$old" | sed s/old/new/)" ] || echo "damaged: $found"
                done
                fill new
                build
                texts
                ls -A Build
                """
            let output = try ShellScript.run(script, [program] + counts, in: folder.path)
            #expect(output.split(separator: "\n").filter { !$0.contains("Killed") } == [" 40 new", "new", "Shop.bundle"])
        }
    }

    @Test("builds of one bundle at once all end well, and what they leave is whole")
    func atOnce() throws {
        try ScratchFolder.with { folder in
            let script = """
                export TRELLIS_CACHE="$PWD/cache"
                mkdir -p Resources
                for round in 1 2 3 4 5; do
                    for number in 1 2 3 4 5 6 7 8; do echo $round > Resources/$number.txt; done
                    for process in 1 2 3 4 5 6; do
                        ( "$1" build Resources --sdk iphoneos --output Build/Shop.bundle || echo failed ) &
                    done
                    wait
                    cat Build/Shop.bundle/*.txt | uniq -c | tr -s ' ' ' '
                done
                ls -A Build
                """
            let output = try ShellScript.run(script, [program], in: folder.path)
            #expect(output.split(separator: "\n") == [" 8 1", " 8 2", " 8 3", " 8 4", " 8 5", "Shop.bundle"])
        }
    }
}
