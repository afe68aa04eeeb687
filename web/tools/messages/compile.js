// @ts-check
/**
 * Compiles messages in Fluent syntax to JavaScript, so that the page needs no parser.
 *
 * A message without arguments becomes a string, any other a function of its arguments `a` and of the formats `f` of its
 * language. What the page does not use of Fluent (attributes, functions) is an error.
 */
import { FluentParser } from "@fluent/syntax";

/** @typedef {"number" | "text"} Kind */
/** @typedef {{ code: string, variables: Map<string, Kind> }} Compiled */
/** @typedef {import("@fluent/syntax").Pattern} Pattern */
/** @typedef {import("@fluent/syntax").Expression} Expression */

const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

/**
 * Compiles the messages of a language.
 * @param {string} source
 * @param {string} name How the file is called in errors.
 * @returns {Map<string, Compiled>}
 */
export function compile(source, name) {
  /** @type {Map<string, Pattern>} */
  const patterns = new Map();
  /** @type {string[]} */
  const ids = [];
  for (const entry of new FluentParser({ withSpans: true }).parse(source).body) {
    if (entry.type === "Junk") {
      const at = source.slice(0, entry.span?.start ?? 0).split("\n").length;
      throw new Error(`${name}:${at}: ${entry.annotations.map((one) => one.message).join(", ") || "not Fluent"}`);
    }
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
    if (patterns.has(id)) throw new Error(`${name}: \`${id}\` occurs twice`);
    if (entry.value === null || entry.attributes.length > 0) {
      throw new Error(`${name}: \`${id}\` must have a value and no attributes`);
    }
    patterns.set(id, entry.value);
    if (entry.type === "Message") ids.push(id);
  }
  return new Map(ids.map((id) => [id, message(id, patterns, name)]));
}

/**
 * Returns what is wrong between languages: ids and arguments that are not the same in all of them.
 * @param {Map<string, Map<string, Compiled>>} languages
 * @returns {string[]}
 */
export function differences(languages) {
  const all = new Set([...languages.values()].flatMap((messages) => [...messages.keys()]));
  const problems = [];
  for (const id of all) {
    const stated = [...languages].filter(([, messages]) => messages.has(id));
    for (const [name] of [...languages].filter(([, messages]) => !messages.has(id))) {
      problems.push(`${name}: \`${id}\` is missing (${stated.map(([other]) => other).join(", ")} has it)`);
    }
    const [first, ...rest] = stated.map(([name, messages]) => ({ name, names: argumentsOf(messages.get(id)) }));
    for (const other of rest.filter((one) => one.names !== first?.names)) {
      problems.push(`${other.name}: \`${id}\` takes {${other.names}}, in ${first?.name} {${first?.names}}`);
    }
  }
  return problems;
}

/**
 * Returns a module with the messages.
 * @param {Map<string, Compiled>} messages
 */
export function moduleOf(messages) {
  const lines = [...messages].map(([id, { code }]) => `  ${JSON.stringify(id)}: ${code},`);
  return `export default {\n${lines.join("\n")}\n};\n`;
}

/**
 * Returns the types of the messages' arguments.
 * @param {Map<string, Compiled>} messages
 */
export function typesOf(messages) {
  const kinds = { number: "number", text: "string | number" };
  const lines = [...messages].map(([id, { variables }]) => {
    const fields = [...variables].map(([name, kind]) => `${name}: ${kinds[kind]}`);
    return `  ${JSON.stringify(id)}: ${fields.length === 0 ? "[]" : `[{ ${fields.join("; ")} }]`};`;
  });
  return `// Written by \`npm run types\` from en.ftl.\nexport interface MessageArguments {\n${lines.join("\n")}\n}\n`;
}

/** @param {Compiled | undefined} compiled */
function argumentsOf(compiled) {
  return [...(compiled?.variables.keys() ?? [])].sort().join(", ");
}

/**
 * @param {string} id
 * @param {Map<string, Pattern>} patterns
 * @param {string} name
 * @returns {Compiled}
 */
function message(id, patterns, name) {
  /** @type {Map<string, Kind>} */
  const variables = new Map();
  const value = patternCode(/** @type {Pattern} */ (patterns.get(id)), []);
  return { code: variables.size === 0 ? value : `(a, f) => ${value}`, variables };

  /**
   * @param {Pattern} pattern
   * @param {string[]} within The messages that are being inserted.
   * @returns {string}
   */
  function patternCode(pattern, within) {
    const parts = pattern.elements.map((element) =>
      element.type === "TextElement" ? JSON.stringify(element.value) : expressionCode(element.expression, within),
    );
    // Neighbouring texts become one.
    return parts.length === 1 ? /** @type {string} */ (parts[0]) : ['""', ...parts].join(" + ").replace(/^"" \+ (?=")/, "");
  }

  /**
   * @param {Expression | import("@fluent/syntax").Placeable} expression
   * @param {string[]} within
   * @returns {string}
   */
  function expressionCode(expression, within) {
    switch (expression.type) {
      case "StringLiteral":
        return JSON.stringify(expression.parse().value);
      case "NumberLiteral":
        return `f.number(${expression.value})`;
      case "Placeable":
        return expressionCode(expression.expression, within);
      case "VariableReference":
        stated(expression.id.name, "text");
        return `f.text(a.${identifier(expression.id.name)})`;
      case "MessageReference":
      case "TermReference": {
        const other = (expression.type === "TermReference" ? "-" : "") + expression.id.name;
        const pattern = patterns.get(other);
        if (pattern === undefined) throw new Error(`${name}: \`${id}\` refers to \`${other}\`, which does not exist`);
        if (within.includes(other) || other === id) throw new Error(`${name}: \`${other}\` refers to itself`);
        return `(${patternCode(pattern, [...within, other])})`;
      }
      case "SelectExpression": {
        if (expression.selector.type !== "VariableReference") {
          throw new Error(`${name}: \`${id}\` selects by something else than an argument`);
        }
        const argument = expression.selector.id.name;
        const keys = expression.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
        const isNumber = keys.every((key) => PLURALS.has(key) || /^-?[0-9]/.test(key));
        stated(argument, isNumber ? "number" : "text");
        const variants = expression.variants.map(
          ({ value }, at) => `${JSON.stringify(keys[at])}: ${patternCode(value, within)}`,
        );
        const fallback = keys[expression.variants.findIndex((variant) => variant.default)];
        return `f.pick(a.${identifier(argument)}, { ${variants.join(", ")} }, ${JSON.stringify(fallback)})`;
      }
      default:
        throw new Error(`${name}: \`${id}\` uses \`${expression.type}\`, which the page does not support`);
    }
  }

  /**
   * @param {string} variable
   * @param {Kind} kind
   */
  function stated(variable, kind) {
    if (kind === "number" || !variables.has(variable)) variables.set(variable, kind);
  }

  /** @param {string} variable */
  function identifier(variable) {
    if (!/^[a-z][a-z0-9]*$/i.test(variable)) throw new Error(`${name}: \`${id}\`: \`$${variable}\` must be one word`);
    return variable;
  }
}
