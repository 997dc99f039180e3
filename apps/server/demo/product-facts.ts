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
  P12: { price: 960, depth: "100", accuracy: "0.05" },
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
  F6: { price: 7900, paths: "8", width: "12", uncertainty: "1.1", fewerPaths: 2300 },
} as const;

/** A price as articles write it, such as "€2,180". */
export function euros(amount: number): string {
  return `€${amount.toLocaleString("en")}`;
}
