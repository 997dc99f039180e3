/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number>;

/** An SVG element without a body, or with one. Names are written as given. */
export function el(name: string, attributes: Attributes, body = ""): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return body === "" ? `<${name}${written}/>` : `<${name}${written}>${body}</${name}>`;
}

/** A rectangle filled with one colour. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return el("rect", { x, y, width, height, fill });
}

/** A disc filled with one colour. */
export function disc(cx: number, cy: number, r: number, fill: string): string {
  return el("circle", { cx, cy, r, fill });
}

/** A line with round ends. */
export function line(from: Point, to: Point, stroke: string, width: number, dash = ""): string {
  return el("path", {
    d: `M${pair(from)}L${pair(to)}`,
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    fill: "none",
    ...(dash === "" ? {} : { "stroke-dasharray": dash }),
  });
}

/** A stroked path through points. */
export function stroke(points: readonly Point[], colour: string, width: number, dash = ""): string {
  return el("path", {
    d: through(points),
    stroke: colour,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    fill: "none",
    ...(dash === "" ? {} : { "stroke-dasharray": dash }),
  });
}

/** A filled polygon. */
export function area(points: readonly Point[], fill: string, opacity = 1): string {
  return el("path", { d: `${through(points)}Z`, fill, ...(opacity < 1 ? { opacity } : {}) });
}

/** A group with attributes, for a transform, an opacity or a clip. */
export function group(attributes: Attributes, ...body: readonly string[]): string {
  return el("g", attributes, body.join(""));
}

/** A vertical gradient from one colour to another, filling a rectangle. */
export function fade(
  id: string,
  box: { x: number; y: number; width: number; height: number },
  colours: readonly [string, string],
): string {
  const stops = colours
    .map((colour, index) => el("stop", { offset: index, "stop-color": colour }))
    .join("");
  return (
    el("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops) +
    el("rect", { ...box, fill: `url(#${id})` })
  );
}

/** A whole drawing. */
export function svg(width: number, height: number, ...body: readonly string[]): string {
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    body.join(""),
  );
}

/** Points at equal steps from 0 to 1, both ends included. */
export function sample(count: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => at(index / count));
}

/** Path data through points, without closing. */
export function through(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
