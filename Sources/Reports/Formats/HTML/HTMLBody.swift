/// The parts of the page that do not depend on the findings.
enum HTMLBody {
    static func text(title: String) -> String {
        """
        <header>
          <h1>\(title)</h1>
          <div id="numbers" aria-live="polite"></div>
          <button id="theme" type="button" title="light or dark (d)" aria-label="light or dark">◐</button>
        </header>
        <nav>
          <div id="views" role="tablist" aria-label="group by"></div>
          <input id="search" type="search" placeholder="Search path, rule, message, target   /" aria-label="search">
          <label><input type="checkbox" id="errors"> errors only</label>
          <label id="newOnly" hidden><input type="checkbox" id="new"> new only</label>
          <button id="unfold" type="button" title="open or close all (e)">Open all</button>
        </nav>
        <main id="groups" tabindex="-1"></main>
        <section id="notes" hidden><h2>Notes</h2><ul></ul></section>
        <footer>Keys: <kbd>/</kbd> search, <kbd>1</kbd>–<kbd>4</kbd> group by target, rule, owner, file, <kbd>j</kbd> <kbd>k</kbd>
          next and previous group, <kbd>Enter</kbd> open, <kbd>e</kbd> open all, <kbd>d</kbd> light or dark, <kbd>Esc</kbd> clear</footer>
        """
    }
}
