import { expect, test } from "vitest";
import { sumPrices } from "./price-sums.ts";

const price = (priceAmount: string | null, priceCurrency: string | null = "EUR") => ({
  priceAmount,
  priceCurrency,
});

test("prices are added by currency, to the cent", () => {
  const rows = [price("0.1"), price("0.20"), price("999999999999"), price("7", "CNY"), price(null)];
  expect(sumPrices(rows)).toEqual([
    { currency: "CNY", amount: "7.00" },
    { currency: "EUR", amount: "999999999999.30" },
  ]);
  expect(sumPrices([price("0.05")])).toEqual([{ currency: "EUR", amount: "0.05" }]);
  expect(sumPrices([price(null, null)])).toEqual([]);
});
