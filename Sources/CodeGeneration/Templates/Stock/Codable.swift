// Templates/Codable.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableText = ##"""
        {#
        Codes types as annotations say: keys, paths, defaults, dates, malformed values, enums with tags.

        It extends each structure, class and enum that has the annotation Codable, Decodable or Encodable:

            // trellis: Codable, keys = snake
            struct Article {
                var id: Int
                var baseURL: URL                        // "base_url"
                var title: String                       // trellis: path = meta.titles.first
                var published: Date?                    // trellis: date = iso8601
                var tags: [String]                      // trellis: default = [], pruned
            }

            // trellis: Codable, tag = type
            enum Block { case text(value: String), image(url: URL) }

        On types:

            Codable, Decodable, Encodable         what is written
            keys, keyPrefix, keySuffix            camel, snake, kebab, screaming or upperCamel, and what is around keys
            date, data, nonConforming,
            lossy, pruned                         as on each property
            super                                 of a class: flat, nested, plain or none
            names                                 of an enum: a case is its name
            tag, content                          the keys of the name and of the values
            untagged                              the first case that fits

        On properties and associated values:

            key, path, alternatives               where the value stands: path = errors.base.0, alternatives = "a|b.c"
            default, malformed, lossy             what a value is that is missing, or cannot be read
            pruned, notEmpty                      bad elements are left out; nothing in it is an error
            flattened                             its keys stand beside those of others
            required, writesNil                   of optionals: the key has to be there; nil is written as null
            lenient, as                           numbers, texts and Booleans for each other; as = string or number
            date                                  iso8601, iso8601Fraction, seconds, milliseconds or a pattern
            data, nonConforming                   base64; infinite numbers and NaN as texts
            skip, decodeOnly, encodeOnly          when it is coded

        On cases:

            key, alternatives, skip               the texts that stand for it
            fallback                              what stands for no case is read as this one

        Types without rules are coded as the compiler does it. Functions of the type as decodeName(from:) and encodeName(to:) take the place
        of rules. What the code needs beside the standard library stands at the end of the output, so a module has one. Code that has to see
        private members, and that of classes, is written into the file of the type. docs/templates/codable.md has the whole.

        Annotations: Codable, Decodable, Encodable, codable, keys, keyPrefix, keySuffix, super, tag, content, untagged, names, key, path, alternatives, default, malformed, lossy, pruned, notEmpty, flattened, required, writesNil, lenient, as, date, data, nonConforming, skip, decodeOnly, encodeOnly, fallback
        #}{% set support types.types|codableSupport %}{% if support.hasExtensions %}{% newline %}// swift-format-ignore-file
        // swiftlint:disable all
        {% for line in support.imports %}
        {% if forloop.first %}

        {% endif %}
        {{ line }}
        {% endfor %}
        {% endif %}{% for type in types.types %}{% set coding type|codable %}{% if coding %}
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
        {% if coding.members %}
        // trellis:inline:auto:{{ coding.name }}.Codable
        {% for member in coding.members %}
        {% if not forloop.first %}

        {% endif %}
        {% for line in member %}
        {{ line }}
        {% endfor %}
        {% endfor %}
        // trellis:end
        {% endif %}
        {% if coding.addedKeys %}
        // trellis:inline:auto:{{ coding.name }}.CodingKeys.Codable
        {% for line in coding.addedKeys %}
        {{ line }}
        {% endfor %}
        // trellis:end
        {% endif %}
        {% endif %}{% endfor %}
        {% if support.parts %}

        /// What the code above needs beside the standard library.
        enum Coded {}
        {% endif %}
        {% for floats in support.floats %}

        extension Coded {
            enum {{ floats.name }}: FloatNames {
                static var infinity: String { {{ floats.infinity|swiftText }} }
                static var negativeInfinity: String { {{ floats.negativeInfinity|swiftText }} }
                static var nan: String { {{ floats.nan|swiftText }} }
            }
        }
        {% endfor %}
        {% for pattern in support.patterns %}

        extension Coded {
            enum {{ pattern.name }}: DatePattern {
                static let formatter = PatternFormatter({{ pattern.text|swiftText }})
            }
        }
        {% endfor %}
        {% if "Key" in support.parts %}

        \##(codableKey)
        {% endif %}
        {% if "Place" in support.parts %}

        \##(codablePlace)
        {% endif %}
        {% if "Flattened" in support.parts %}

        \##(codableFlattened)
        {% endif %}
        {% if "Rest" in support.parts %}

        \##(codableRest)
        {% endif %}
        {% if "Form" in support.parts %}

        \##(codableForm)
        {% endif %}
        {% if "Maybe" in support.parts %}

        \##(codableMaybe)
        {% endif %}
        {% if "Elements" in support.parts %}

        \##(codableElements)
        {% endif %}
        {% if "Members" in support.parts %}

        \##(codableMembers)
        {% endif %}
        {% if "EntryKey" in support.parts %}

        \##(codableEntryKey)
        {% endif %}
        {% if "Entries" in support.parts %}

        \##(codableEntries)
        {% endif %}
        {% if "Attempt" in support.parts %}

        \##(codableAttempt)
        {% endif %}
        {% if "PrunedElements" in support.parts %}

        \##(codablePrunedElements)
        {% endif %}
        {% if "PrunedMembers" in support.parts %}

        \##(codablePrunedMembers)
        {% endif %}
        {% if "PrunedEntries" in support.parts %}

        \##(codablePrunedEntries)
        {% endif %}
        {% if "NotEmpty" in support.parts %}

        \##(codableNotEmpty)
        {% endif %}
        {% if "Scalar" in support.parts %}

        \##(codableScalar)
        {% endif %}
        {% if "Lenient" in support.parts %}

        \##(codableLenient)
        {% endif %}
        {% if "AsText" in support.parts %}

        \##(codableAsText)
        {% endif %}
        {% if "AsNumber" in support.parts %}

        \##(codableAsNumber)
        {% endif %}
        {% if "ISO8601" in support.parts %}

        \##(codableISO8601)
        {% endif %}
        {% if "ISO8601Date" in support.parts %}

        \##(codableISO8601Date)
        {% endif %}
        {% if "ISO8601FractionDate" in support.parts %}

        \##(codableISO8601FractionDate)
        {% endif %}
        {% if "SecondsDate" in support.parts %}

        \##(codableSecondsDate)
        {% endif %}
        {% if "MillisecondsDate" in support.parts %}

        \##(codableMillisecondsDate)
        {% endif %}
        {% if "PatternDate" in support.parts %}

        \##(codablePatternDate)
        {% endif %}
        {% if "Base64Data" in support.parts %}

        \##(codableBase64Data)
        {% endif %}
        {% if "AnyFloat" in support.parts %}

        \##(codableAnyFloat)
        {% endif %}
        {% if "AnyValue" in support.parts %}

        \##(codableAnyValue)
        {% endif %}

        """##
}
