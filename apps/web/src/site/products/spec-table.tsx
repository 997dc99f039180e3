import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { PublicProduct } from "../types.ts";
import { withUnit } from "./with-unit.ts";

/** A product's specifications under their headings. */
export function SpecTable({ groups }: { groups: PublicProduct["specGroups"] }) {
  const messages = useMessages().products;
  return (
    <section className="specs" aria-labelledby="specs">
      <h2 id="specs">{messages.specs}</h2>
      <table>
        {groups.map(({ name: heading, specs }) => (
          <tbody key={heading} lang={langOf(heading)}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {heading}
              </th>
            </tr>
            {specs.map(({ name, value, unit }) => (
              <tr key={`${name} ${value}`}>
                <th scope="row">{name}</th>
                <td className="spec-value">{unit === "°" ? withUnit(value, unit) : value}</td>
                <td>{unit === "°" ? null : unit}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
