/// What the scripts of all pages use. Texts of the data only ever become text, never markup.
enum HTMLSharedScript {
    static let text = #"""
        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        const get = id => document.getElementById(id);
        let words = [];

        function element(kind, classes, text) {
          const node = document.createElement(kind);
          if (classes) node.className = classes;
          if (text !== undefined) node.textContent = text;
          return node;
        }

        function marked(text) {
          const node = document.createDocumentFragment();
          const lower = text.toLowerCase();
          let at = 0;
          // Some letters change their length in lower case; then nothing is marked.
          while (lower.length === text.length && words.length) {
            let start = -1, length = 0;
            for (const word of words) {
              const index = lower.indexOf(word, at);
              if (index >= 0 && (start < 0 || index < start)) { start = index; length = word.length; }
            }
            if (start < 0) break;
            node.append(text.slice(at, start), element('mark', '', text.slice(start, start + length)));
            at = start + length;
          }
          node.append(text.slice(at));
          return node;
        }

        function theme() {
          const root = document.documentElement;
          const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
          root.dataset.theme = isDark ? 'light' : 'dark';
        }
        """#
}
