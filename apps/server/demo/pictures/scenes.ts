import { palette } from "./lib/palette.ts";
import { aerialRiver, canal } from "./motifs/aerial.ts";
import { bore } from "./motifs/bore.ts";
import { bridge } from "./motifs/bridge.ts";
import { coast, depthChart, estuary, lake } from "./motifs/chart-map.ts";
import * as charts from "./motifs/charts.ts";
import { dam } from "./motifs/dam.ts";
import * as diagrams from "./motifs/diagrams.ts";
import { drumRecorder } from "./motifs/drum.ts";
import { harbour } from "./motifs/harbour.ts";
import { still } from "./motifs/instruments.ts";
import { logo } from "./motifs/logo.ts";
import { moonTides } from "./motifs/moons.ts";
import { portrait } from "./motifs/portrait.ts";
import { staffScene } from "./motifs/staff-scene.ts";
import { tower } from "./motifs/tower.ts";
import { valley } from "./motifs/valley.ts";
import { works } from "./motifs/works.ts";
import type { PictureName } from "./names.ts";

/** A picture's size and SVG. */
export interface Scene {
  width: number;
  height: number;
  draw: (width: number, height: number) => string;
}

type Draw = Scene["draw"];

const banner = (draw: Draw): Scene => ({ width: 2000, height: 1000, draw });
const cover = (draw: Draw): Scene => ({ width: 1600, height: 900, draw });
const figure = (draw: Draw): Scene => ({ width: 1200, height: 800, draw });
const square = (size: number, draw: Draw): Scene => ({ width: size, height: size, draw });

export const scenes: Record<PictureName, Scene> = {
  "banner-aldra": banner((w, h) =>
    valley(w, h, { seed: "aldra", mood: "storm", stage: 1.9, weather: "rain", mastAt: 0.78 }),
  ),
  "banner-bore": banner((w, h) => bore(w, h, { seed: "bore-b", mood: "winter", front: 0.6 })),
  "banner-tower": banner((w, h) => tower(w, h, { seed: "tower-b", mood: "dusk", at: 0.66 })),
  "harbour-dawn": cover((w, h) => harbour(w, h, { seed: "harbour-dawn", mood: "dawn" })),
  "harbour-night": cover((w, h) =>
    harbour(w, h, {
      seed: "night",
      mood: "night",
      hutAt: 0.6,
      view: { flip: true, zoom: 1.15, centre: [0.55, 0.56] },
    }),
  ),
  "harbour-storm": cover((w, h) =>
    harbour(w, h, {
      seed: "storm",
      mood: "storm",
      hutAt: 0.52,
      weather: "rain",
      view: { zoom: 1.3, centre: [0.6, 0.58] },
    }),
  ),
  "gauge-hut": cover((w, h) =>
    harbour(w, h, {
      seed: "hut",
      mood: "dusk",
      hutAt: 0.52,
      view: { zoom: 1.9, centre: [0.62, 0.64] },
    }),
  ),
  "river-aerial": cover((w, h) => aerialRiver(w, h, { seed: "aerial", dark: false })),
  "river-delta": cover((w, h) => aerialRiver(w, h, { seed: "delta", dark: true })),
  "river-rain": cover((w, h) =>
    valley(w, h, {
      seed: "rain",
      mood: "storm",
      stage: 1.5,
      weather: "rain",
      mastAt: 0.72,
      view: { flip: true, zoom: 1.12, centre: [0.54, 0.52] },
    }),
  ),
  "river-ice": cover((w, h) =>
    valley(w, h, { seed: "ice", mood: "winter", stage: 1.25, weather: "ice", mastAt: 0.8 }),
  ),
  "river-dusk": cover((w, h) =>
    valley(w, h, { seed: "dusk", mood: "dusk", stage: 1, mastAt: 0.66, view: { flip: true } }),
  ),
  "reservoir-dam": cover((w, h) => dam(w, h, { seed: "dam", mood: "dawn" })),
  "reservoir-contours": cover((w, h) =>
    depthChart(w, h, {
      seed: "lake",
      look: "dark",
      terrain: lake("lake"),
      stations: [
        [0.8, 0.36],
        [0.36, 0.42],
      ],
    }),
  ),
  "estuary-contours": cover((w, h) =>
    depthChart(w, h, {
      seed: "estuary",
      look: "paper",
      terrain: estuary("estuary"),
      stations: [[0.52, 0.47]],
      soundings: true,
    }),
  ),
  "tidal-bore": cover((w, h) => bore(w, h, { seed: "bore", mood: "dusk", front: 0.52 })),
  "gauge-staff": cover((w, h) =>
    staffScene(w, h, { seed: "staff", dark: false, level: 0.62, first: 4 }),
  ),
  "gauge-staff-tide": cover((w, h) =>
    staffScene(w, h, { seed: "staff-tide", dark: true, level: 0.44, first: 7 }),
  ),
  "radar-bridge": cover((w, h) => bridge(w, h, { seed: "bridge", mood: "dawn" })),
  "works-hangzhou": cover((w, h) =>
    works(w, h, { seed: "hangzhou", mood: "dawn", place: "hangzhou" }),
  ),
  "works-vlissingen": cover((w, h) =>
    works(w, h, { seed: "vlissingen", mood: "dusk", place: "vlissingen" }),
  ),
  "calibration-tower": cover((w, h) => tower(w, h, { seed: "tower", mood: "dawn", at: 0.6 })),
  "canal-fields": cover((w, h) => canal(w, h, { seed: "canal" })),
  "network-coast": cover((w, h) =>
    depthChart(w, h, {
      seed: "coast",
      look: "dark",
      terrain: coast("coast"),
      stations: [
        [0.4, 0.12],
        [0.53, 0.3],
        [0.5, 0.47],
        [0.42, 0.6],
        [0.37, 0.75],
        [0.43, 0.9],
      ],
      links: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ],
    }),
  ),
  "drum-recorder": cover(drumRecorder),
  "moon-tides": cover((w, h) => moonTides(w, h, { seed: "moons" })),
  "instrument-t80": cover((w, h) => still(w, h, "t80")),
  "instrument-p12": cover((w, h) => still(w, h, "p12")),
  "instrument-l3": cover((w, h) => still(w, h, "l3")),
  "instrument-f6": cover((w, h) => still(w, h, "f6")),
  "figure-stilling-well": figure(diagrams.stillingWell),
  "figure-hydrograph": figure(charts.hydrograph),
  "figure-tide-curve": figure(charts.tideCurve),
  "figure-radar-beam": figure(diagrams.radarBeam),
  "figure-flow-paths": figure(diagrams.flowPaths),
  "figure-residuals": figure(charts.residuals),
  "figure-rating-curve": figure(charts.ratingCurve),
  "figure-bore-trace": figure(charts.boreTrace),
  "figure-datum": figure(diagrams.datum),
  "figure-seepage": figure(charts.seepage),
  "portrait-brennan": square(900, (w, h) =>
    portrait(w, h, {
      seed: "brennan",
      ground: palette.steel,
      coat: palette.accent,
      hair: palette.ember,
      style: "bun",
    }),
  ),
  "portrait-lin": square(900, (w, h) =>
    portrait(w, h, {
      seed: "lin",
      ground: palette.haze,
      coat: palette.deep,
      hair: palette.ink,
      style: "long",
    }),
  ),
  "portrait-kaldermeer": square(900, (w, h) =>
    portrait(w, h, {
      seed: "kaldermeer",
      ground: palette.slate,
      coat: palette.night,
      hair: palette.pale,
      style: "short",
    }),
  ),
  logo: square(512, (w) => logo(w)),
};
