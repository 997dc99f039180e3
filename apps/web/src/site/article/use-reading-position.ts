import { useEffect, useState } from "react";

/** A heading counts as reached once it is in the upper part of the window. */
const reached = "0px 0px -70% 0px";

/** The id of the heading whose part of the text is being read; undefined before the first one. */
export function useReadingPosition(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const limit = window.innerHeight * 0.3;
        setCurrent(headings.findLast((one) => one.getBoundingClientRect().top <= limit)?.id);
      },
      { rootMargin: reached },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
