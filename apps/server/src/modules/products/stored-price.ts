/** A price as the database keeps it, with two places: `960` and `960.0` are `960.00`. */
export function storedPrice(price: string): string {
  const [whole = "", cents = ""] = price.split(".");
  return `${whole}.${cents.padEnd(2, "0")}`;
}
