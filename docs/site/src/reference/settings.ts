/** The settings of the server: names, defaults and rules as the code that reads them has them, meanings as operators read them. */
import { globSync } from "node:fs";
import ts from "typescript";
import {
  envNames,
  fileNameOf,
  secretNames,
  type Env,
} from "../../../../apps/server/src/kernel/config/env.ts";
import { ConfigError, loadConfig } from "../../../../apps/server/src/kernel/config/config.ts";
import { readText, root } from "../repository.ts";

/** Where operators read about them. */
export const guide = "docs/deploying.md";
const sources = "apps/server/src/kernel/config/*.ts";

/** A setting of the server. */
export interface Setting {
  name: string;
  /** What it is when it is unset, where the code says it in a literal. */
  fallback: string | undefined;
  /** What it must be, as the server says when it is not. */
  rule: string;
  /** What the guide says of it. */
  defaultText: string;
  meaning: string;
  /** The setting that names a file with the value instead, of a secret. */
  file: string | undefined;
}

/** Every setting, and which of them the guide says nothing or something else of. */
export function readSettings(): { settings: Setting[]; problems: string[] } {
  const rows = guideRows();
  const fallbacks = readFallbacks();
  const settings = envNames.map((name) => ({
    name,
    fallback: fallbacks.get(name),
    rule: ruleOf(name),
    defaultText: rows.get(name)?.defaultText ?? "",
    meaning: rows.get(name)?.meaning ?? "",
    file: secretNames.filter((secret) => secret === name).map(fileNameOf)[0],
  }));
  return { settings, problems: settings.flatMap(problemsOf) };
}

function problemsOf({ name, fallback, defaultText, meaning }: Setting): string[] {
  if (meaning === "") return [`${guide}: the setting ${name} has no entry`];
  const isSame = fallback === undefined || defaultText.includes(`\`${fallback}\``);
  return isSame ? [] : [`${guide}: the default of ${name} is ${fallback}, not ${defaultText}`];
}

/** The rows of the guide's tables by the settings that they name. */
function guideRows(): Map<string, { defaultText: string; meaning: string }> {
  const rows = readText(guide).matchAll(/^\| (`[A-Z][^|]*?) *\| ([^|]*?) *\| ([^|]*?) *\|$/gm);
  return new Map(
    Array.from(rows).flatMap(([, cell = "", defaultText = "", meaning = ""]) => {
      const names = Array.from(`${cell} ${meaning}`.matchAll(/`([A-Z][A-Z0-9_]+)`/g));
      return names.map(([, name = ""]) => [name, { defaultText, meaning }] as const).toReversed();
    }),
  );
}

/** What the server says of a value that nothing accepts. */
function ruleOf(name: keyof Env): string {
  try {
    loadConfig({ ...needed[name], [name]: "?\u0001" }, root);
    return "any text";
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const problem = error.problems.find((one) => one.name === name);
    return problem?.message ?? "any text";
  }
}

/** Settings that are only read beside others. */
const needed: Partial<Record<keyof Env, Env>> = {
  DATABASE_READ_URL: { DATABASE_URL: "postgres://127.0.0.1/atrium" },
  S3_ENDPOINT: { UPLOAD_URL: "s3://bucket" },
  S3_PATH_STYLE: { UPLOAD_URL: "s3://bucket" },
};

/** The literals that the code falls back to. */
function readFallbacks(): Map<string, string> {
  const fallbacks = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && !isRefusal(node)) {
      const [name, ...rest] = node.arguments;
      const value = name && ts.isStringLiteral(name) ? fallbackOf(rest) : undefined;
      if (name && ts.isStringLiteral(name) && value !== undefined) fallbacks.set(name.text, value);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of globSync(sources, { cwd: root })) {
    if (file.includes(".test.")) continue;
    visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest));
  }
  return fallbacks;
}

/** Whether a call says what is wrong with a setting, which looks like one that reads it. */
function isRefusal({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === "refuse";
}

/** The fallback among the arguments of a reader: `{ fallback }`, the last of `choices, fallback`, or a plain literal. */
function fallbackOf(values: ts.Expression[]): string | undefined {
  const [first, second] = values;
  if (first === undefined) return undefined;
  if (ts.isObjectLiteralExpression(first)) {
    const member = first.properties.find(
      (one) => one.name && ts.isIdentifier(one.name) && one.name.text === "fallback",
    );
    return member && ts.isPropertyAssignment(member) ? literal(member.initializer) : undefined;
  }
  const isChoice = ts.isArrayLiteralExpression(first) || ts.isIdentifier(first);
  if (isChoice) return second && literal(second);
  return isSetting(first) ? undefined : literal(first);
}

function isSetting(node: ts.Expression): boolean {
  return ts.isStringLiteral(node) && node.text.startsWith("must ");
}

function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return String(Number(node.text));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
    const [left, right] = [literal(node.left), literal(node.right)];
    return left && right && String(Number(left) * Number(right));
  }
  return undefined;
}
