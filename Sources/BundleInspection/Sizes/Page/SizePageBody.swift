import Reports

/// The parts of the page that do not depend on the files.
enum SizePageBody {
    static func text(of report: SizeReport) -> String {
        let about = [report.identifier, report.version].compactMap { $0 }.joined(separator: " ")
        return """
            <header>
              <h1>\(HTMLPage.escaped(report.name)) <small>\(HTMLPage.escaped(about))</small></h1>
              <div id="numbers" aria-live="polite"></div>
              <button id="theme" type="button" title="light or dark (d)" aria-label="light or dark">◐</button>
            </header>
            <nav>
              <div id="views" role="tablist" aria-label="group by"></div>
              <button id="measure" type="button" title="download or installed (m)"></button>
              <input id="search" type="search" placeholder="Search path, kind, bundle   /" aria-label="search">
              <label><input type="checkbox" id="copiesOnly"> copies only</label>
              <label id="changedOnlyLabel" hidden><input type="checkbox" id="changedOnly"> changed only</label>
            </nav>
            <main tabindex="-1">
              <div id="trail" aria-label="where the map is"></div>
              <div id="map" role="group" aria-label="map of sizes"></div>
              <p id="detail" aria-live="polite">Point at an area to read what it is; striped ones are copies.</p>
              <div id="legend" role="list" aria-label="colours of the map"></div>
              <section id="copies" hidden><h2>Superfluous copies</h2><div class="list"></div></section>
              <section id="files">
                <h2>Files</h2>
                <div class="scroll"><table><thead><tr></tr></thead><tbody></tbody></table></div>
              </section>
              <section id="gone" hidden><h2>Gone</h2><div class="list"></div></section>
            </main>
            <footer>Keys: <kbd>/</kbd> search, <kbd>1</kbd>–<kbd>3</kbd> map by owner, bundle, kind, <kbd>m</kbd> download or installed,
              <kbd>c</kbd> copies only, <kbd>s</kbd> next order of the table, <kbd>d</kbd> light or dark,
              <kbd>Enter</kbd> open a part of the map, <kbd>Esc</kbd> back</footer>
            """
    }
}
