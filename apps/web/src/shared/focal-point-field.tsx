import { FieldSet } from "@atrium/ui";
import type { KeyboardEvent, PointerEvent } from "react";
import { movedBy, readFocus, writeFocus, type FocalPoint } from "./focal-point.ts";
import { useMessages } from "./messages.ts";

export interface FocalPointFieldProps {
  id?: string | undefined;
  label: string;
  help: string;
  /** URL of the picture. */
  src: string;
  /** The point as stored; null for the middle. */
  value: string | null;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string | null) => void;
}

/** Where a picture's most important point is: by a click or a drag on the picture, or by arrow keys. */
export function FocalPointField(props: FocalPointFieldProps) {
  const { id, label, help, src, value, error, disabled, onChange } = props;
  const { editor: messages } = useMessages();
  const point = readFocus(value);
  const change = (to: FocalPoint) => {
    if (!disabled) onChange(writeFocus(to));
  };
  const byKey = (event: KeyboardEvent) => {
    const to = movedBy(event.key, point);
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  };
  const byPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) change(pointOf(event));
  };
  return (
    <FieldSet legend={label} help={help} error={error}>
      <div
        id={id}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={messages.coverFocusAt(point)}
        aria-disabled={disabled}
        onKeyDown={byKey}
        onPointerDown={byPointer}
        onPointerMove={byPointer}
        className="relative w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-md select-none aria-disabled:cursor-default"
      >
        <img src={src} alt="" draggable={false} className="block max-h-64 max-w-full" />
        <span
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white bg-black/40 ring-1 ring-black"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      </div>
    </FieldSet>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}
