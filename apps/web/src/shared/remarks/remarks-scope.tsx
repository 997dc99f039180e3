import type { Passage } from "@atrium/ui/rich-text";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { remarkQueries, type Remark } from "../../queries/article-remarks.ts";
import { lazyPart } from "../lazy-part.tsx";
import { useQuery } from "../use-query.ts";
import { useViewLocation } from "../view-location.tsx";
import type { RemarkPlace } from "./remark-place.ts";

const RemarkDialog = lazyPart(async () => (await import("./remark-dialog.tsx")).RemarkDialog);

/** The text that remarks are on, wherever it is shown. */
export interface RemarkSurface {
  /** Scrolls to a remark's passage; whether it is there. */
  readonly reveal: (id: string) => boolean;
  /** Puts other words in the place of a remark's passage; absent where the text is only read. */
  readonly replace?: (id: string, words: string) => boolean;
  /** The selected passage. */
  readonly selected: () => Passage | undefined;
}

/** The remarks on an article, and what is going on with them on this page. */
export interface Remarks {
  readonly remarks: readonly Remark[];
  readonly activeId: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  /** The ids of those whose passage the shown text has; undefined before it was searched. */
  readonly found: ReadonlySet<string> | undefined;
  readonly setFound: (ids: ReadonlySet<string>) => void;
  readonly surface: RemarkSurface | undefined;
  /** Called by the text, and with undefined when it is gone. */
  readonly connect: (surface: RemarkSurface | undefined) => void;
  /** Asks for a new remark. */
  readonly compose: (place: RemarkPlace) => void;
}

const RemarksContext = createContext<Remarks | undefined>(undefined);

/** The remarks on the article of this page; undefined outside of one. */
export function useRemarks(): Remarks | undefined {
  return use(RemarksContext);
}

interface RemarksScopeProps {
  /** Undefined until the article is stored: there are no remarks then, and what is inside stays when there may be. */
  articleId: string | undefined;
  /** The version that new remarks are about. */
  versionNo: number | undefined;
  children: ReactNode;
}

const EMPTY: readonly Remark[] = [];

/** Gives the text, the fields and the list on a page the same remarks. */
export function RemarksScope({ articleId, versionNo, children }: RemarksScopeProps) {
  const { search } = useViewLocation();
  const isStored = articleId !== undefined && versionNo !== undefined;
  const { data: remarks = EMPTY } = useQuery({
    ...remarkQueries.list({ articleId: articleId ?? "" }),
    enabled: isStored,
  });
  const linked = typeof search.remark === "string" ? search.remark : undefined;
  const [activeId, setActive] = useState(linked);
  const [found, setFound] = useState<ReadonlySet<string>>();
  const [place, setPlace] = useState<RemarkPlace>();
  const [surface, connect] = useState<RemarkSurface>();
  const value = useMemo(
    () => ({ remarks, activeId, setActive, found, setFound, surface, connect, compose: setPlace }),
    [remarks, activeId, found, surface],
  );
  return (
    <RemarksContext value={isStored ? value : undefined}>
      {children}
      {isStored && place && (
        <RemarkDialog
          articleId={articleId}
          versionNo={versionNo}
          place={place}
          onClose={() => setPlace(undefined)}
        />
      )}
    </RemarksContext>
  );
}
