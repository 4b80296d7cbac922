// Templates/AutoCodable.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let autoCodableText = ##"""
        {#
        Codes structures and enums as their own members say, for those who come from Sourcery's template of this name.

        It extends each structure and enum that conforms to AutoDecodable, AutoEncodable or AutoCodable, or has one of these annotations, and
        writes what the compiler does not write by itself:

            struct Account: AutoCodable {
                let id: Int
                let name: String
                static let defaultName = ""                     // for a name that is missing or no text
                static func decodeId(from decoder: Decoder) throws -> Int { … }
                func encodeId(to container: inout KeyedEncodingContainer<CodingKeys>) throws { … }
                enum SkipEncodingKeys { case name }
            }

        Cases that an existing enum CodingKeys lacks are written into it. New code is better off with the template Codable.
        docs/templates/auto-codable.md has the rules.

        Annotations: AutoCodable, AutoDecodable, AutoEncodable
        #}{% map types.types into codings using type %}{% set coding type|autoCodable %}{% if coding and coding.extensions and not coding.isBehind %}x{% endif %}{% endmap %}{% if "x" in codings %}{% newline %}// swift-format-ignore-file
        // swiftlint:disable all
        {% for line in types.types|autoCodableImports %}
        {% if forloop.first %}

        {% endif %}
        {{ line }}
        {% endfor %}
        {% endif %}{% for type in types.types %}{% set coding type|autoCodable %}{% if coding %}
        {% if coding.isBehind %}
        // trellis:inline:{{ coding.place }}
        {% endif %}
        {% for extension in coding.extensions %}
        {% if not forloop.first or not coding.isBehind %}

        {% endif %}
        {% if coding.condition %}
        #if {{ coding.condition }}
        {% endif %}
        {% for attribute in extension.attributes %}
        {{ attribute }}
        {% endfor %}
        {{ extension.head }}{% if not extension.members %}}{% endif %}
        {% for member in extension.members %}
        {% if not forloop.first %}

        {% endif %}
        {% for line in member %}
            {{ line }}
        {% endfor %}
        {% endfor %}
        {% if extension.members %}
        }
        {% endif %}
        {% if coding.condition %}
        #endif
        {% endif %}
        {% endfor %}
        {% if coding.isBehind %}
        // trellis:end
        {% endif %}
        {% if coding.addedKeys %}
        // trellis:inline:auto:{{ coding.name }}.CodingKeys.AutoCodable
        {% for line in coding.addedKeys %}
        {{ line }}
        {% endfor %}
        // trellis:end
        {% endif %}
        {% endif %}{% endfor %}

        """##
}
