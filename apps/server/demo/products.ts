import { companyFacts } from "./company-facts.ts";
import { productFacts } from "./product-facts.ts";
import type { DemoProduct } from "./types.ts";

const { T80, T26, P12, L3, L2, F6 } = productFacts;
const size = (value: string) => ({ group: "Body", name: "Length", value, unit: "mm" });
const priceOf = ({ price }: { price: number }) => ({
  priceAmount: price.toFixed(2),
  priceCurrency: "EUR",
  priceNote: "without VAT, ex works",
});
const mass = (value: string) => ({ group: "Body", name: "Mass", value, unit: "kg" });

const radarSpecs = (radar: typeof T80 | typeof T26) => [
  {
    group: "Measuring",
    name: "Range",
    value: `${radar.range.from} to ${radar.range.to}`,
    unit: "m",
  },
  { group: "Measuring", name: "Accuracy", value: radar.accuracy, unit: "mm" },
  { group: "Measuring", name: "Beam", value: radar.beam, unit: "°" },
  { group: "Measuring", name: "Frequency", value: radar.frequency, unit: "GHz" },
  {
    group: "Supply",
    name: "Current at one reading a minute",
    value: radar.current,
    unit: "mA",
  },
  mass(radar.mass),
];

/** What the company sells: categories with their series and those series' instruments. */
export const products: readonly DemoProduct[] = [
  {
    name: "Level",
    code: "LEVEL",
    summary: "Instruments that tell how high the water stands.",
    children: [
      {
        name: "Radars",
        code: "T",
        summary: "They look down on the water and touch nothing.",
        children: [
          {
            name: "T80 harbour radar",
            code: "T80",
            model: "T80",
            picture: "instrument-t80",
            summary: `${T80.frequency} GHz, a beam of ${T80.beam} degrees, made for masts and bridges over tidal water.`,
            content:
              '<p>The T80 measures the distance to the water from above and tells a wave from a wake. It is calibrated in the tower before it leaves the works, at 58 distances, and the certificate is in the box.</p><h2>Where it hangs</h2><p>On a mast, a bridge or a jetty, at least half a metre from the wall, looking straight down. One cable carries power and readings; the bracket is in the box.</p><h2>Where it does not</h2><p>Not over dense foam, and not in a stilling well narrower than 250 mm. Why, and what we recommend instead, is in <a href="/article-detail?id=t80-radar-tide-gauge">the article about the T80</a>.</p>',
            pictures: ["radar-bridge", "figure-radar-beam", "harbour-dawn"],
            sheetNotes: [
              `Accuracy over the whole range, proved in the tower at ${companyFacts.distances} distances.`,
              "Supply 9 to 30 V. SDI-12, RS-485 and 4-20 mA.",
              "Housing of anodised aluminium, IP68.",
            ],
            ...priceOf(T80),
            specs: [...radarSpecs(T80), size("214")],
          },
          {
            name: "T26 radar",
            code: "T26",
            model: "T26",
            picture: "instrument-t80",
            summary: `${T26.frequency} GHz and a beam of ${T26.beam} degrees: the one that reads through foam.`,
            content:
              '<p>The T26 has hung over harbours since 2011. Its wide beam sees through thirty centimetres of foam, which is why sewage works still ask for it. It can be ordered until 31 March 2027; all dates are in <a href="/article-detail?id=end-of-production-t26">the announcement of its end</a>.</p>',
            pictures: ["radar-bridge"],
            ...priceOf(T26),
            specs: radarSpecs(T26),
          },
        ],
      },
      {
        name: "Pressure probes",
        code: "P",
        summary: "For wells, reservoirs and wherever there is no bridge to hang from.",
        children: [
          {
            name: "P12 pressure probe",
            code: "P12",
            model: "P12",
            picture: "instrument-p12",
            summary: "A ceramic cell in titanium that stays under water for ten years.",
            content:
              '<p>The cell is as large as a coin and moves by less than a hair. The cable holds a breathing tube, so that the weather above the water is left out of the reading. Its capsule of silica wants to be changed in time: <a href="/article-detail?id=the-smallest-part-of-a-pressure-probe">the smallest part of a pressure probe</a> decides how long it is right.</p>',
            pictures: ["reservoir-dam", "figure-seepage"],
            ...priceOf(P12),
            specs: [
              { group: "Measuring", name: "Depth", value: P12.depth, unit: "m" },
              { group: "Measuring", name: "Accuracy", value: P12.accuracy, unit: "%" },
              size("168"),
            ],
            variants: P12.cables.map(({ length, more }) => ({
              code: `P12-${length}`,
              name: `${length} m of cable`,
              priceAmount: (P12.price + more).toFixed(2),
              specs: [{ group: "Body", name: "Cable", value: length, unit: "m" }],
            })),
          },
        ],
      },
    ],
  },
  {
    name: "Data",
    code: "DATA",
    summary: "Instruments that keep readings and send them home.",
    children: [
      {
        name: "Loggers",
        code: "L",
        summary: "They stand by the water for years and forget nothing.",
        children: [
          {
            name: "L3 logger",
            code: "L3",
            model: "L3",
            picture: "instrument-l3",
            summary: "Ten digital sensors, two years on two cells, and every reading twice.",
            content:
              '<p>The L3 keeps readings in its memory and on a card, and marks them as sent only when the other end has confirmed them. What it could not send it sends first when the network is back. How it keeps time without one is in <a href="/article-detail?id=the-clock-in-the-logger">the clock in the logger</a>; what it is not for, in <a href="/article-detail?id=l3-logger">the article about the L3</a>.</p>',
            ...priceOf(L3),
            specs: [
              { group: "Inputs", name: "SDI-12 sensors", value: L3.sdi12, unit: null },
              { group: "Memory", name: "Memory", value: L3.memory, unit: "readings" },
              { group: "Time", name: "Clock", value: L3.clock, unit: "ppm" },
              { group: "Supply", name: "Sleep current", value: L3.sleep, unit: "µA" },
              mass(L3.mass),
            ],
          },
          {
            name: "L2 logger",
            code: "L2",
            model: "L2",
            picture: "instrument-l3",
            summary: "Four digital sensors and six screws: 5,200 of them are in the field.",
            content:
              '<p>The L2 was built from 2013 to 2025 and is repaired until at least 2035. How to move to the L3 without losing a reading is in <a href="/article-detail?id=l3-logger">the article about the L3</a>.</p>',
            ...priceOf(L2),
            specs: [
              { group: "Inputs", name: "SDI-12 sensors", value: L2.sdi12, unit: null },
              { group: "Memory", name: "Memory", value: L2.memory, unit: "readings" },
              { group: "Time", name: "Clock", value: L2.clock, unit: "ppm" },
              { group: "Supply", name: "Sleep current", value: L2.sleep, unit: "µA" },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Flow",
    code: "FLOW",
    summary: "Instruments that tell how much water goes by.",
    children: [
      {
        name: "Flow meters",
        code: "F",
        summary: "Sound sent across the water, there and back.",
        children: [
          {
            name: "F6 flow meter",
            code: "F6",
            model: "F6",
            picture: "instrument-f6",
            summary: `Eight crossed paths for canals up to ${F6.width} metres wide, with little straight water above them.`,
            content:
              '<p>Pairs of transducers on either bank send sound across the water and back. The water carries it on one way and holds it up on the other; the difference is the flow. Each value comes with its uncertainty.</p><p>If your channel is straight for ten widths, four paths are enough and cost less: <a href="/article-detail?id=f6-eight-paths">what eight paths do</a>. For wider water, write to us.</p>',
            pictures: ["figure-flow-paths", "river-aerial"],
            ...priceOf(F6),
            specs: [
              { group: "Measuring", name: "Paths", value: F6.paths, unit: null },
              { group: "Measuring", name: "Width", value: F6.width, unit: "m" },
              {
                group: "Measuring",
                name: "Uncertainty in a good canal",
                value: F6.uncertainty,
                unit: "%",
              },
              { group: "Supply", name: "Power", value: "14", unit: "W" },
            ],
            variants: [
              {
                code: "F6-4",
                name: "Four paths",
                priceAmount: (F6.price - F6.fewerPaths).toFixed(2),
                specs: [{ group: "Measuring", name: "Paths", value: F6.fewer, unit: null }],
              },
              {
                code: "F6-8",
                name: "Eight paths",
                priceAmount: F6.price.toFixed(2),
                specs: [{ group: "Measuring", name: "Paths", value: F6.paths, unit: null }],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** The instruments themselves. */
export const soldProducts: readonly DemoProduct[] = products.flatMap(({ children = [] }) =>
  children.flatMap((series) => series.children ?? []),
);
