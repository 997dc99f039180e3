import { useMessages } from "../../../i18n/index.ts";
import { SiteLink } from "../../parts/site-link.tsx";
import type { HomePart } from "../../types.ts";
import { SectionHead } from "./section-head.tsx";

type Proof = HomePart<"proof">;

/** Why to believe it: numbers, customers, certificates. */
export function ProofSection({ id, proof }: { id: string; proof: Proof }) {
  const messages = useMessages().home;
  const { heading, figures, customers, certificates } = proof;
  return (
    <section className="proof" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} />
      {figures.length === 0 ? null : (
        <dl className="figures" data-four={figures.length % 4 === 0 || undefined}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <References title={messages.customers} references={customers} />
      <References title={messages.certificates} references={certificates} />
    </section>
  );
}

interface ReferencesProps {
  title: string;
  references: Proof["customers"];
}

function References({ title, references }: ReferencesProps) {
  if (references.length === 0) return null;
  return (
    <div className="references">
      <h3>{title}</h3>
      <ul>
        {references.map(({ name, note, url }) => (
          <li key={name}>
            {url === null ? name : <SiteLink href={url}>{name}</SiteLink>}
            {note === null ? null : <span>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
