import { splitImageUrls } from "@atrium/ui";
import type { ReactNode } from "react";
import { useArticleTypes } from "../article-types.ts";
import { readFocus } from "../focal-point.ts";
import { useMessages } from "../messages.ts";
import { ExactTime } from "../time.tsx";
import { useDictionary } from "../use-dictionary.ts";
import { kindOf, type ComparedArticle, type ComparedField } from "./compared-article.ts";
import { compareWords } from "./compare-words.ts";

interface FieldValueProps {
  field: ComparedField;
  article: ComparedArticle;
  /** The other side of a comparison: what it lacks is marked. */
  other?: ComparedArticle | undefined;
  mark: "ins" | "del";
}

/** A field of an article as people read it: pictures as pictures, lists as lists. */
export function FieldValue({ field, article, other, mark }: FieldValueProps): ReactNode {
  const { editor: messages } = useMessages();
  const types = useArticleTypes();
  const positions = useDictionary("positionType");
  const value = article[field];
  switch (kindOf(field)) {
    case "cover":
      return <Cover article={article} other={other} mark={mark} />;
    case "pictures":
      return <Pictures urls={splitImageUrls(article.images ?? "")} />;
    case "files":
      return (
        <Items
          items={article.attachments?.map(({ id, name }) => ({ id, text: name }))}
          others={other?.attachments?.map(({ id }) => id)}
          mark={mark}
        />
      );
    case "words":
    case "positions":
      return (
        <Items
          items={listOf(value).map((id) => ({
            id,
            text: field === "recommendPositions" ? positions.label(id) : id,
          }))}
          others={other && listOf(other[field])}
          mark={mark}
        />
      );
    case "date":
      return typeof value === "string" && value !== "" ? <ExactTime value={value} /> : <Nothing />;
    case "yesOrNo":
      return value === true ? messages.yes : messages.no;
    case "type":
      return types.nameOf(article.typeId ?? "") ?? article.typeName ?? <Nothing />;
    case "text":
      return textOf(value) === "" ? (
        <Nothing />
      ) : (
        <Words text={textOf(value)} other={other && textOf(other[field])} mark={mark} />
      );
  }
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function Nothing() {
  const { compare: messages } = useMessages();
  return <span className="text-subtle-foreground">{messages.nothing}</span>;
}

interface WordsProps {
  text: string;
  other: string | undefined;
  mark: "ins" | "del";
}

/** A plain text with the words marked that the other side lacks. */
function Words({ text, other, mark: Mark }: WordsProps) {
  if (other === undefined) return text;
  return compareWords(other, text)
    .filter(({ change }) => change !== "removed")
    .map(({ at, change, text: run }) => (change === "added" ? <Mark key={at}>{run}</Mark> : run));
}

interface ItemsProps {
  items: readonly { readonly id: string; readonly text: string }[] | undefined;
  /** The ids on the other side. */
  others: readonly string[] | undefined;
  mark: "ins" | "del";
}

function Items({ items = [], others, mark: Mark }: ItemsProps) {
  if (items.length === 0) return <Nothing />;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0">
      {items.map(({ id, text }) => (
        <li key={id} className="max-w-full rounded-md bg-muted px-2 py-0.5 wrap-anywhere">
          {others === undefined || others.includes(id) ? text : <Mark>{text}</Mark>}
        </li>
      ))}
    </ul>
  );
}

/** The cover as lists crop it, with its focal point, and its alt text. */
function Cover({ article, other, mark }: Omit<FieldValueProps, "field">) {
  const { compare: messages, editor } = useMessages();
  const { cover, coverAlt, coverFocus } = article;
  if (!cover) return <Nothing />;
  const { x, y } = readFocus(coverFocus ?? null);
  return (
    <figure className="m-0 grid gap-1.5">
      <span className="relative block w-full max-w-80 overflow-hidden rounded-md">
        <img src={cover} alt={coverAlt ?? ""} className="block w-full" />
        <span
          aria-hidden="true"
          className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/40 shadow"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </span>
      <figcaption className="grid gap-0.5 text-xs text-muted-foreground">
        <span>{messages.focus({ point: editor.coverFocusAt({ x, y }) })}</span>
        <span>
          {messages.altText}
          {coverAlt ? (
            <Words text={coverAlt} other={other && (other.coverAlt ?? "")} mark={mark} />
          ) : (
            messages.nothing
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return <Nothing />;
  return (
    <span className="flex flex-wrap gap-2">
      {urls.map((url) => (
        <img key={url} src={url} alt="" className="h-20 rounded-md" />
      ))}
    </span>
  );
}
