import type { DemoRecommend } from "./types.ts";

/** On the home page and beside other articles. */
export const recommends: readonly DemoRecommend[] = [
  { positionType: "home", articleSlug: "stilling-well-or-radar", orderBy: 10 },
  { positionType: "home", articleSlug: "six-harbours-one-zero", orderBy: 20 },
  { positionType: "home", articleSlug: "why-we-repair", orderBy: 30 },
  { positionType: "home", articleSlug: "removing-the-tide-in-thirty-lines", orderBy: 40 },
  { positionType: "home", articleSlug: "radar-installation-zh", orderBy: 50 },
  { positionType: "home", articleSlug: "t80-radar-tide-gauge", orderBy: 60 },
  { positionType: "sidebar", articleSlug: "safety-notice-p12-cable-gland", orderBy: 10 },
  {
    positionType: "sidebar",
    articleSlug: "what-zero-means",
    title: "What zero means",
    orderBy: 20,
  },
  { positionType: "sidebar", articleSlug: "a-week-with-aoife-brennan", orderBy: 30 },
  { positionType: "sidebar", articleSlug: "job-field-engineer", orderBy: 40 },
  { positionType: "home", articleSlug: "qiantang-bore-radar-en", orderBy: 55 },
  { positionType: "home", articleSlug: "why-we-repair-zh", orderBy: 10 },
  { positionType: "home", articleSlug: "pressure-calibration-zh", orderBy: 20 },
  { positionType: "home", articleSlug: "lin-xiaolan-zh", orderBy: 30 },
  { positionType: "home", articleSlug: "t80-radar-tide-gauge-zh", orderBy: 60 },
  { positionType: "sidebar", articleSlug: "safety-notice-p12-cable-gland-zh", orderBy: 10 },
  { positionType: "sidebar", articleSlug: "pressure-calibration-zh", orderBy: 20 },
  { positionType: "sidebar", articleSlug: "lin-xiaolan-zh", orderBy: 30 },
  { positionType: "sidebar", articleSlug: "job-calibration-technician-zh", orderBy: 40 },
];
