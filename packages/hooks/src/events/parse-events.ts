/**
 * A server-sent event.
 *
 * @example
 * const event: ServerEvent = { name: "notices", data: { unread: 2 } };
 */
export interface ServerEvent {
  readonly name: string;
  /** Parsed JSON; not validated. */
  readonly data: unknown;
}

/** What is left of the text is longer than any event: it is none. */
const maxRest = 1_000_000;

/**
 * Creates an incremental parser of a `text/event-stream` whose data is JSON: give it each piece of text as it arrives, and
 * it returns the events that are complete. Comments, retry times and data that is no JSON are ignored.
 *
 * @example
 * const parse = createEventParser();
 * parse('event: notices\nda'); // []
 * parse('ta: {"unread":2}\n\n'); // [{ name: "notices", data: { unread: 2 } }]
 */
export function createEventParser(): (text: string) => ServerEvent[] {
  let rest = "";
  return (text) => {
    const arrived = rest + text;
    // The other half of the line break may come with the next piece.
    const half = arrived.endsWith("\r") ? "\r" : "";
    const lines = arrived.slice(0, arrived.length - half.length).replaceAll(/\r\n?/g, "\n");
    const blocks = lines.split("\n\n");
    rest = (blocks.pop() ?? "") + half;
    if (rest.length > maxRest) rest = "";
    return blocks.flatMap((block) => toEvent(block) ?? []);
  };
}

function toEvent(block: string): ServerEvent | undefined {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value = ""] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }
  if (data.length === 0) return undefined;
  try {
    return { name, data: JSON.parse(data.join("\n")) };
  } catch {
    return undefined;
  }
}
