"use client";

import { useId, useState, type PointerEvent, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { cn } from "../../lib/utils.ts";
import { useUiLocale, useUiMessages } from "../../messages-provider.tsx";
import { ChartAxes } from "./chart-axes.tsx";
import { chartScale, type ChartScale } from "./chart-scale.ts";
import { ChartTable } from "./chart-table.tsx";
import type { ChartProps } from "./chart-types.ts";
import { SeriesMark } from "./series-mark.tsx";
import { seriesStyle } from "./series-styles.ts";
import { useWidth } from "./use-width.ts";

interface ChartFrameProps extends ChartProps {
  /** Draws the series. */
  children: (scale: ChartScale) => ReactNode;
}

/** The frame of every chart: title, legend, plot with axes, tooltip, and the table view. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, categories, series, xLabel, className } = props;
  const locale = useUiLocale();
  const { format = (value: number) => value.toLocaleString(locale) } = props;
  const messages = useUiMessages();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const isEmpty = series.every(({ values }) => values.every((value) => value === null));
  return (
    <figure aria-labelledby={titleId} className={cn("m-0 grid min-w-0 gap-2", className)}>
      <figcaption className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="m-0 text-base text-foreground">
            {title}
          </h3>
          {note && <p className="mt-0.5 mb-0 text-xs text-subtle-foreground">{note}</p>}
        </div>
        {!isEmpty && (
          <Button size="sm" variant="ghost" onClick={() => setAsTable(!asTable)}>
            {asTable ? messages.showChart : messages.showTable}
          </Button>
        )}
      </figcaption>
      {isEmpty && (
        <p className="m-0 grid min-h-32 place-items-center rounded-lg border border-dashed border-border text-sm text-subtle-foreground">
          {messages.chartEmpty}
        </p>
      )}
      {!isEmpty && asTable && <ChartTable {...{ title, categories, series, xLabel, format }} />}
      {!isEmpty && !asTable && <Plot {...props} format={format} />}
    </figure>
  );
}

type PlotProps = ChartFrameProps & { format: (value: number) => string };

function Plot(props: PlotProps) {
  const { title, categories, series, xLabel, yLabel, format, height = 240, children } = props;
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const scale = chartScale(series, categories.length, width, height);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = Math.floor((x - scale.left) / scale.band);
    setPointed(index >= 0 && index < categories.length ? index : null);
  };
  const readout = (index: number) => readOut(props, index);
  return (
    <div ref={frame} className="min-w-0">
      <div className="relative">
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
          className="block max-w-full"
        >
          {pointed !== null && (
            <rect
              x={scale.x(pointed) - scale.band / 2}
              y={scale.top}
              width={scale.band}
              height={scale.bottom - scale.top}
              className="fill-accent"
            />
          )}
          <ChartAxes {...{ scale, height, categories, xLabel, yLabel, format }} />
          {children(scale)}
        </svg>
        {/* The keyboard's and the reader's way through the points: a slider says each as it is reached. */}
        <input
          type="range"
          autoComplete="off"
          aria-label={title}
          aria-valuetext={readout(pointed ?? 0)}
          min={0}
          max={categories.length - 1}
          value={pointed ?? 0}
          onChange={(event) => setPointed(event.currentTarget.valueAsNumber)}
          onFocus={() => setPointed((index) => index ?? 0)}
          onBlur={() => setPointed(null)}
          className="pointer-events-none absolute inset-0 m-0 size-full appearance-none rounded-md bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
        />
      </div>
      <p className="mt-1 mb-0 flex min-h-5 flex-wrap items-center gap-x-4 text-xs text-muted-foreground">
        {pointed === null ? (
          <Legend series={series} />
        ) : (
          <span aria-hidden="true">{readout(pointed)}</span>
        )}
      </p>
    </div>
  );
}

/** The legend: which style belongs to which series. */
function Legend({ series }: Pick<ChartProps, "series">) {
  return series.map((one, index) => (
    <span key={one.id} className="flex items-center gap-1.5">
      <svg width="20" height="10" aria-hidden="true" className={seriesStyle(index).text}>
        <line
          x2="20"
          y1="5"
          y2="5"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={seriesStyle(index).dash}
        />
        <SeriesMark series={index} x={10} y={5} />
      </svg>
      {one.label}
    </span>
  ));
}

/** “May: readers 1,204, comments 12”. */
function readOut({ categories, series, format }: PlotProps, index: number): string {
  const parts = series.map(({ label, values }) => {
    const value = values[index];
    return `${label} ${value === null || value === undefined ? "–" : format(value)}`;
  });
  return `${categories[index] ?? ""}: ${parts.join(", ")}`;
}
