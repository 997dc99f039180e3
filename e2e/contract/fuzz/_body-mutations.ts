/** Ways to spoil a body. */
import fc, { type Arbitrary } from "fast-check";
import { bytesOf, formPart, type DraftBody, type FormPart } from "./_draft.ts";
import { Mutation } from "./_mutation.ts";
import { edgeCaseNames, edgeCaseValues } from "./_edge-cases.ts";

/** The ways to spoil a JSON body; whether the contract still allows it is for its schema to say. */
export function jsonMutations(): Arbitrary<Mutation> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(picks, values).map(replaceValue) },
    { weight: 2, arbitrary: picks.map(dropMember) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...edgeCaseNames), values).map(addMember) },
    ...bytesMutations,
  );
}

/** The ways to spoil a form. */
export function formMutations(): Arbitrary<Mutation> {
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...spoiltForms) }, ...bytesMutations);
}

const picks = fc.nat(99);
const values = fc.oneof(fc.constantFrom(...edgeCaseValues), fc.jsonValue({ maxDepth: 2 }));

function replaceValue([pick, value]: [number, unknown]): Mutation {
  return onJson(`value ${pick} → ${JSON.stringify(value).slice(0, 40)}`, (body) => {
    const places = placesIn(body);
    return changeAt(body, places[pick % places.length] ?? [], () => value);
  });
}

function dropMember(pick: number): Mutation {
  return onJson(`member ${pick} dropped`, (body) => {
    const members = placesIn(body).filter((place) => typeof place.at(-1) === "string");
    const place = members[pick % members.length] ?? [];
    const dropped = place.at(-1);
    return changeAt(body, place.slice(0, -1), (owner) =>
      Object.fromEntries(Object.entries(Object(owner)).filter(([name]) => name !== dropped)),
    );
  });
}

function addMember([name, value]: [string, unknown]): Mutation {
  return onJson(`member ${JSON.stringify(name)} added`, (body) =>
    isRecord(body) ? { ...body, [name]: value } : body,
  );
}

function onJson(name: string, change: (body: unknown) => unknown): Mutation {
  return onBody(name, (body) =>
    body.kind === "json" ? { kind: "json", value: change(body.value) } : body,
  );
}

type Place = (string | number)[];

/** The paths of all values in a tree, the root first. */
function placesIn(value: unknown, place: Place = []): Place[] {
  const within = Array.isArray(value)
    ? value.flatMap((entry, at) => placesIn(entry, [...place, at]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, entry]) => placesIn(entry, [...place, name]))
      : [];
  return [place, ...within];
}

/** A copy of a tree with one of its values changed. */
function changeAt(value: unknown, place: Place, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry, at) => (at === key ? changeAt(entry, rest, change) : entry));
  }
  return isRecord(value) ? { ...value, [key]: changeAt(value[key], rest, change) } : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** More than any JSON body may have, by one byte. */
const tooLarge = Buffer.alloc(3 * 1024 * 1024 + 1, " ");

const rawBodies: [string, Buffer][] = [
  ["nothing", Buffer.alloc(0)],
  ["a half object", Buffer.from('{"id":')],
  ["two values", Buffer.from("{}{}")],
  ["a NaN", Buffer.from('{"id":NaN}')],
  ["an endless number", Buffer.from('{"orderBy":1e999}')],
  ["a name twice", Buffer.from('{"id":"a","id":"b"}')],
  ["__proto__", Buffer.from('{"__proto__":{"polluted":true}}')],
  ["a constructor", Buffer.from('{"constructor":{"prototype":{"polluted":true}}}')],
  ["a byte order mark", Buffer.from("\ufeff{}")],
  ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])],
  ["half a pair", Buffer.from('{"name":"\\ud800"}')],
  ["a NUL", Buffer.from('{"name":"a\\u0000b"}')],
  ["lists in lists", Buffer.from("[".repeat(100_000) + "]".repeat(100_000))],
  ["objects in objects", Buffer.from('{"a":'.repeat(20_000) + "1" + "}".repeat(20_000))],
  ["a bare text", Buffer.from('"text"')],
  ["null", Buffer.from("null")],
  ["too much", tooLarge],
];

const bytesMutations = [
  { weight: 2, arbitrary: fc.constantFrom(...rawBodies).map(replaceBody) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }).map(cutBody) },
];

function replaceBody([what, bytes]: [string, Buffer]): Mutation {
  return onBody(`body is ${what}`, (body) =>
    body.kind === "none" ? body : { kind: "bytes", bytes },
  );
}

function cutBody(percent: number): Mutation {
  return onBody(`body cut at ${percent} %`, (body) => {
    const bytes = bytesOf(body);
    if (bytes === null) return body;
    return { kind: "bytes", bytes: bytes.subarray(0, Math.floor((bytes.length * percent) / 100)) };
  });
}

const spoiltForms: Mutation[] = [
  onForm("no parts", () => []),
  onForm("every part twice", (parts) => [...parts, ...parts]),
  onForm("a part without a name", (parts) => [...parts, raw("Content-Disposition: form-data")]),
  onForm("a part without a header", (parts) => [...parts, raw("")]),
  onForm("a part with a long header", (parts) => [...parts, raw(`X: ${"h".repeat(50_000)}`)]),
  onForm("an unknown field", (parts) => [...parts, formPart("isAdmin", "1")]),
  onForm("__proto__", (parts) => [...parts, formPart("__proto__", "1")]),
  onForm("numeric nested names", (parts) => [
    ...parts,
    ...["a[0]", "a[99999999]", "a[0][__proto__][b]"].map((name) => formPart(name, "1")),
  ]),
  onForm("a long name", (parts) => [...parts, formPart("n".repeat(5_000), "1")]),
  onForm("a large field", (parts) => [...parts, formPart("username", "u".repeat(100_000))]),
  onForm("many fields", (parts) => [
    ...parts,
    ...Array.from({ length: 200 }, (_, at) => formPart(`f${at}`, "1")),
  ]),
  onForm("invalid UTF-8", (parts) =>
    parts.map((part) => ({ ...part, content: Buffer.from([0xff, 0xfe, 0xc0]) })),
  ),
  onForm("a NUL", (parts) => parts.map((part) => ({ ...part, content: Buffer.from("a\0b") }))),
  onForm("broken heads", (parts) =>
    parts.map(({ head, content }) => ({
      head: head.replace("form-data", 'form-data; "'),
      content,
    })),
  ),
];

function raw(head: string): FormPart {
  return { head, content: Buffer.from("1") };
}

function onForm(name: string, change: (parts: FormPart[]) => FormPart[]): Mutation {
  return onBody(`form: ${name}`, (body) =>
    body.kind === "form" ? { kind: "form", parts: change(body.parts) } : body,
  );
}

function onBody(name: string, change: (body: DraftBody) => DraftBody): Mutation {
  return new Mutation(name, (draft) => {
    draft.body = change(draft.body);
    return "unclear";
  });
}
