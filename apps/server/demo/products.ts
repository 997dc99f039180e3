import type { DemoProduct } from "./types.ts";

const size = (value: string) => ({ group: "Body", name: "Length", value, unit: "mm" });
const power = (value: string) => ({ group: "Supply", name: "Power", value, unit: "W" });

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
            summary:
              "80 GHz, a beam of three degrees, made for masts and bridges over tidal water.",
            content:
              "<p>The T80 measures the distance to the water four times a second and tells a wave from a wake. It is calibrated in the tower before it leaves the works, at every metre up to thirty.</p><h2>Where it hangs</h2><p>On a mast, a bridge or a jetty, at least half a metre from the wall, looking straight down. One cable carries power and readings; the bracket is in the box.</p>",
            pictures: ["radar-bridge", "figure-radar-beam", "harbour-dawn"],
            attachments: [
              {
                kind: "pdf",
                name: "T80-data-sheet.pdf",
                title: "T80 harbour radar: data sheet",
                lines: [
                  "Range 0.4 to 30 m, beam 3 degrees, 80 GHz.",
                  "Error within 2 mm over the whole range, proved in the tower at every metre.",
                  "Supply 9 to 30 V, 0.9 W. SDI-12 and RS-485.",
                  "Housing of anodised aluminium, IP68, 214 mm long, 1.9 kg.",
                ],
              },
            ],
            price: "4280.00",
            specs: [
              { group: "Measuring", name: "Range", value: "30", unit: "m" },
              { group: "Measuring", name: "Error", value: "± 2", unit: "mm" },
              power("0.9"),
              size("214"),
            ],
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
              "<p>The cell is as large as a coin and moves by less than a hair. The cable holds a breathing tube, so that the weather above the water is left out of the reading.</p>",
            pictures: ["reservoir-dam", "figure-seepage"],
            price: "960.00",
            specs: [
              { group: "Measuring", name: "Depth", value: "100", unit: "m" },
              { group: "Measuring", name: "Error", value: "0.05", unit: "%" },
              size("168"),
            ],
          },
          {
            name: "L3 logger",
            code: "L3",
            model: "L3",
            picture: "instrument-l3",
            summary: "Keeps two years of levels when the network is away.",
            content:
              "<p>Four inputs, one lithium cell, and a clock that loses less than a minute a year. What it could not send it sends first when the network is back.</p>",
            price: "540.00",
            specs: [
              { group: "Memory", name: "Readings", value: "1 000 000", unit: null },
              power("0.2"),
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
        summary: "Sound sent across the river, there and back.",
        children: [
          {
            name: "F6 flow meter",
            code: "F6",
            model: "F6",
            picture: "instrument-f6",
            summary: "Four paths across up to 300 metres of river.",
            content:
              "<p>Two pairs of transducers on either bank send sound across the river and back. The water carries it on one way and holds it up on the other; the difference is the flow.</p>",
            pictures: ["figure-flow-paths", "river-aerial"],
            price: "12900.00",
            specs: [
              { group: "Measuring", name: "Width", value: "300", unit: "m" },
              { group: "Measuring", name: "Error", value: "1.5", unit: "%" },
              power("14"),
            ],
          },
        ],
      },
    ],
  },
];
