import type { Result } from "@atrium/sdk";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { useMessages } from "../../shared/messages.ts";

type Comparison = Result<"articlesCompare">;
type Block = Comparison["blocks"][number];

const marks = {
  added: "rounded-[2px] bg-success-soft text-success no-underline",
  removed: "rounded-[2px] bg-destructive-soft text-destructive line-through",
};

const headings: Readonly<Record<string, string>> = {
  h1: "text-2xl font-semibold",
  h2: "text-2xl font-semibold",
  h3: "text-xl font-semibold",
  h4: "text-lg font-semibold",
};

/** The fields that differ, then the text block by block, each with what came and what went. */
export function ComparedText({ comparison }: { comparison: Comparison }) {
  const { articles: messages, editor } = useMessages();
  const { fields, blocks } = comparison;
  const isSameText = blocks.every(({ change }) => change === "same");
  if (isSameText && fields.length === 0) {
    return <p className="m-0 text-base text-muted-foreground">{messages.compareSame}</p>;
  }
  return (
    <>
      {fields.length > 0 && (
        <dl className="m-0 grid gap-3 text-base">
          {fields.map(({ field, pieces }) => (
            <div key={field} className="grid gap-1">
              <dt className="text-xs font-semibold text-muted-foreground">
                {labelOf(field, editor)}
              </dt>
              <dd className="m-0 wrap-anywhere">
                <Pieces pieces={pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isSameText ? (
        <p className="m-0 text-base text-muted-foreground">{messages.compareSameText}</p>
      ) : (
        <div className="mx-auto grid w-full max-w-measure gap-3 font-serif text-lg">
          {keyed(blocks).map(([key, block]) => (
            <ComparedBlock key={key} block={block} />
          ))}
        </div>
      )}
    </>
  );
}

/** A field that the editor does not have keeps the contract's name. */
function labelOf(field: string, messages: AdminMessages["editor"]): string {
  const label: unknown = Object.entries(messages).find(([name]) => name === field)?.[1];
  return typeof label === "string" ? label : field;
}

function ComparedBlock({ block }: { block: Block }) {
  const { articles: messages } = useMessages();
  const isMarkup = block.change === "changed" && block.pieces.every(isSame);
  return (
    <div className={edges[block.change]}>
      <div className={`wrap-anywhere ${headings[block.tag] ?? ""}`}>
        <Pieces pieces={block.pieces} />
      </div>
      {isMarkup && (
        <p className="m-0 font-sans text-xs text-subtle-foreground">{messages.compareMarkup}</p>
      )}
    </div>
  );
}

const edges: Readonly<Record<Block["change"], string>> = {
  same: "border-l-2 border-transparent pl-3 text-muted-foreground",
  changed: "border-l-2 border-info pl-3",
  added: "border-l-2 border-success pl-3",
  removed: "border-l-2 border-destructive pl-3",
};

function Pieces({ pieces }: { pieces: Block["pieces"] }) {
  return keyed(pieces).map(([key, { change, text }]) => {
    if (change === "same") return text;
    const Mark = change === "added" ? "ins" : "del";
    return (
      <Mark key={key} className={marks[change]}>
        {text}
      </Mark>
    );
  });
}

function isSame({ change }: { change: string }): boolean {
  return change === "same";
}

/** Pieces have no name of their own; the place is theirs, as a comparison never changes. */
function keyed<Item>(items: readonly Item[]): (readonly [string, Item])[] {
  return items.map((item, at) => [String(at), item]);
}
