import { seriesStyle } from "./series-styles.ts";

/** The mark of a series at a point of the drawing. */
export function SeriesMark({ series, x, y }: { series: number; x: number; y: number }) {
  const { mark } = seriesStyle(series);
  return <path d={`M${x} ${y}${shapes[mark]}`} fill="currentColor" />;
}

const shapes = {
  circle: "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z",
  square: "m-3 -3h6v6h-6Z",
  triangle: "m0 -4l4 7h-8Z",
  diamond: "m0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5Z",
};
