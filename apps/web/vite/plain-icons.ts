import { fileURLToPath } from "node:url";
import { parseSync, Visitor, type ESTree, type Plugin } from "vite";

/** A module of Lucide with one icon. */
const iconModule = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

const runtime = fileURLToPath(new URL("../src/shared/plain-icon.ts", import.meta.url));

/** One element of an icon: its tag and attributes. */
type IconElement = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Writes each icon of Lucide as the data of one path, and of one more for its filled dots: a third of what its elements
 * weigh, each with a key of its own. What a component of Lucide does beside drawing is left out, but its properties stay.
 */
export function plainIcons(): Plugin {
  return {
    name: "atrium:plain-icons",
    apply: "build",
    transform(code, id) {
      if (!iconModule.test(id)) return null;
      const elements = iconElements(code, id);
      if (elements === undefined) return null;
      const { stroked, filled } = iconPaths(elements);
      const paths = [stroked, filled].filter((path) => path !== "").map((path) => `"${path}"`);
      return {
        code: [
          `import { plainIcon } from ${JSON.stringify(runtime)};`,
          `export default /* @__PURE__ */ plainIcon(${paths.join(", ")});`,
        ].join("\n"),
        map: null,
      };
    },
  };
}

/** The elements that a module of Lucide declares; undefined for one that has another icon's. */
function iconElements(code: string, file: string): readonly IconElement[] | undefined {
  let elements: readonly IconElement[] | undefined;
  const visitor = new Visitor({
    Property({ key, value }) {
      if (key.type !== "Identifier" || key.name !== "node") return;
      elements = valuesOf(value).map((element) => {
        const [tag, attributes] = valuesOf(element);
        return [textOf(tag), attributesOf(attributes)];
      });
    },
  });
  visitor.visit(parseSync(file, code).program);
  return elements;
}

function valuesOf(node: ESTree.Node | null | undefined): readonly (ESTree.Node | null)[] {
  return node?.type === "ArrayExpression" ? node.elements : [];
}

function attributesOf(node: ESTree.Node | null | undefined): Readonly<Record<string, string>> {
  if (node?.type !== "ObjectExpression") return {};
  const entries = node.properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier"
      ? [[property.key.name, textOf(property.value)] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

function textOf(node: ESTree.Node | null | undefined): string {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  throw new Error("An icon of Lucide has something else than texts.");
}

/** The data of the paths that draw the elements of an icon. */
export function iconPaths(elements: readonly IconElement[]): { stroked: string; filled: string } {
  const draw = (isFilled: boolean) =>
    elements
      .filter(([, { fill }]) => (fill !== undefined) === isFilled)
      .map(pathOf)
      .join("");
  return { stroked: draw(false), filled: draw(true) };
}

function pathOf([tag, { d = "", points = "", ...rest }]: IconElement): string {
  const numbers = Object.entries(rest).map(([name, value]) => [name, Number(value)] as const);
  const given = Object.fromEntries(numbers);
  const { cx = 0, cy = 0, r = 0, x = 0, y = 0, width = 0, height = 0 } = given;
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = given;
  // Where one of two radii is missing it is as the other.
  const { rx = given["ry"] ?? r, ry = rx } = given;
  switch (tag) {
    case "path":
      // A relative start is relative to the end of what was drawn before.
      return d.startsWith("m") ? `M0 0${d}` : d;
    case "circle":
    case "ellipse":
      return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
    case "rect": {
      const [across, down] = [width - 2 * rx, height - 2 * ry];
      const turn = (toX: number, toY: number) =>
        rx === 0 ? "" : `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
      return `M${x + rx} ${y}h${across}${turn(rx, ry)}v${down}${turn(-rx, ry)}h${-across}${turn(-rx, -ry)}v${-down}${turn(rx, -ry)}z`;
    }
    case "line":
      return `M${x1} ${y1}L${x2} ${y2}`;
    case "polyline":
      return `M${points}`;
    case "polygon":
      return `M${points}z`;
    default:
      throw new Error(`An icon of Lucide has an element that is no shape: ${tag}.`);
  }
}
