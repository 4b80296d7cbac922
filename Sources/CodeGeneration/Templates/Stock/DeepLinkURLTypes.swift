// Templates/DeepLinkURLTypes.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkURLTypesText = ##"""
        {#
        Writes the entry CFBundleURLTypes of an Info.plist, with the schemes of all deep links.

        The file is a property list with this one key, to be merged into that of the app:

            codegen:
              - sources: Sources
                templates: DeepLinkURLTypes
                output: Generated/URLTypes.plist
                args: { name: example.recipes }

            /usr/libexec/PlistBuddy -c "Merge Generated/URLTypes.plist" "$TARGET_BUILD_DIR/$INFOPLIST_PATH"

        Arguments: 'name', the identifier of the app, which names the entry; 'role', Editor when it is left out, or Viewer.

        Annotations: scheme
        #}{% require argument.name else "the argument 'name' is missing; add the identifier of the app, such as example.app" %}{%
        set role argument.role|default:"Editor" %}<?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>CFBundleURLTypes</key>
        	<array>
        {% for scheme in types.enums|deepLinkSchemes %}{% if forloop.first %}
        		<dict>
        			<key>CFBundleTypeRole</key>
        			<string>{{ role|xml }}</string>
        			<key>CFBundleURLName</key>
        			<string>{{ argument.name|xml }}</string>
        			<key>CFBundleURLSchemes</key>
        			<array>
        {% endif %}
        				<string>{{ scheme|xml }}</string>
        {% if forloop.last %}
        			</array>
        		</dict>
        {% endif %}{% endfor %}
        	</array>
        </dict>
        </plist>

        """##
}
