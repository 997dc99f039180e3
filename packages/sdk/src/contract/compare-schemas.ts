/** Compares schemas, of requests and of responses. */
import { compareBounds } from "./compare-bounds.ts";
import type { ChangeList } from "./contract-change.ts";
import { resolve, type ContractDocument, type Schema } from "./document.ts";
import { anyType, shapeOf, type SchemaParts, type Shape } from "./schema-shape.ts";
import { messages } from "./messages.ts";

/** Fewer possible values break a client in a request; more do in a response. */
export type Direction = "sent" | "answered";

/** Compares a value's old schema with its new one. */
export type CompareSchemas = (was: SchemaParts, is: SchemaParts, direction: Direction) => void;

/** Creates the comparison of the schemas of two documents. */
export function createSchemaComparison(
  before: ContractDocument,
  after: ContractDocument,
  changes: ChangeList,
): CompareSchemas {
  const done = new Set<string>();

  const compare: CompareSchemas = (wasParts, isParts, direction) => {
    // A recursive schema returns to a pair of pointers that has been compared already.
    const places = [...placesOf(before, wasParts), "→", ...placesOf(after, isParts)];
    const pair = [direction, ...places].join(" ");
    if (done.has(pair)) return;
    done.add(pair);
    compareShapes(shapeOf(before, wasParts), shapeOf(after, isParts), direction);
  };

  function compareShapes(was: Shape, is: Shape, direction: Direction): void {
    const note = noteFor(direction, is.place);
    compareTypes(was, is, note);
    if (![...was.types].some((type) => is.types.has(type))) return;
    compareValues(was, is, direction, note);
    compareFields(was, is, direction);
    compareItems(was, is, direction, note);
    compareChoices(was, is, direction, note);
    for (const bound of compareBounds(was, is)) {
      // Clients rely on the format of a response's string, and on no limit.
      if (direction === "answered" && bound.keyword !== "format") continue;
      const values = [bound.was, bound.is].map((value) => asText(value)) as [string, string];
      const kind = bound.tighter || direction === "answered" ? "breaking" : "additive";
      changes.add(kind, is.place, messages.bound(is.name, bound.keyword, ...values));
    }
  }

  function compareTypes(was: Shape, is: Shape, note: Note): void {
    const lost = [...was.types].filter((type) => !is.types.has(type));
    const gained = [...is.types].filter((type) => !was.types.has(type));
    const sentence = [...lost, ...gained].every(isNull)
      ? messages[gained.length > 0 ? "nullable" : "notNullable"](is.name)
      : messages.type(is.name, typeText(was), typeText(is));
    if (lost.length > 0) note.fewer(sentence);
    if (gained.length > 0) note.more(sentence);
  }

  function compareValues(was: Shape, is: Shape, direction: Direction, note: Note): void {
    const words = messages[direction];
    if (was.values && is.values) {
      for (const value of was.values.filter((one) => !is.values?.includes(one))) {
        note.fewer(words.valueGone(is.name, value));
      }
      // Programs have to expect a value they do not know, as they do with error codes.
      for (const value of is.values.filter((one) => !was.values?.includes(one))) {
        changes.add("additive", is.place, words.valueNew(is.name, value));
      }
    } else if (was.values) note.more(messages.anyValue(is.name));
    else if (is.values) note.fewer(messages.fewValues(is.name, is.values.join(", ")));
  }

  function compareFields(was: Shape, is: Shape, direction: Direction): void {
    const words = messages[direction];
    for (const [field, parts] of was.fields) {
      const now = is.fields.get(field);
      const [{ place, name }] = parts;
      if (now === undefined) {
        changes.add("breaking", place, words.gone(name));
        continue;
      }
      const [{ place: nowPlace, name: nowName }] = now;
      const note = noteFor(direction, nowPlace);
      const [needed, needs] = [was.required.has(field), is.required.has(field)];
      if (!needed && needs) note.fewer(words.needed(nowName));
      if (needed && !needs) note.more(words.optional(nowName));
      compare(parts, now, direction);
    }
    for (const [field, parts] of is.fields) {
      if (was.fields.has(field)) continue;
      const [{ place, name }] = parts;
      const asked = direction === "sent" && is.required.has(field);
      changes.add(asked ? "breaking" : "additive", place, words[asked ? "needed" : "new"](name));
    }
    compareOtherFields(was, is, direction);
  }

  function compareOtherFields(was: Shape, is: Shape, direction: Direction): void {
    if (was.otherFields.length > 0 && is.otherFields.length > 0) {
      compare(was.otherFields, is.otherFields, direction);
    } else if (was.otherFields.length > 0) {
      changes.add("breaking", is.place, messages.otherFieldsGone(is.name));
    } else if (direction === "sent" && was.closed !== is.closed) {
      const kind = is.closed ? "breaking" : "additive";
      changes.add(kind, is.place, messages[is.closed ? "closed" : "open"](is.name));
    }
  }

  function compareItems(was: Shape, is: Shape, direction: Direction, note: Note): void {
    const [some, someNow] = [was.items.length > 0, is.items.length > 0];
    if (some && someNow) compare(was.items, is.items, direction);
    else if (some) note.more(messages.anyItem(is.name));
    else if (someNow) note.fewer(messages.someItems(is.name));
  }

  function compareChoices(was: Shape, is: Shape, direction: Direction, note: Note): void {
    const left = [...is.choices];
    for (const choice of was.choices) {
      const same = left.findIndex((other) => choiceText(other) === choiceText(choice));
      if (same === -1) {
        note.more(messages.choiceGone(is.name));
        continue;
      }
      const [now = []] = left.splice(same, 1);
      for (const [index, part] of choice.entries()) {
        compare([part], now.slice(index, index + 1), direction);
      }
    }
    if (left.length > 0) note.fewer(messages.choiceNew(is.name));
  }

  function noteFor(direction: Direction, place: string): Note {
    const [fewer, more] =
      direction === "sent"
        ? (["breaking", "additive"] as const)
        : (["additive", "breaking"] as const);
    return {
      fewer: (message) => changes.add(fewer, place, message),
      more: (message) => changes.add(more, place, message),
    };
  }

  return compare;
}

/** Notes that fewer values are possible than before, or more. */
interface Note {
  fewer(message: string): void;
  more(message: string): void;
}

function placesOf(document: ContractDocument, parts: SchemaParts): string[] {
  return parts.map((part) => resolve(document, part).place);
}

function isNull(type: string): boolean {
  return type === "null";
}

function typeText({ types }: Shape): string {
  if (types.size === anyType.length) return messages.anything;
  return [...types].filter((type) => !(type === "integer" && types.has("number"))).join(" or ");
}

const words = ["description", "title", "example", "examples", "default"];

function choiceText(choice: SchemaParts): string {
  const nodes: Schema[] = choice.map(({ node }) => node);
  return JSON.stringify(nodes, (keyword, value: unknown) =>
    words.includes(keyword) ? undefined : value,
  );
}

function asText(value: unknown): string {
  return value === undefined ? messages.none : JSON.stringify(value);
}
