/** A sum of prices in one currency. */
export interface PriceSum {
  readonly currency: string;
  readonly amount: string;
}

interface Priced {
  readonly priceAmount: string | null;
  readonly priceCurrency: string | null;
}

/** The sums of prices by currency. They are added as whole cents: decimal fractions have no exact binary form. */
export function sumPrices(rows: readonly Priced[]): PriceSum[] {
  const sums = new Map<string, bigint>();
  for (const { priceAmount, priceCurrency } of rows) {
    if (priceAmount === null || priceCurrency === null) continue;
    sums.set(priceCurrency, (sums.get(priceCurrency) ?? 0n) + centsOf(priceAmount));
  }
  const sorted = [...sums].toSorted(([one], [other]) => one.localeCompare(other));
  return sorted.map(([currency, cents]) => ({ currency, amount: amountOf(cents) }));
}

function centsOf(price: string): bigint {
  const [whole = "0", cents = ""] = price.split(".");
  return BigInt(whole + cents.padEnd(2, "0"));
}

function amountOf(cents: bigint): string {
  const digits = cents.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
