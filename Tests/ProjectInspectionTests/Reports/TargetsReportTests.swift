import JSON
import ProjectInspection
import Testing

@Suite("The targets of a project")
struct TargetsReportTests {
    @Test("each target has a row with its name, product and platforms")
    func rows() throws {
        let report = TargetsReport(try OpenedWorkspace(SampleInspection.request()))
        #expect(report.rows == [["App", "application", ""], ["AppTests", "bundle.unit-test", ""]])
    }

    @Test("the JSON has every fact of a target")
    func json() throws {
        let report = TargetsReport(try OpenedWorkspace(SampleInspection.request()))
        let target = report.json["targets"]?.items?.first
        #expect(report.json["schema"]?.text == "trellis-project/targets/1")
        #expect(
            target == [
                "name": "App", "project": "App", "projectKind": "xcode", "identifier": "APP", "kind": "native",
                "productType": "com.apple.product-type.application",
                "product": .null, "platforms": [], "configurations": [],
                "phases": [["kind": "sources", "name": "Sources"], ["kind": "resources", "name": "Resources"]],
                "dependencies": [], "packageProducts": [],
            ]
        )
    }
}
