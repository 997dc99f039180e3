import { useMemo } from "react";
import { encode } from "uqr";

export interface QrCodeProps {
  value: string;
  /** Says what it is for. */
  label: string;
}

/** A QR code, dark on light in either theme, since cameras read no other. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => modulesOf(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-md border border-border"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** The dark modules as one path of squares, with the quiet zone that the standard asks for. */
function modulesOf(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size, path: squares.join("") };
}
