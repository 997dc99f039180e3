import { Skeleton } from "@atrium/ui";
import { useEffect, useRef, useState } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { whenShown } from "../../shared/when-shown.ts";

// The chart library is large, and the user's tasks come first.
const ContentCharts = lazyPart(
  async () => (await import("./content-charts.tsx")).ContentCharts,
  <Skeleton className="h-80" />,
);

/** The charts, which are below everything else: asked for and drawn once somebody comes there. */
export function LateCharts() {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown || place.current === null) return undefined;
    return whenShown(place.current, 0, () => setShown(true));
  }, [isShown]);
  return isShown ? <ContentCharts /> : <div ref={place} className="h-80" />;
}
