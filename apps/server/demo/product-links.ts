/** What belongs to a product in every language, by its code: said once, for all of its translations. */
export const productLinks: Readonly<Record<string, ProductLinks>> = {
  T80: {
    articles: ["t80-radar-tide-gauge", "radar-installation-en", "qiantang-bore-radar-en"],
  },
  T26: { articles: ["end-of-production-t26", "t80-radar-tide-gauge"], replacedBy: "T80" },
  P12: {
    articles: [
      "the-smallest-part-of-a-pressure-probe",
      "pressure-calibration-en",
      "safety-notice-p12-cable-gland",
      "hollin-edge-seepage",
    ],
  },
  L3: { articles: ["l3-logger", "the-clock-in-the-logger"] },
  L2: { articles: ["l3-logger"], replacedBy: "L3", isDiscontinued: true },
  F6: { articles: ["f6-eight-paths", "vega-del-torno-canal", "transit-time-and-the-bend"] },
};

export interface ProductLinks {
  /** Slugs of the English articles about it. */
  articles: readonly string[];
  /** The code of its successor. */
  replacedBy?: string;
  /** Whether it is no longer sold. */
  isDiscontinued?: boolean;
}
