import { useStoreSelector } from "@atrium/hooks";
import { lazyPart } from "../../shared/lazy-part.tsx";
import type { UnsavedOfferProps } from "./unsaved-offer.tsx";

const UnsavedOffer = lazyPart(async () => (await import("./unsaved-offer.tsx")).UnsavedOffer);

type UnsavedNoticeProps = Omit<UnsavedOfferProps, "entry" | "others">;

/** Offers what an earlier visit left behind on this device: the newest first, one at a time. */
export function UnsavedNotice(props: UnsavedNoticeProps) {
  const [entry, ...others] = useStoreSelector(props.unsaved, (all) => all);
  return (
    <div role="status" className="empty:hidden">
      {entry && <UnsavedOffer {...props} entry={entry} others={others.length} />}
    </div>
  );
}
