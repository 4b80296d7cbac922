import Diagnostics
import Reports
import Testing

@Suite struct LineReportTests {
    @Test("lines have the paths of the report, or absolute ones for Xcode")
    func lines() {
        #expect(
            ReportFormat.relative.text(of: SampleReport.report()) == """
                /else where/B.swift:1:1: error: expected '}'
                App/Cart & Co.swift:3:9: warning: do not force unwrap 'y' <"&> (NeverForceUnwrap)
                App/Cart & Co.swift:9:1: error: 100% a, b: c (force_cast)

                """
        )
        #expect(
            ReportFormat.xcode.text(of: SampleReport.report()) == """
                /else where/B.swift:1:1: error: expected '}'
                /work space/App/Cart & Co.swift:3:9: warning: do not force unwrap 'y' <"&> (NeverForceUnwrap)
                /work space/App/Cart & Co.swift:9:1: error: 100% a, b: c (force_cast)

                """
        )
        #expect(ReportFormat.relative.text(of: SampleReport.report([])) == "")
    }

    @Test("control characters cannot forge a line")
    func forgery() {
        var forged = SampleReport.syntax
        forged.message = "a\nB.swift:1:1: error: b\u{1B}[0m"
        forged.path = "A\n.swift"
        #expect(
            ReportFormat.relative.text(of: SampleReport.report([forged]))
                == #"A\u{A}.swift:1:1: error: a\u{A}B.swift:1:1: error: b\u{1B}[0m"# + "\n")
    }

    @Test("annotations of GitHub escape what would end a property or a line")
    func gitHub() {
        var strange = SampleReport.error
        strange.path = "a,b:c%\n.swift"
        strange.message = "100%\nnext"
        #expect(
            ReportFormat.github.text(of: SampleReport.report([SampleReport.warning, strange])) == """
                ::warning file=App/Cart & Co.swift,line=3,col=9,title=NeverForceUnwrap::do not force unwrap 'y' <"&>
                ::error file=a%2Cb%3Ac%25%0A.swift,line=9,title=force_cast::100%25%0Anext

                """
        )
    }
}
