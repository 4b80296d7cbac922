// The page: a list of links to choose from, and one of them with its form.
(() => {
  const model = JSON.parse(document.getElementById("model").textContent);
  const byID = (id) => document.getElementById(id);
  const routes = [];
  const typedValues = new Map();
  let current;
  let currentLink;

  // Each route gets a name for the address bar, and what can stand before its path.
  const counts = new Map();
  for (const type of model.types) {
    type.routes.forEach((route) => {
      const key = `${type.name}.${route.case}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const isAny = !route.schemes.length && !route.hosts.length;
      const schemes = isAny ? model.schemes : route.schemes;
      const hosts = isAny ? model.hosts : route.hosts;
      route.key = key;
      route.id = key + (count > 1 ? `-${count}` : "");
      route.bases = [...schemes, ...hosts.map((host) => `https://${host}`)];
      route.knownHosts = type.hosts;
      route.summary = route.documentation.join("\n");
      routes.push(route);
    });
  }

  // An element with attributes and children; texts are never read as HTML.
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.filter((child) => child !== undefined));
    return element;
  }

  function drawing(viewBox, path, attributes) {
    const name = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(name, "svg");
    svg.setAttribute("viewBox", viewBox);
    for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
    const shape = document.createElementNS(name, "path");
    shape.setAttribute("d", path);
    svg.append(shape);
    return svg;
  }

  const lockPath = "M3 5V4a3 3 0 0 1 6 0v1h.5A1.5 1.5 0 0 1 11 6.5v3A1.5 1.5 0 0 1 9.500 11h-7A1.500 1.500 0 0 1 1 9.500"
    + "v-3A1.500 1.500 0 0 1 2.500 5zm1.500 0h3V4a1.500 1.500 0 0 0-3 0z";
  const lock = () => drawing("0 0 12 12", lockPath, { "aria-hidden": "true" });
  const badge = (text, style, ...before) => make("span", { class: "badge " + style }, ...before, text);

  const kindNames = { alias: "Alias", deprecated: "Deprecated" };

  // The pattern with its parameters told apart.
  function pattern(route) {
    const code = make("code", { class: "pattern" });
    for (const part of route.template.split(/(:[A-Za-z_][A-Za-z0-9_]*(?:\([^)]*\))?|\{[^}]*\}|\/)/)) {
      code.append(/^[:{]./.test(part) ? make("var", {}, part) : part);
      if (part === "/") code.append(make("wbr"));
    }
    return code;
  }

  // ---- The list

  function entry(route) {
    const name = make("span", { class: "name" }, route.case);
    if (route.requiresAuthorization) name.append(badge("", "", lock(), make("span", { class: "hidden" }, ", authorized")));
    if (kindNames[route.kind]) name.append(badge(kindNames[route.kind], "plain"));
    const link = make("a", { class: "entry", href: "#" + encodeURIComponent(route.id) }, name);
    link.append(pattern(route));
    return make("li", { "data-id": route.id }, link);
  }

  function showList() {
    for (const type of model.types) {
      const id = "type-" + type.name;
      const list = make("ul", {}, ...type.routes.map(entry));
      const heading = make("h2", { id }, type.name);
      byID("groups").append(make("section", { class: "group", "aria-labelledby": id }, heading, list));
    }
    const shells = routes.length === 1 ? "1 link" : `${routes.length} links`;
    byID("count").textContent = shells;
  }

  const searched = new Map(routes.map((route) => {
    const words = [route.case, route.template, route.summary, kindNames[route.kind], ...route.flags];
    return [route.id, (words.filter(Boolean).join(" ") + (route.requiresAuthorization ? " authorized" : "")).toLowerCase()];
  }));

  function search() {
    const words = byID("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of document.querySelectorAll("#groups li")) {
      const text = searched.get(item.dataset.id);
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) count++;
    }
    for (const group of document.querySelectorAll(".group")) group.hidden = !group.querySelector("li:not([hidden])");
    byID("none").hidden = count > 0;
    byID("found").textContent = words.length ? (count === 1 ? "1 link found" : `${count} links found`) : "";
  }

  // Up and down go through the list, Escape empties the search.
  function moveInList(event) {
    if (event.key === "Escape" && event.target === byID("search")) {
      byID("search").value = "";
      search();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const entries = [...document.querySelectorAll("#groups li:not([hidden]) a")].filter((link) => !link.closest("[hidden]"));
    const next = entries.indexOf(document.activeElement) + step;
    event.preventDefault();
    (next < 0 ? byID("search") : entries[Math.min(next, entries.length - 1)])?.focus();
  }

  // ---- The form

  function field(label, type, control, hint, isWide) {
    const note = make("p", { class: hint === undefined ? "note quiet" : "note", id: control.id + "-note" }, hint);
    note.dataset.hint = hint ?? "";
    control.setAttribute("aria-describedby", note.id);
    const caption = make("label", { for: control.id }, label, make("span", { class: "type mono" }, type));
    return make("div", { class: isWide ? "field wide" : "field" }, caption, control, note);
  }

  function select(id, options, value) {
    const control = make("select", { id });
    for (const [text, name] of options) control.append(make("option", { value: text }, name));
    if (value !== undefined) control.value = value;
    return control;
  }

  const hints = {
    uuid: "8-4-4-4-12 hexadecimal digits",
    date: "In universal time",
    character: "One character",
  };

  const isLeftOut = (parameter) => !parameter.isRequired || parameter.defaultText !== null;

  function control(parameter, id) {
    const choices = {
      boolean: () => ["true", "false"].map((value) => [value, value]),
      enumeration: () => parameter.type.values.map(({ name, text }) => [text, text === name ? name : `${name} – ${text}`]),
    }[parameter.type.kind];
    if (choices && !parameter.isList) {
      const none = parameter.defaultText === null ? "Not in the link" : `Default: ${parameter.defaultText}`;
      return select(id, [["", isLeftOut(parameter) ? none : "Choose…"], ...choices()]);
    }
    const isMoment = parameter.type.kind === "date" && !parameter.isList;
    return make("input", {
      id,
      type: isMoment ? "datetime-local" : "text",
      step: isMoment ? "1" : undefined,
      inputmode: parameter.type.kind === "integer" && parameter.type.name.startsWith("U") ? "numeric" : undefined,
      placeholder: parameter.defaultText ?? undefined,
      required: !isLeftOut(parameter) && !parameter.isList,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    });
  }

  function hint(parameter) {
    if (parameter.isList) return "Several, with / between them";
    const form = hints[parameter.type.kind] ?? "";
    const optional = isLeftOut(parameter) ? "Optional" : "";
    const absence = parameter.defaultText === null ? optional : `${parameter.defaultText} when left empty`;
    return [absence, form].filter(Boolean).join("; ");
  }

  const shape = (path) => "/" + path.components
    .map((part) => (part.kind === "literal" ? part.text : part.kind === "wildcard" ? "*" : `{${part.name}}`))
    .join("/");

  function baseControl(route) {
    if (route.bases.length) return select("base", route.bases.map((base) => [base, base.includes(":") ? base : base + "://"]));
    return make("input", {
      id: "base", type: "text", value: "app", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    });
  }

  function showForm(route) {
    const values = make("div", { class: "fields" });
    route.parameters.forEach((parameter, number) => {
      const input = control(parameter, `value-${number}`);
      input.value = typedValues.get(route.key)?.[parameter.name] ?? "";
      values.append(field(parameter.name, parameter.typeName, input, hint(parameter), parameter.isList));
    });
    const ways = make("div", { class: "fields" });
    ways.append(field("Opened through", "", baseControl(route), undefined, route.paths.length === 1));
    if (route.paths.length > 1) {
      const shapes = route.paths.map((path, number) => [String(number), shape(path)]);
      ways.append(field("Path", "", select("path", [["", "As the app prints it"], ...shapes])));
    }
    if (route.paths.some((path) => path.components.some((part) => part.kind === "wildcard"))) {
      const input = make("input", { id: "wildcard", type: "text", autocomplete: "off", spellcheck: "false" });
      ways.append(field("In place of *", "", input, "Any number of parts, with / between them", true));
    }
    byID("form").replaceChildren(...(route.parameters.length ? [values, ways] : [ways]));
  }

  function update() {
    const typed = {};
    current.parameters.forEach((parameter, number) => (typed[parameter.name] = byID(`value-${number}`).value));
    typedValues.set(current.key, { ...typedValues.get(current.key), ...typed });
    const { link, faults } = links.make(current, typed, {
      base: byID("base").value,
      path: byID("path")?.value,
      wildcard: byID("wildcard")?.value,
    });
    const empty = [];
    const wrong = [];
    current.parameters.forEach(({ name }, number) => {
      const fault = faults.get(name);
      showFault(byID(`value-${number}`), fault, typed[name] !== "");
      if (fault) (typed[name] === "" ? empty : wrong).push(name);
    });
    const parts = [empty.length && "Still needed: " + empty.join(", "), wrong.length && "To be corrected: " + wrong.join(", ")];
    showLink(link, parts.filter(Boolean).join(". "));
  }

  function fillIn() {
    current.parameters.forEach((parameter, number) => {
      const example = parameter.examples[0] ?? "";
      const input = byID(`value-${number}`);
      input.value = input.type === "datetime-local" ? example.replace(/Z$/, "") : example;
    });
    update();
  }

  // What is empty is not called wrong before something has been typed.
  function showFault(input, fault, isTyped) {
    const note = byID(input.id + "-note");
    const isShown = Boolean(fault) && isTyped;
    input.setAttribute("aria-invalid", String(isShown));
    note.textContent = isShown ? fault : note.dataset.hint;
    note.classList.toggle("wrong", isShown);
  }

  // ---- The link

  function showLink(link, reason) {
    currentLink = link;
    const output = byID("link");
    output.textContent = link ?? reason;
    output.classList.toggle("missing", !link);
    const open = byID("open");
    if (link) open.setAttribute("href", link);
    else open.removeAttribute("href");
    for (const button of document.querySelectorAll("[data-copies], #open")) button.setAttribute("aria-disabled", String(!link));
    byID("shells").hidden = !link;
    byID("simulator").textContent = link ? links.simulatorLine(link) : "";
    byID("device").textContent = link ? links.deviceLine(link, model.application) : "";
    showCode(link);
  }

  function showCode(link) {
    const matrix = link ? quickResponse(link) : null;
    const frame = byID("code");
    frame.hidden = !link;
    if (!matrix) {
      frame.replaceChildren(make("p", {}, "The link is too long for a code"));
      return;
    }
    const side = matrix.length + 8;
    let path = "";
    matrix.forEach((row, y) => row.forEach((dark, x) => {
      if (dark) path += `M${x + 4} ${y + 4}h1v1h-1z`;
    }));
    const picture = drawing(`0 0 ${side} ${side}`, path, {
      role: "img", "aria-label": "QR code of the link", "shape-rendering": "crispEdges", fill: "#000000",
    });
    frame.replaceChildren(picture, make("p", {}, "Scan it with a phone"));
  }

  // Pages that are opened from a disk may have no clipboard.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = make("textarea", { class: "hidden" });
      area.value = text;
      document.body.append(area);
      area.select();
      const isCopied = document.execCommand("copy");
      area.remove();
      return isCopied;
    }
  }

  async function copyFrom(button) {
    if (!currentLink) return;
    const isCopied = await copy(byID(button.dataset.copies).textContent);
    const words = isCopied ? "Copied" : "Not copied";
    const before = button.dataset.name ?? (button.dataset.name = button.textContent);
    byID("said").textContent = words;
    button.textContent = words;
    button.focus();
    setTimeout(() => {
      button.textContent = before;
      byID("said").textContent = "";
    }, 1500);
  }

  // ---- One of them

  function show(route) {
    current = route;
    byID("name").textContent = route.case;
    byID("summary").textContent = route.summary;
    byID("summary").hidden = !route.summary;
    const badges = route.requiresAuthorization ? [badge("Authorized", "", lock())] : [];
    if (kindNames[route.kind]) badges.push(badge(kindNames[route.kind], "plain"));
    byID("badges").replaceChildren(...badges, ...route.flags.map((flag) => badge(flag, "plain")));
    byID("pattern").replaceChildren(pattern(route));
    showForm(route);
    byID("example").hidden = !route.parameters.some((parameter) => parameter.examples.length);
    update();
    document.title = `${route.case} – ${model.title}`;
  }

  function follow() {
    const id = decodeURIComponent(location.hash.slice(1));
    const route = routes.find((route) => route.id === id);
    document.body.className = route ? "one" : "all";
    for (const item of document.querySelectorAll("#groups a")) {
      const isCurrent = item.parentNode.dataset.id === (route ?? routes[0])?.id;
      if (isCurrent) item.setAttribute("aria-current", "page");
      else item.removeAttribute("aria-current");
    }
    if (route ?? routes[0]) show(route ?? routes[0]);
  }

  // After a choice the form is read on; at the beginning the focus stays.
  function choose() {
    follow();
    if (document.body.className === "one") byID("name").focus();
    else byID("search").focus();
  }

  showList();
  byID("search").addEventListener("input", search);
  document.querySelector(".index").addEventListener("keydown", moveInList);
  byID("form").addEventListener("input", update);
  byID("example").addEventListener("click", fillIn);
  byID("form").addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // On a phone the list is another view.
    if (byID("search").offsetParent) byID("search").focus();
    else location.hash = "";
  });
  for (const button of document.querySelectorAll("[data-copies]")) button.addEventListener("click", () => copyFrom(button));
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    byID("name").focus();
  });
  addEventListener("hashchange", choose);
  if (routes.length) follow();
  else document.querySelector("main").hidden = true;
})();
