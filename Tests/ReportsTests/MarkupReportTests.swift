import Diagnostics
import Reports
import Testing

@Suite struct MarkupReportTests {
    @Test("Checkstyle has the findings by file")
    func checkstyle() {
        #expect(
            ReportFormat.checkstyle.text(of: SampleReport.report()) == """
                <?xml version="1.0" encoding="utf-8"?>
                <checkstyle version="4.3">
                  <file name="/else where/B.swift">
                    <error line="1" column="1" severity="error" message="expected &#39;}&#39;" source="swift-format/syntax"/>
                  </file>
                  <file name="App/Cart &amp; Co.swift">
                    <error line="3" column="9" severity="warning" message="do not force unwrap &#39;y&#39; &lt;&quot;&amp;&gt;" \
                source="swift-format/NeverForceUnwrap"/>
                    <error line="9" severity="error" message="100% a, b: c" source="swiftlint/force_cast"/>
                  </file>
                </checkstyle>

                """
        )
        #expect(
            ReportFormat.checkstyle.text(of: SampleReport.report([]))
                == "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n")
    }

    @Test("characters that XML cannot hold are replaced, and line ends survive")
    func characters() {
        var strange = SampleReport.error
        strange.message = "a\u{0}\u{1B}\n\u{FFFE}\u{1F600}"
        let text = ReportFormat.checkstyle.text(of: SampleReport.report([strange]))
        #expect(text.contains("message=\"a\u{FFFD}\u{FFFD}&#10;\u{FFFD}\u{1F600}\""))
    }

    @Test("JUnit has a suite for each target: failures, one case that passes, one that could not be run, one that was skipped")
    func junit() {
        #expect(
            ReportFormat.junit.text(of: SampleReport.report([SampleReport.error])) == """
                <?xml version="1.0" encoding="utf-8"?>
                <testsuites name="trellis-lint" tests="4" failures="1">
                  <testsuite name="App" tests="1" failures="1" errors="0" skipped="0">
                    <testcase classname="App" name="force_cast App/Cart &amp; Co.swift:9">
                      <failure type="error" message="100% a, b: c"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="Widget" tests="1" failures="0" errors="1" skipped="0">
                    <testcase classname="Widget" name="lint"><error message="the linter failed"/></testcase>
                  </testsuite>
                  <testsuite name="Docs" tests="1" failures="0" errors="0" skipped="1">
                    <testcase classname="Docs" name="lint"><skipped message="no-swift-files"/></testcase>
                  </testsuite>
                  <testsuite name="Kit" tests="1" failures="0" errors="0" skipped="0">
                    <testcase classname="Kit" name="lint"></testcase>
                  </testsuite>
                </testsuites>

                """
        )
    }

    @Test("the summary has the numbers, the targets, the rules with their pages, and the findings")
    func markdown() {
        var strange = SampleReport.warning
        strange.message = "a|b*c <d>\nnext"
        #expect(
            ReportFormat.markdown.text(of: SampleReport.report([strange, SampleReport.error])) == #"""
                # trellis-lint: 1 error, 1 warning

                | target | files | errors | warnings | |
                |---|---:|---:|---:|---|
                | App | 2 | 1 | 1 |  |
                | Widget | 1 | 0 | 1 | the linter failed |
                | Docs | 0 | 0 | 0 | not linted: no-swift-files |
                | Kit | 1 | 0 | 0 |  |

                | rule | findings |
                |---|---:|
                | [NeverForceUnwrap](https://github.com/swiftlang/swift-format/blob/main/Documentation/\#
                RuleDocumentation.md#neverforceunwrap) | 1 |
                | [force\_cast](https://realm.github.io/SwiftLint/force_cast.html) | 1 |

                | place | severity | finding |
                |---|---|---|
                | App/Cart \& Co.swift:3 | warning | a\|b\*c \<d\>\\u\{A\}next (NeverForceUnwrap) |
                | App/Cart \& Co.swift:9 | error | 100% a, b: c (force\_cast) |

                """#
        )
    }

    @Test("a summary lists a hundred findings, and says how many more there are")
    func longSummary() {
        let many = (1...130).map { number in
            var finding = SampleReport.error
            finding.line = number
            return finding
        }
        let text = ReportFormat.markdown.text(of: SampleReport.report(many))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("| App/Cart") } == 100)
        #expect(text.hasSuffix("\nand 30 more\n"))
    }
}
