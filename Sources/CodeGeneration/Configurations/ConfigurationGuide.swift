/// What a `swiftgen.yml` may say, in few words.
package enum ConfigurationGuide {
    /// The keys, and the parsers with what they read and the templates that ship for each.
    package static var text: String {
        """
        A swiftgen.yml has 'input_dir' and 'output_dir', and a key for each parser with an entry or a list of entries:

        <parser>:
          inputs: files or folders
          filter: a regular expression for the files in the folders, in place of that of the parser
          options: those of the parser
          outputs:
            - templateName: a template that ships, or templatePath: a file
              output: the file to write; folders are made
              params: what the template sees as 'param'

        ${NAME} stands for a variable of the environment. All paths are relative to the file.


        """ + StandardParsers.all.sortedByText(\.name).map(lines).joined(separator: "\n")
    }

    private static func lines(of parser: any ResourceParser) -> String {
        let templates = StockTemplate.all.filter { $0.parserName == parser.name }.map(\.name)
        return "\(parser.name)\n  reads      \(parser.filter)\n  templates  \(templates.joined(separator: ", "))\n"
    }
}
