// Templates/CoreData.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let coreDataText = ##"""
        {#
        Makes a class of each entity of data models, with its properties, the methods of its relationships, and its requests.

            let request = Recipe.makeFetchRequest()
            recipe.addToSteps(step)

        Entities for which Xcode generates code are left out. An attribute whose `userInfo` has the key `RawType` gets that type, and is no optional
        with the key `unwrapOptional`.

        Parameters: publicAccess, generateObjcName, extraImports.

        Parser: coredata
        #}{% if models %}
        \##(sharedSettings)

        {% macro classNameBlock model entity %}{{ model.entities[entity].className|default:"NSManagedObject" }}{% endmacro %}
        {% macro rawAttributeBlock attribute %}
        {% set type attribute.userInfo.RawType %}
        {% set isPlain attribute.userInfo.unwrapOptional %}
        {{ access }} var {{ attribute.name|escapeReservedKeywords }}: {{ type }}{{ "?" if not isPlain }} {
            get {
                let key = {{ attribute.name|swiftText }}
                willAccessValue(forKey: key)
                defer { didAccessValue(forKey: key) }
        {% if isPlain %}
                guard let raw = primitiveValue(forKey: key) as? {{ type }}.RawValue, let value = {{ type }}(rawValue: raw) else {
                    fatalError("'\(key)' has no value of {{ type }}")
                }
                return value
        {% else %}
                return (primitiveValue(forKey: key) as? {{ type }}.RawValue).flatMap { {{ type }}(rawValue: $0) }
        {% endif %}
            }
            set {
                let key = {{ attribute.name|swiftText }}
                willChangeValue(forKey: key)
                defer { didChangeValue(forKey: key) }
                setPrimitiveValue(newValue{{ "?" if not isPlain }}.rawValue, forKey: key)
            }
        }
        {% endmacro %}
        {% macro scalarAttributeBlock attribute %}
        {{ access }} var {{ attribute.name|escapeReservedKeywords }}: {{ attribute.typeName }}? {
            get {
                let key = {{ attribute.name|swiftText }}
                willAccessValue(forKey: key)
                defer { didAccessValue(forKey: key) }
                return primitiveValue(forKey: key) as? {{ attribute.typeName }}
            }
            set {
                let key = {{ attribute.name|swiftText }}
                willChangeValue(forKey: key)
                defer { didChangeValue(forKey: key) }
                setPrimitiveValue(newValue, forKey: key)
            }
        }
        {% endmacro %}
        {% macro toManyBlock relationship model %}
        {% set destination %}{% call classNameBlock model relationship.destinationEntity %}{% endset %}
        {% set collection %}{% if relationship.isOrdered %}NSOrderedSet{% else %}Set<{{ destination }}>{% endif %}{% endset %}
        {% set name relationship.name|upperFirstLetter %}
        {% if relationship.isOrdered %}
        @objc(insertObject:in{{ name }}AtIndex:)
        @NSManaged {{ access }} func insertInto{{ name }}(_ value: {{ destination }}, at index: Int)

        @objc(removeObjectFrom{{ name }}AtIndex:)
        @NSManaged {{ access }} func removeFrom{{ name }}(at index: Int)

        @objc(insert{{ name }}:atIndexes:)
        @NSManaged {{ access }} func insertInto{{ name }}(_ values: [{{ destination }}], at indexes: NSIndexSet)

        @objc(remove{{ name }}AtIndexes:)
        @NSManaged {{ access }} func removeFrom{{ name }}(at indexes: NSIndexSet)

        @objc(replaceObjectIn{{ name }}AtIndex:withObject:)
        @NSManaged {{ access }} func replace{{ name }}(at index: Int, with value: {{ destination }})

        @objc(replace{{ name }}AtIndexes:with{{ name }}:)
        @NSManaged {{ access }} func replace{{ name }}(at indexes: NSIndexSet, with values: [{{ destination }}])

        {% endif %}
        @objc(add{{ name }}Object:)
        @NSManaged {{ access }} func addTo{{ name }}(_ value: {{ destination }})

        @objc(remove{{ name }}Object:)
        @NSManaged {{ access }} func removeFrom{{ name }}(_ value: {{ destination }})

        @objc(add{{ name }}:)
        @NSManaged {{ access }} func addTo{{ name }}(_ values: {{ collection }})

        @objc(remove{{ name }}:)
        @NSManaged {{ access }} func removeFrom{{ name }}(_ values: {{ collection }})
        {% endmacro %}
        {% macro requestBlock request class %}
        {% set result %}{% if request.resultType == "Object ID" %}NSManagedObjectID{%
            elif request.resultType == "Dictionary" %}[String: Any]{% else %}{{ class }}{% endif %}{% endset %}
        {{ access }} class func fetch{{ request.name|swiftIdentifier:"pretty" }}(
            managedObjectContext: NSManagedObjectContext{% for name, type in request.substitutionVariables %}, {{
            name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}: {{ type }}{% endfor +%}
        ) throws -> [{{ result }}] {
            guard let model = managedObjectContext.persistentStoreCoordinator?.managedObjectModel else {
                fatalError("the context has no store that knows the template of the request")
            }
            let variables: [String: Any] = [{% for name, type in request.substitutionVariables %}{{ name|swiftText }}: {{
            name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{{ ", " if not forloop.last }}{% empty %}:{%
            endfor %}]
            guard let request = model.fetchRequestFromTemplate(withName: {{
            request.name|swiftText }}, substitutionVariables: variables) else {
                fatalError("the model has no template called '{{ request.name }}'")
            }
            guard let result = try managedObjectContext.fetch(request) as? [{{ result }}] else {
                fatalError("the request '{{ request.name }}' gives objects of another type")
            }
            return result
        }
        {% endmacro %}
        {% macro entityBlock model entity class %}
        {% set superclass %}{% call classNameBlock model entity.superEntity|default:"" %}{% endset %}

        // MARK: - {{ entity.name }}

        {% if param.generateObjcName %}
        @objc({{ class }})
        {% endif %}
        {{ access }} class {{ class }}: {{ superclass }} {
            {{ "override " if superclass != "NSManagedObject" }}{{ access }} class var entityName: String { {{
            entity.name|swiftText }} }

            {{ "override " if superclass != "NSManagedObject" }}{{
            access }} class func entity(in managedObjectContext: NSManagedObjectContext) -> NSEntityDescription? {
                NSEntityDescription.entity(forEntityName: entityName, in: managedObjectContext)
            }

            @nonobjc {{ access }} class func makeFetchRequest() -> NSFetchRequest<{{ class }}> {
                NSFetchRequest<{{ class }}>(entityName: entityName)
            }
        {% if entity.attributes or entity.relationships or entity.fetchedProperties %}

        {% filter indent:4," ",true %}
        {% for attribute in entity.attributes %}
        {% if attribute.userInfo.RawType %}
        {% call rawAttributeBlock attribute %}
        {% elif attribute.usesScalarValueType and attribute.isOptional %}
        {% call scalarAttributeBlock attribute %}
        {% else %}
        @NSManaged {{ access }} {{ "private(set) " if attribute.isDerived }}var {{ attribute.name|escapeReservedKeywords }}: {{
            attribute.typeName }}{{ "?" if attribute.isOptional }}
        {% endif %}
        {% endfor %}
        {% for relationship in entity.relationships %}
        {% set destination %}{% call classNameBlock model relationship.destinationEntity %}{% endset %}
        @NSManaged {{ access }} var {{ relationship.name|escapeReservedKeywords }}: {%+ if not relationship.isToMany %}{{
            destination }}{% elif relationship.isOrdered %}NSOrderedSet{% else %}Set<{{ destination }}>{% endif %}{{
            "?" if relationship.isOptional }}
        {% endfor %}
        {% for property in entity.fetchedProperties %}
        @NSManaged {{ access }} var {{ property.name|escapeReservedKeywords }}: [{%
            call classNameBlock model property.fetchRequest.entity %}]
        {% endfor %}
        {% endfilter %}
        {% endif %}
        }
        {% for relationship in entity.relationships where relationship.isToMany %}

        // MARK: Relationship {{ relationship.name|upperFirstLetter }}

        extension {{ class }} {
        {% filter indent:4," ",true %}
        {% call toManyBlock relationship model %}
        {% endfilter %}
        }
        {% endfor %}
        {% if model.fetchRequests[entity.name] %}

        // MARK: Requests

        extension {{ class }} {
        {% for request in model.fetchRequests[entity.name] %}
        {% if not forloop.first %}

        {% endif %}
        {% filter indent:4," ",true %}
        {% call requestBlock request class %}
        {% endfilter %}
        {% endfor %}
        }
        {% endif %}
        {% endmacro %}
        import CoreData
        import Foundation
        {% for module in param.extraImports %}
        import {{ module }}
        {% endfor %}
        {% for model in models %}
        {% for name, entity in model.entities %}
        {% set class entity.className|default:"NSManagedObject" %}
        {% if not entity.shouldGenerateCode %}

        // Xcode generates the code of '{{ entity.name }}'.
        {% elif class == "NSManagedObject" or class|contains:"." %}

        // '{{ entity.name }}' has the class '{{ class }}', for which no code is generated.
        {% else %}
        {% set unique class|uniqueName:"",entity.name %}
        {% call entityBlock model entity unique %}
        {% endif %}
        {% endfor %}
        {% endfor %}
        {% endif %}

        """##
}
