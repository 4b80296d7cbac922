// Templates/Shared/Documents.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedDocuments = ##"""
        {% macro documentBlock document scope %}
        {% if document.metadata.type == "Dictionary" %}
        {% for key, value in document.data %}
        {% set name key|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,key %}
        {{ access }} static let {{ name|escapeReservedKeywords }}: {{ value|swiftType }} = {{ value|swiftLiteral }}
        {% endfor %}
        {% elif document.metadata.type == "Array" %}
        {{ access }} static let items: {{ document.data|swiftType }} = {{ document.data|swiftLiteral }}
        {% else %}
        {{ access }} static let value: {{ document.data|swiftType }} = {{ document.data|swiftLiteral }}
        {% endif %}
        {% endmacro %}
        {% macro fileBlock file scope %}
        {% if file.documents.count > 1 %}
        {% set prefix param.documentName|default:"Document" %}
        {% for document in file.documents %}
        {% set inner %}{{ scope }}.{{ forloop.counter }}{% endset %}
        {{ access }} enum {{ prefix }}{{ forloop.counter }} {
        {% filter indent:4," ",true %}
        {% call documentBlock document inner %}
        {% endfilter %}
        }
        {% endfor %}
        {% else %}
        {% call documentBlock file.documents.first scope %}
        {% endif %}
        {% endmacro %}
        import Foundation

        // MARK: - Files

        {{ access }} enum {{ enumName }} {
        {% filter indent:4," ",true %}
        {% if files.count > 1 or param.forceFileNameEnum %}
        {% for file in files %}
        {% set name file.name|swiftIdentifier:"pretty"|uniqueName:"",file.path %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call fileBlock file name %}
        {% endfilter %}
        }
        {% endfor %}
        {% else %}
        {% call fileBlock files.first "" %}
        {% endif %}
        {% endfilter %}
        }
        """##
}
