import { Button } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { LineButtons, removeButtonOf } from "./line-buttons.tsx";

type OfPlace = (params: { place: number }) => string;

interface OrderedLinesProps {
  /** Of each line, in order. */
  keys: readonly string[];
  labels: { add: string; up: OfPlace; down: OfPlace; remove: OfPlace };
  /** Nothing can be added to this many lines. */
  max?: number;
  /** What is said while there are none. */
  empty?: string;
  /** Of the button that adds, where an error of the whole list leads. */
  addId?: string;
  /** The first line shows the labels of its boxes, above them. */
  isLabelled?: boolean;
  lineClass?: string;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** The boxes of a line. */
  children: (index: number) => ReactNode;
  /** What a line has below its boxes and buttons. */
  below?: (index: number) => ReactNode;
}

/**
 * Lines in an order, each with buttons that move and remove it. After a removal the focus is on the line that took its
 * place, or on the button that adds one.
 */
export function OrderedLines(props: OrderedLinesProps) {
  const { keys, labels, max, empty, addId, isLabelled, lineClass, children, below } = props;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const removed = useRef<number | null>(null);
  const count = keys.length;
  useEffect(() => {
    if (removed.current === null) return;
    const line = list.current?.children[Math.min(removed.current, count - 1)];
    (removeButtonOf(line) ?? addButton.current)?.focus();
    removed.current = null;
  }, [count]);
  const remove = (index: number) => {
    removed.current = index;
    props.onRemove(index);
  };
  return (
    <>
      {count === 0 && empty !== undefined && (
        <p className="m-0 text-sm text-muted-foreground">{empty}</p>
      )}
      <ol ref={list} className="m-0 grid list-none gap-2 p-0 empty:hidden">
        {keys.map((key, index) => (
          <li key={key} className={lineClass}>
            <div
              className={`flex flex-wrap gap-1 sm:flex-nowrap ${isLabelled && index === 0 ? "items-end" : "items-start"}`}
            >
              <div className="min-w-60 flex-1">{children(index)}</div>
              <LineButtons
                index={index}
                count={count}
                labels={labelsOf(labels, index)}
                onMove={props.onMove}
                onRemove={remove}
              />
            </div>
            {below?.(index)}
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          id={addId}
          disabled={max !== undefined && count >= max}
          onClick={props.onAdd}
        >
          <Plus aria-hidden="true" />
          {labels.add}
        </Button>
      </div>
    </>
  );
}

function labelsOf({ up, down, remove }: OrderedLinesProps["labels"], index: number) {
  const place = { place: index + 1 };
  return { up: up(place), down: down(place), remove: remove(place) };
}
