/** Every tag the demo articles use. */
export const tagNames = [
  "tide gauges",
  "river level",
  "reservoirs",
  "flow",
  "radar",
  "pressure probes",
  "bubblers",
  "loggers",
  "Peilnet",
  "calibration",
  "datum",
  "field work",
  "flood",
  "repair",
  "history",
  "people",
  "jobs",
  "safety",
  "data",
  "Skarnsund",
  "Aldra",
  "Hollin Edge",
  "Vega del Torno",
  "杭州",
  "钱塘江",
  "校准",
  "招聘",
] as const;

/** A tag of the demo site. */
export type TagName = (typeof tagNames)[number];
