import { useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { formatPrice } from "../format.ts";
import { langOf } from "../lang.ts";
import type { PublicProduct } from "../types.ts";
import { withUnit } from "./with-unit.ts";

/** The forms a product is sold in: their codes, what differs, and their prices. */
export function VariantTable({ product }: { product: PublicProduct }) {
  const messages = useMessages().products;
  const { language } = useRouter().options.context.config;
  const { variants, priceCurrency } = product;
  const differs = variants.some(({ specs }) => specs.length > 0);
  return (
    <section className="specs variants" aria-labelledby="variants">
      <h2 id="variants">{messages.variants}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.variant}</th>
            {differs ? <th scope="col">{messages.difference}</th> : null}
            <th scope="col">{messages.price}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({ code, name, specs, priceAmount }) => (
            <tr key={code}>
              <th scope="row">
                <span lang={langOf(name)}>{name}</span> <span className="variant-code">{code}</span>
              </th>
              {differs ? (
                <td>
                  {specs.map((spec) => (
                    <div key={`${spec.name} ${spec.value}`} lang={langOf(spec.name)}>
                      {spec.name} {withUnit(spec.value, spec.unit)}
                    </div>
                  ))}
                </td>
              ) : null}
              <td className="variant-price">
                {priceAmount === null
                  ? messages.onRequest
                  : formatPrice(priceAmount, priceCurrency, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
