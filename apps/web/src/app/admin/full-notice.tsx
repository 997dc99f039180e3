import { Ban, CircleAlert, PackageX } from "lucide-react";
import type { ReactNode } from "react";

interface FullNoticeProps {
  kind: "forbidden" | "missing" | "failed";
  title: ReactNode;
  text: ReactNode;
  /** Small print: a request id. */
  detail?: ReactNode;
  /** Ways out, as buttons. */
  children?: ReactNode;
}

const icons = { forbidden: Ban, missing: PackageX, failed: CircleAlert };

/** A full-page notice: what happened, and what to do next. */
export function FullNotice({ kind, title, text, detail, children }: FullNoticeProps) {
  const Icon = icons[kind];
  return (
    <div className="grid min-h-full place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <Icon aria-hidden="true" className="size-8 text-subtle-foreground" strokeWidth={1.5} />
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        <p className="text-base text-muted-foreground text-pretty wrap-anywhere">{text}</p>
        {detail && <p className="font-mono text-xs text-subtle-foreground">{detail}</p>}
        {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
      </div>
    </div>
  );
}
