import { dirname, join } from "node:path";
import { parseSync, Visitor, type ESTree, type Plugin } from "vite";

/** An English catalogue that is made of parts. */
interface Catalogue {
  file: string;
  /** What the file calls it. */
  name: string;
  /** The modules that read it, without the catalogues and the queries. */
  reader: RegExp;
}

const catalogues: readonly Catalogue[] = [
  {
    file: "/src/i18n/admin-en.ts",
    name: "adminEn",
    reader: /\/apps\/web\/src\/(?:app|features|routes|shared)\/.*\.tsx?$/,
  },
  {
    file: "/src/i18n/en.ts",
    name: "en",
    reader: /\/apps\/web\/src\/(?:app\/admin\/admin-pending|routes\/|site\/).*\.tsx?$/,
  },
];

/** What a part is called while it is built: not like a chunk of the pages, which have the names of features as well. */
const partSuffix = "-messages.ts";

/** How an expression ends that is the catalogue. */
export const catalogueName = /(?:messages|admin|catalogue)\w*(?:\(.*\))?$/is;
const mention = /\b(?:messages|useMessages|AdminMessages|lazyMessages)\b/;

/**
 * Splits the English catalogues by their parts in the client's build: a part is in the file of the modules that read
 * it, instead of all of them in the script of the sign-in page or of every public page. A module that names a part
 * where it takes something apart or reads a member imports the part, which then adds itself to the catalogue.
 *
 * Only names decide, so a module may import a part in vain, but none reads a part that it did not import. Another
 * language stays one file: only those who chose it load it.
 */
export function splitMessages(): Plugin[] {
  return catalogues.map(splitCatalogue);
}

function splitCatalogue({ file: catalogue, name: object, reader }: Catalogue): Plugin {
  let parts: ReadonlyMap<string, string> = new Map();
  const nameOf = (id: string) => [...parts].find(([, file]) => partId(file) === id)?.[0];
  return {
    name: `atrium:split-messages:${object}`,
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      const id = join(this.environment.config.root, catalogue);
      parts = partFiles(await this.fs.readFile(id, { encoding: "utf8" }), dirname(id));
    },
    resolveId: (id) => (nameOf(id) === undefined ? null : id),
    async load(id) {
      const name = nameOf(id);
      if (name === undefined) return null;
      const code = await this.fs.readFile(parts.get(name) ?? "", { encoding: "utf8" });
      const from = `..${catalogue.slice(catalogue.lastIndexOf("/"))}`;
      return `${code}\nimport { ${object} } from "${from}";\n${object}.${name} = ${name};`;
    },
    transform(code, id) {
      if (id.endsWith(catalogue)) return `export const ${object} = {};`;
      if (!reader.test(id) || !mention.test(code)) return null;
      const imports = partsNamed(code, id, parts).map((part) => {
        return `import ${JSON.stringify(partId(parts.get(part) ?? ""))};`;
      });
      return imports.length === 0 ? null : { code: `${code}\n${imports.join("\n")}`, map: null };
    },
  };
}

function partId(file: string): string {
  return file.replace(/\.ts$/, partSuffix);
}

/** The files of the catalogue's parts, by the names that they have in it. */
export function partFiles(code: string, folder: string): ReadonlyMap<string, string> {
  const imports = code.matchAll(/^import \{ (\w+) \} from "(\.\/[^"]+)";$/gm);
  return new Map([...imports].map(([, name = "", path = ""]) => [name, join(folder, path)]));
}

/** The parts that a module takes out of an object or reads as a member, in the catalogue's order. */
export function partsNamed(
  code: string,
  file: string,
  parts: ReadonlyMap<string, string>,
): readonly string[] {
  const named = new Set<string>();
  const isCatalogue = ({ start, end }: ESTree.Span) => catalogueName.test(code.slice(start, end));
  const take = ({ properties }: ESTree.ObjectPattern | ESTree.ObjectAssignmentTarget) => {
    for (const property of properties) {
      if (property.type === "Property" && property.key.type === "Identifier") {
        named.add(property.key.name);
      }
    }
  };
  const takeParameters = ({ params }: { params: readonly ESTree.Node[] }) => {
    for (const parameter of params) {
      if (parameter.type !== "ObjectPattern") continue;
      const { typeAnnotation: type } = parameter;
      // Props and records have members of the same names.
      if (!type || /messages/i.test(code.slice(type.start, type.end))) take(parameter);
    }
  };
  const visitor = new Visitor({
    MemberExpression({ computed, object, property }) {
      if (computed || property.type !== "Identifier" || !isCatalogue(object)) return;
      named.add(property.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "ObjectPattern" && init !== null && isCatalogue(init)) take(id);
    },
    ArrowFunctionExpression: takeParameters,
    FunctionDeclaration: takeParameters,
  });
  visitor.visit(parseSync(file, code).program);
  return [...parts.keys()].filter((part) => named.has(part));
}
