import Diagnostics
import ResourceFormats
import SystemSupport
import TestSupport
import Testing

@Suite struct DataModelTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Recipe" representedClassName=".Recipe" codeGenerationType="class">
                <attribute name="title" attributeType="String"/>
                <attribute name="stars" optional="YES" attributeType="Integer 16" usesScalarValueType="YES" indexed="YES"/>
                <attribute name="weight" optional="YES" attributeType="Double"/>
                <attribute name="picture" attributeType="Transformable" customClassName="Picture" transient="YES"/>
                <attribute name="length" attributeType="Integer 64" derived="YES"/>


                <relationship name="steps" optional="YES" toMany="YES" ordered="YES"
                    destinationEntity="Step" inverseName="recipe" inverseEntity="Step"/>
                <fetchedProperty name="similar" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Recipe" predicateString="title == $NAME"/>
                </fetchedProperty>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/><constraint value="stars"/>
                </uniquenessConstraint></uniquenessConstraints>
                <userInfo><entry key="b" value="2"/><entry key="a" value="1"/></userInfo>
            </entity>
            <entity name="Base" isAbstract="YES" representedClassName="Base"><attribute name="made" attributeType="Date"/></entity>
            <entity name="Step" representedClassName="Kit.Step" parentEntity="Base">
                <relationship name="recipe" destinationEntity="Recipe"/>
            </entity>
            <fetchRequest name="ByStars" entity="Step" fetchLimit="5" resultType="1" returnsDistinctResults="YES"
                predicateString="recipe.stars IN $STARS AND made &gt; $SINCE and nothing.known = $OTHER"/>
            <configuration name="Cloud"><memberEntity name="Recipe"/></configuration>
        </model>
        """

    private func model() throws -> DataModel { try DataModelReader(path: "M/contents").model(Array(Self.text.utf8)) }

    @Test("entities have their classes, parents, constraints and notes")
    func entities() throws {
        let model = try model()
        #expect(model.entities.map(\.name) == ["Base", "Recipe", "Step"])
        let recipe = model.entities[1]
        #expect(recipe.className == "Recipe")
        #expect(recipe.codeGeneration == "class")
        #expect(recipe.uniquenessConstraints == [["title", "stars"]])
        #expect(recipe.userInfo.map { "\($0.key)=\($0.value)" } == ["a=1", "b=2"])
        #expect(model.entities[0].isAbstract)
        #expect(model.entities[2].superEntity == "Base")
        #expect(
            model.configurations.map { "\($0.name): \($0.entities.joined(separator: ","))" } == [
                "Cloud: Recipe", "Default: Base,Recipe,Step",
            ])
    }

    @Test("attributes have the types of Swift")
    func attributes() throws {
        let attributes = try model().entities[1].attributes
        #expect(attributes.map(\.typeName) == ["String", "Int16", "NSNumber", "Picture", "NSNumber"])
        #expect(attributes.map(\.property.isOptional) == [false, true, true, false, false])
        #expect(attributes.map(\.property.isIndexed) == [false, true, false, false, false])
        #expect(attributes.map(\.property.isTransient) == [false, false, false, true, false])
        #expect(attributes.map(\.isDerived) == [false, false, false, false, true])
    }

    @Test("relationships and fetched properties lead to other entities")
    func relationships() throws {
        let recipe = try model().entities[1]
        let steps = try #require(recipe.relationships.first)
        #expect(steps.isToMany && steps.isOrdered && steps.destinationEntity == "Step")
        #expect(steps.inverse?.name == "recipe" && steps.inverse?.entity == "Step")
        #expect(recipe.fetchedProperties.map(\.request.variables) == [[DataNote(key: "NAME", value: "String")]])
    }

    @Test("the variables of a request have the types that they are compared with")
    func requests() throws {
        let request = try #require(try model().fetchRequests.first)
        #expect(request.resultType == "Object ID")
        #expect(request.fetchLimit == 5)
        #expect(request.includesSubentities && request.returnsDistinctResults)
        #expect(request.variables.map { "\($0.key): \($0.value)" } == ["OTHER: Any", "SINCE: Date", "STARS: [Int16]"])
    }

    @Test("the version that counts is the one that the file names, or the first")
    func versions() throws {
        let files = ["B.xcdatamodel/contents", "A.xcdatamodel/contents", ".xccurrentversion"]
        let current = Array("<plist><dict><key>_XCCurrentVersionName</key><string>B.xcdatamodel</string></dict></plist>".utf8)
        #expect(try DataModelBundle.contents(of: "M.xcdatamodeld", files: files, currentVersion: current) == "B.xcdatamodel/contents")
        #expect(try DataModelBundle.contents(of: "M.xcdatamodeld", files: files, currentVersion: nil) == "A.xcdatamodel/contents")
        #expect(try DataModelBundle.contents(of: "A.xcdatamodel", files: ["contents"], currentVersion: nil) == "contents")
        let other = Array("<plist><dict><key>_XCCurrentVersionName</key><string>C.xcdatamodel</string></dict></plist>".utf8)
        #expect(
            thrown { _ = try DataModelBundle.contents(of: "M.xcdatamodeld", files: files, currentVersion: other) } == [
                "M.xcdatamodeld/.xccurrentversion: error: the current version 'C.xcdatamodel' is not there; choose one of 'A.xcdatamodel', "
                    + "'B.xcdatamodel' in Xcode [model-version]"
            ])
    }

    @Test("what is no model, has no name or a name twice is an error with its place")
    func faults() {
        func messages(_ text: String) -> [String] { thrown { _ = try DataModelReader(path: "c").model(Array(text.utf8)) } }
        #expect(messages("<a/>") == ["c:1:1: error: the outermost element is 'a'; models have 'model' [model-structure]"])
        #expect(messages("<model><entity/></model>") == ["c:1:8: error: 'entity' has no name; give it one [model-structure]"])
        #expect(
            messages("<model><entity name=\"A\"/><entity name=\"A\"/></model>") == [
                "c:1:26: error: two entities are called 'A'; rename one [model-entity]\nc:1:8: note: the other one is here"
            ])
    }

    @Test("damaged models give errors with places")
    func mutations() {
        let count = mutationCount(1500, ProcessEnvironment.variable("TRELLIS_MUTATIONS"))
        for bytes in Mutations(of: Array(Self.text.utf8), structure: "<>/\"=&; $", count: count, seed: 8) {
            do throws(DiagnosticError) {
                _ = try DataModelReader(path: "c").model(bytes)
            } catch {
                #expect(error.diagnostics.allSatisfy { $0.location != nil })
            }
        }
    }
}
