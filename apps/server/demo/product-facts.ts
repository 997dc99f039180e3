/** The figures of the instruments, said once: products, articles and data sheets take them from here. */
export const productFacts = {
  T80: {
    price: 2180,
    range: { from: "0.2", to: "30" },
    /** Millimetres. */
    accuracy: "2",
    /** Degrees. */
    beam: "4",
    /** Gigahertz. */
    frequency: "80",
    /** Milliamperes at one reading a minute, from 12 V. */
    current: "9",
    /** Kilograms. */
    mass: "1.9",
  },
  /** The radar before the T80; both are sold for a while. */
  T26: {
    price: 2650,
    range: { from: "0.5", to: "20" },
    accuracy: "5",
    beam: "12",
    frequency: "26",
    current: "38",
    mass: "3.4",
  },
  P12: {
    price: 960,
    depth: "100",
    accuracy: "0.05",
    /** Metres of cable, and what the longer ones cost more. */
    cables: [
      { length: "20", more: 0 },
      { length: "50", more: 85 },
      { length: "120", more: 240 },
    ],
  },
  /** The logger before the L3: no longer sold. */
  L2: { price: 1090, sdi12: "4", memory: "500,000", clock: "20", sleep: "210" },
  L3: {
    price: 980,
    sdi12: "10",
    memory: "16 million",
    /** Parts in a million. */
    clock: "1",
    /** Microamperes. */
    sleep: "38",
    mass: "1.6",
  },
  F6: { price: 7900, paths: "8", width: "12", uncertainty: "1.1", fewerPaths: 2300, fewer: "4" },
} as const;

/** A price as articles write it, such as "€2,180". */
export function euros(amount: number): string {
  return `€${amount.toLocaleString("en")}`;
}
