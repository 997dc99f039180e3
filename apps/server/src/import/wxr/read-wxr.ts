import { SaxesParser, type SaxesTagNS } from "saxes";
import { decodeUtf8 } from "./decode-utf8.ts";
import { WxrError } from "./wxr-error.ts";
import { XmlElement, elementName } from "./xml-element.ts";

/** Bounds on what the reader holds in memory. */
export interface WxrLimits {
  /** Characters of one text, tag or comment. */
  maxText: number;
  /** Characters of one record with everything in it. */
  maxRecord: number;
}

/** An entry of the channel: a header value, an author, a category, a tag, a term or an item. */
export interface ExportEntry {
  element: XmlElement;
  /** Line on which it ends, for messages. */
  line: number;
}

/** No honest export reaches them. */
export const wxrLimits: WxrLimits = { maxText: 16_000_000, maxRecord: 48_000_000 };

const MAX_DEPTH = 50;
const MAX_PIECE = 65_536;
const VERSIONS = new Set(["1.0", "1.1", "1.2"]);

/**
 * Streams a WordPress export (WXR 1.0 to 1.2) entry by entry.
 *
 * @throws WxrError when the file is not such an export, is damaged or truncated, or is hostile: document types (and
 * with them entity expansion) are refused, and so is a text beyond the limits.
 */
export async function* readWxr(
  chunks: AsyncIterable<Uint8Array>,
  limits: WxrLimits = wxrLimits,
): AsyncGenerator<ExportEntry> {
  const reader = new PartReader(limits);
  for await (const text of decodeUtf8(chunks)) {
    for (let at = 0; at < text.length; at += MAX_PIECE) {
      yield* reader.write(text.slice(at, at + MAX_PIECE));
    }
  }
  yield* reader.close();
}

class PartReader {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #limits: WxrLimits;
  readonly #path: XmlElement[] = [];
  #finished: ExportEntry[] = [];
  #lastEvent = 0;
  #recordSize = 0;
  #isExport = false;

  constructor(limits: WxrLimits) {
    this.#limits = limits;
    const parser = this.#parser;
    parser.on("doctype", () => {
      throw this.#refusal("The file holds a document type definition, which no export has");
    });
    parser.on("error", (error) => {
      throw this.#broken(error);
    });
    parser.on("opentag", (tag) => this.#open(tag));
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
    parser.on("comment", () => this.#mark());
    parser.on("closetag", () => this.#close());
  }

  write(text: string): ExportEntry[] {
    this.#parser.write(text);
    if (this.#parser.position - this.#lastEvent > this.#limits.maxText) {
      throw this.#refusal(`A text is longer than ${this.#limits.maxText} characters`);
    }
    return this.#take();
  }

  close(): ExportEntry[] {
    this.#parser.close();
    if (!this.#isExport) throw this.#noExport();
    return this.#take();
  }

  #take(): ExportEntry[] {
    const parts = this.#finished;
    this.#finished = [];
    return parts;
  }

  #mark(): void {
    this.#lastEvent = this.#parser.position;
  }

  #open(tag: SaxesTagNS): void {
    this.#mark();
    const depth = this.#path.length;
    const name = elementName(tag.uri, tag.local);
    if (depth === 0 && name !== "rss") throw this.#noExport();
    if (depth >= MAX_DEPTH) throw this.#refusal("The elements are nested too deeply");
    const attributes = new Map(
      Object.values(tag.attributes).map(({ local, value }) => [local, value]),
    );
    const element = new XmlElement(name, attributes);
    if (depth >= 3) this.#path.at(-1)?.children.push(element);
    if (depth === 2) this.#recordSize = 0;
    this.#grow([...attributes.values()].reduce((sum, value) => sum + value.length, name.length));
    this.#path.push(element);
  }

  #text(text: string): void {
    this.#mark();
    const element = this.#path.at(-1);
    // White space between entries would accumulate.
    if (element === undefined || this.#path.length < 3) return;
    this.#grow(text.length);
    element.text += text;
  }

  #close(): void {
    this.#mark();
    const element = this.#path.pop();
    if (element === undefined || this.#path.length !== 2) return;
    if (this.#path[1]?.name !== "channel") return;
    if (element.name === "wp:wxr_version") this.#checkVersion(element.text.trim());
    else if (element.name.startsWith("wp:")) this.#isExport = true;
    if (element.name === "item" && !this.#isExport) throw this.#noExport();
    this.#finished.push({ element, line: this.#parser.line });
  }

  #checkVersion(version: string): void {
    if (!VERSIONS.has(version)) {
      throw this.#refusal(`The export has version ${version.slice(0, 20)}; 1.0 to 1.2 are known`);
    }
    this.#isExport = true;
  }

  #grow(length: number): void {
    // An element costs more memory than its text.
    this.#recordSize += length + 100;
    if (this.#recordSize > this.#limits.maxRecord) {
      throw this.#refusal(`One entry is larger than ${this.#limits.maxRecord} characters`);
    }
  }

  #noExport(): WxrError {
    return new WxrError("This is not a WordPress export (WXR): its elements are missing.");
  }

  #refusal(what: string): WxrError {
    return new WxrError(`${what} (line ${this.#parser.line}).`);
  }

  #broken(error: Error): WxrError {
    const what = error.message.replace(/^(?:\d+:\d+: )/, "").replace(/\.$/, "");
    if (/unclosed tag|unexpected end|must contain a root element/i.test(what)) {
      return new WxrError(
        `The file is cut off: it ends on line ${this.#parser.line} in the middle of the export (${what}).`,
        { cause: error },
      );
    }
    return new WxrError(`The file is not well-formed XML at line ${this.#parser.line}: ${what}.`, {
      cause: error,
    });
  }
}
