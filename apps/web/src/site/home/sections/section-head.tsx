import { SiteLink } from "../../parts/site-link.tsx";

interface SectionHeadProps {
  /** Of the heading. */
  id: string;
  heading: string;
  text?: string | null;
  label?: string | null;
  url?: string | null;
}

/** The heading of a section, with a line below it and a link beside it where there are any. */
export function SectionHead({ id, heading, text = null, label, url }: SectionHeadProps) {
  return (
    <>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
        {label && url ? <SiteLink href={url}>{label}</SiteLink> : null}
      </div>
      {text === null ? null : <p className="section-text">{text}</p>}
    </>
  );
}
