/** What a page notes about itself while it loads; runs in the page, before everything else. */

/** The notes. */
export interface Notes {
  firstPaint: number;
  largestPaint: number;
  shifts: number;
  longTasks: { start: number; duration: number }[];
  interactions: number[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Begins to take notes. */
export function watchPage(): void {
  const notes: Notes = {
    firstPaint: 0,
    largestPaint: 0,
    shifts: 0,
    longTasks: [],
    interactions: [],
  };
  window.notes = notes;
  const watch = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      buffered: true,
      ...options,
    });
  watch({ type: "paint" }, ({ name, startTime }) => {
    if (name === "first-contentful-paint") notes.firstPaint = startTime;
  });
  watch({ type: "largest-contentful-paint" }, ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  watch({ type: "layout-shift" }, (entry) => {
    if (Reflect.get(entry, "hadRecentInput") === false) notes.shifts += Reflect.get(entry, "value");
  });
  watch({ type: "longtask" }, ({ startTime, duration }) => {
    notes.longTasks.push({ start: startTime, duration });
  });
  // The shortest that browsers report.
  const every: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  watch(every, (entry) => {
    if (Number(Reflect.get(entry, "interactionId")) > 0) notes.interactions.push(entry.duration);
  });
}
