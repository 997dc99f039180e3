import type { DemoArticle } from "../types.ts";
import { calibrationTowerVlissingen } from "./calibration-tower-vlissingen.ts";
import { fortyOneHoursOnTheAldra } from "./forty-one-hours-on-the-aldra.ts";
import { qiantangBoreRadar } from "./qiantang-bore-radar.ts";
import { safetyNoticeP12CableGland } from "./safety-notice-p12-cable-gland.ts";
import { stillingWellOrRadar } from "./stilling-well-or-radar.ts";
import { t80RadarTideGauge } from "./t80-radar-tide-gauge.ts";
import { whatZeroMeans } from "./what-zero-means.ts";
import { whyWeRepair } from "./why-we-repair.ts";

/** Every demo article, newest first. */
export const articles: readonly DemoArticle[] = [
  safetyNoticeP12CableGland,
  qiantangBoreRadar,
  calibrationTowerVlissingen,
  whyWeRepair,
  stillingWellOrRadar,
  fortyOneHoursOnTheAldra,
  t80RadarTideGauge,
  whatZeroMeans,
];
