import { STYLE_ATTRIBUTE } from "./inert-html.ts";

/** The declarations of a style, by property. */
export type Declarations = ReadonlyMap<string, string>;

/** What a style sheet says about a class, of any element or of one kind. */
interface ClassRule {
  readonly tag: string | null;
  readonly declarations: Declarations;
}

/** The rules of style sheets by class name. */
export type ClassRules = ReadonlyMap<string, readonly ClassRule[]>;

const NONE: Declarations = new Map();

/** Parses the text of a `style` attribute. */
export function parseDeclarations(text: string): Declarations {
  if (text === "") return NONE;
  const declarations = new Map<string, string>();
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, "");
    declarations.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return declarations;
}

/** Reads the rules of classes, such as `span.s1 { … }`, out of style sheets. Programs write their emphasis in these. */
export function parseClassRules(styleSheets: readonly string[]): ClassRules {
  const rules = new Map<string, ClassRule[]>();
  for (const sheet of styleSheets) {
    const css = sheet.replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, " ");
    for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const declarations = parseDeclarations(body);
      for (const selector of selectors.split(",")) {
        const [, tag = "", name] = /^\s*([a-z][a-z0-9]*)?\.([\w-]+)\s*$/i.exec(selector) ?? [];
        if (name === undefined) continue;
        const rule = { tag: tag === "" ? null : tag.toUpperCase(), declarations };
        rules.set(name, [...(rules.get(name) ?? []), rule]);
      }
    }
  }
  return rules;
}

/** The value of a property of an element: of its own style, otherwise of a class. */
export function styleOf(
  element: Element,
  property: string,
  rules: ClassRules = new Map(),
): string | undefined {
  return ownStyle(element).get(property) ?? classStyle(element, property, rules);
}

/** The declarations of the element's own style. */
export function ownStyle(element: Element): Declarations {
  return parseDeclarations(element.getAttribute(STYLE_ATTRIBUTE) ?? "");
}

/** The value that the element's classes give a property. */
export function classStyle(
  element: Element,
  property: string,
  rules: ClassRules,
): string | undefined {
  if (rules.size === 0) return undefined;
  for (const name of element.classList) {
    for (const { tag, declarations } of rules.get(name) ?? []) {
      const value = declarations.get(property);
      if (value !== undefined && (tag === null || tag === element.tagName)) return value;
    }
  }
  return undefined;
}
