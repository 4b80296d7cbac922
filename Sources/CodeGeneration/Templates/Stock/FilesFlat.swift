// Templates/FilesFlat.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let filesFlatText = ##"""
        {#
        Makes files members of one enumeration, whatever their folders.

            Files.bellMp3.url

        Each is found in the bundle when it is asked for, in the language that is wanted.

        Parameters: enumName, publicAccess, bundle, bundleName, resourceTypeName, useExtension, preservePath, forceFileNameEnum.

        Parser: files
        #}{% if groups %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"Files" %}
        {% set resourceType param.resourceTypeName|default:"File" %}
        {% for type in "String"|split:"," %}{% set reserved type|uniqueName:"*",type %}{% endfor %}
        {% set reserved resourceType|uniqueName:"*",resourceType %}
        {% macro fileBlock file scope type %}
        {% set text %}{{ file.name }}{% if file.ext and param.useExtension != false %}.{{ file.ext }}{% endif %}{% endset %}
        {% set whole %}{% if file.path %}{{ file.path }}/{% endif %}{{ file.name }}{% if file.ext %}.{{ file.ext }}{% endif %}{%
            endset %}
        {% set path %}{% if param.preservePath %}{{ file.path }}{% endif %}{% endset %}
        {% set name text|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,whole,"file" %}
        /// {{ whole|commentLines|join:" " }}
        {{ access }} static let {{ name|escapeReservedKeywords }} = {{ type }}(name: {{ file.name|swiftText }}, ext: {%+
            if file.ext %}{{ file.ext|swiftText }}{% else %}nil{% endif %}, relativePath: {{ path|swiftText }}, mimeType: {{
            file.mimeType|swiftText }})
        {% endmacro %}
        {% macro folderBlock folder scope type %}
        {% for file in folder.files %}
        {% call fileBlock file scope type %}
        {% endfor %}
        {% for directory in folder.directories %}
        {% call folderBlock directory scope type %}
        {% endfor %}
        {% endmacro %}
        import Foundation

        // MARK: - Files

        {{ access }} enum {{ enumName }} {
        {% filter indent:4," ",true %}
        {% if groups.count > 1 or param.forceFileNameEnum %}
        {% for group in groups %}
        {% set name group.name|swiftIdentifier:"pretty"|uniqueName:"",group.name,"folder" %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call folderBlock group name resourceType %}
        {% endfilter %}
        }
        {% endfor %}
        {% else %}
        {% call folderBlock groups.first "" resourceType %}
        {% endif %}
        {% endfilter %}
        }
        \##(sharedFileType)
        \##(sharedBundleToken)
        {% endif %}

        """##
}
