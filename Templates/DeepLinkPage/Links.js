// Makes links of what is typed, byte for byte as the generated printer does.
const links = (() => {
  const fault = (message) => ({ fault: message });
  const text = (value) => ({ text: value });

  const encoder = new TextEncoder();
  const unreserved = /[A-Za-z0-9._~-]/;

  // Everything but letters, digits and - . _ ~ becomes % with two capital digits for each byte.
  function percentEncoded(value) {
    let result = "";
    for (const byte of encoder.encode(value)) {
      const sign = String.fromCharCode(byte);
      result += byte < 128 && unreserved.test(sign) ? sign : "%" + byte.toString(16).toUpperCase().padStart(2, "0");
    }
    return result;
  }

  // A number as Swift describes it.
  function swiftDescription(number) {
    if (Object.is(number, -0)) return "-0.0";
    const size = Math.abs(number);
    if (size === 0 || (size >= 0.0001 && size <= 2 ** 53)) {
      const digits = String(number);
      return digits.includes(".") ? digits : digits + ".0";
    }
    const [digits, exponent] = number.toExponential().split("e");
    return digits + "e" + exponent[0] + exponent.slice(1).padStart(2, "0");
  }

  const bounds = {
    Int8: 7, Int16: 15, Int32: 31, Int64: 63, Int: 63, UInt8: 8, UInt16: 16, UInt32: 32, UInt64: 64, UInt: 64,
  };

  function integer(value, type) {
    if (!/^[+-]?[0-9]+$/.test(value)) return fault("Type a whole number, such as 42");
    const number = BigInt(value.replace("+", ""));
    const limit = 1n << BigInt(bounds[type] || 63);
    const least = type.startsWith("U") ? 0n : -limit;
    if (number < least || number >= limit) return fault(`Type a number from ${least} to ${limit - 1n}`);
    return text(String(number));
  }

  function double(value, type) {
    if (!/^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/.test(value)) return fault("Type a number, such as 2.5");
    const number = Number(value);
    if (!Number.isFinite(number)) return fault("Type a smaller number");
    if (type !== "Float") return text(swiftDescription(number));
    const float = Math.fround(number);
    if (!Number.isFinite(float)) return fault("Type a smaller number");
    for (let digits = 1; digits < 10; digits++) {
      const short = Number(float.toPrecision(digits));
      if (Math.fround(short) === float) return text(swiftDescription(short));
    }
    return text(swiftDescription(float));
  }

  function uuid(value) {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return form.test(value) ? text(value.toUpperCase()) : fault("Type a UUID: 8-4-4-4-12 hexadecimal digits");
  }

  function character(value) {
    const count = Intl.Segmenter ? [...new Intl.Segmenter().segment(value)].length : [...value].length;
    return count === 1 ? text(value) : fault("Type a single character");
  }

  function date(value) {
    const form = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(\.[0-9]+)?Z?$/.exec(value);
    const moment = form && new Date(`${form[1]}T${form[2]}${form[3] || ":00"}Z`);
    if (!moment || Number.isNaN(moment.getTime())) return fault("Type a date and a time");
    return text(moment.toISOString().replace(/\.[0-9]+Z$/, "Z"));
  }

  // What a value of a type prints as, or what is wrong with it.
  const readers = {
    string: text,
    integer: (value, type) => integer(value, type.name),
    number: (value, type) => double(value, type.name),
    boolean: (value) => (value === "true" || value === "false" ? text(value) : fault("Type true or false")),
    uuid,
    character,
    date,
    enumeration(value, type) {
      const texts = type.values.map((item) => item.text);
      return texts.includes(value) ? text(value) : fault("Type one of " + texts.join(", "));
    },
    // The first that takes it.
    either(value, type) {
      const left = read(value, type.left);
      return left.fault ? read(value, type.right) : left;
    },
    other: text,
  };

  function read(value, type) {
    return readers[type.kind](value, type);
  }

  // The texts of a list, which slashes part.
  const elements = (value) => value.split("/").filter((part) => part !== "");

  // Whether every link of the route has the value.
  const isRequired = (parameter) => parameter.isRequired && parameter.defaultText === null;

  // The texts that stand in a link for an associated value, whether a link has to have them, and what is wrong.
  function valueOf(parameter, typed) {
    const standard = parameter.defaultText === null ? [] : [parameter.defaultText];
    if (parameter.isList) {
      const parts = elements(typed).map((part) => read(part, parameter.type));
      const fault = parts.find((part) => part.fault)?.fault;
      return { texts: parts.map((part) => part.text ?? ""), isNeeded: parts.length > 0, fault };
    }
    const missing = isRequired(parameter) ? "This value is needed" : undefined;
    if (typed === "") return { texts: standard, isNeeded: false, fault: missing };
    const result = read(typed, parameter.type);
    return { texts: [result.text ?? ""], isNeeded: result.text !== standard[0], fault: result.fault };
  }

  const valuesIn = (path) => path.components.filter((part) => part.name !== undefined);

  // The path that is printed: of those that have what is needed and nothing that is missing the one with the fewest values.
  function pathOf(route, values, chosen) {
    if (route.paths[chosen]) return route.paths[chosen];
    const queried = route.query.map((item) => item.name);
    const fitting = route.paths.filter((path) => {
      const names = valuesIn(path).map((part) => part.name);
      const hasAll = [...values].every(([name, value]) => !value.isNeeded || names.includes(name) || queried.includes(name));
      return hasAll && valuesIn(path).every((part) => part.kind === "list" || values.get(part.name).texts.length > 0);
    });
    const fewest = Math.min(...fitting.map((path) => valuesIn(path).length));
    return fitting.find((path) => valuesIn(path).length === fewest) ?? route.paths[0];
  }

  function textsOf(component, values, faults, options) {
    switch (component.kind) {
      case "literal": return [component.encoded];
      case "wildcard": return elements(options.wildcard ?? "").map(percentEncoded);
      default: {
        const { texts } = values.get(component.name);
        const isMissing = component.kind === "parameter" && !texts.length;
        if (isMissing && !faults.has(component.name)) faults.set(component.name, "This path needs the value");
        return texts.map(percentEncoded);
      }
    }
  }

  // Values that a link without them has all the same are not printed.
  function itemsOf(item, values) {
    const value = values.get(item.name);
    if (item.isOptional && !value?.isNeeded) return [];
    return (value ? value.texts : [item.text]).map((text) => item.encodedKey + "=" + percentEncoded(text));
  }

  // A path behind a scheme or host. Behind a scheme of an app its first component stands where a host would, if it looks like one.
  function joined(base, path, hosts) {
    if (/^https?:/.test(base)) return base + path;
    const first = /^\/([^/?]*)/.exec(path)?.[1] ?? "";
    return base + (/^[a-z0-9.-]+$/.test(first) && !hosts.includes(first) ? ":/" : "://") + path;
  }

  // The link of a route, and by the names of its values what is wrong with them.
  //
  // `typed` has what is typed, by the names; the options are `base`, the scheme of an app, or `https` with a host, `path`, the
  // number of one of the paths, and `wildcard`, what stands in place of wildcards.
  function make(route, typed, options = {}) {
    const values = new Map(route.parameters.map((parameter) => [parameter.name, valueOf(parameter, typed[parameter.name] ?? "")]));
    const faults = new Map([...values].filter(([, value]) => value.fault).map(([name, value]) => [name, value.fault]));
    const path = pathOf(route, values, options.path).components.flatMap((part) => textsOf(part, values, faults, options));
    const query = route.query.flatMap((item) => itemsOf(item, values));
    const text = "/" + path.join("/") + (query.length ? "?" + query.join("&") : "");
    return { link: faults.size ? undefined : joined(options.base ?? "", text, route.knownHosts ?? []), faults };
  }

  // A text as one word of a shell.
  const quoted = (value) => "'" + value.replaceAll("'", "'\\''") + "'";

  const simulatorLine = (link) => "xcrun simctl openurl booted " + quoted(link);
  // The shell of the device takes the line apart once more.
  function deviceLine(link, application) {
    const target = application ? " -p " + quoted(application) : "";
    return "adb shell " + quoted("am start -W -a android.intent.action.VIEW -d " + quoted(link) + target);
  }

  return { make, percentEncoded, swiftDescription, simulatorLine, deviceLine };
})();
