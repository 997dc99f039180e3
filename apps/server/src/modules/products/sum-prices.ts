import { and, asc, count, isNotNull, sum } from "drizzle-orm";
import type { Filter } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { products } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type PriceSum = components["schemas"]["ProductPriceSum"];

/** No site sells in more. */
const MAX_CURRENCIES = 50;

/** The sums of the prices of the records that match, by currency. */
export async function sumPrices(db: Db, matching: Filter): Promise<PriceSum[]> {
  const { priceAmount, priceCurrency: currency } = products;
  const rows = await db
    .select({ currency, amount: sum(priceAmount), count: count() })
    .from(products)
    .where(and(matching, isNotNull(priceAmount), isNotNull(currency)))
    .groupBy(currency)
    .orderBy(asc(currency))
    .limit(MAX_CURRENCIES);
  return rows.map((row) => ({
    currency: row.currency ?? "",
    amount: row.amount ?? "0.00",
    count: row.count,
  }));
}
