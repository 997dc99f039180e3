import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRouteIndex, matchRoute } from "./match-route.ts";
import { buildNavigation } from "./navigation.ts";

const segment = fc.constantFrom("a", "b", "c", "a b", "100%", "x/y", "文");
const pattern = fc.array(fc.oneof(segment.map(encodeURIComponent), fc.constantFrom(":p", ":q")), {
  minLength: 1,
  maxLength: 3,
});

/** The rule said plainly: of all routes that fit, the one whose first difference from the others is a fixed segment. */
function bestOf(urls: readonly string[], segments: readonly string[]): string | undefined {
  const parts = (url: string) => url.slice(1).split("/");
  const fits = urls.filter((url) => {
    const own = parts(url);
    if (own.length !== segments.length) return false;
    return own.every((part, i) => part.startsWith(":") || decodeURIComponent(part) === segments[i]);
  });
  const rank = (url: string) =>
    parts(url)
      .map((part) => (part.startsWith(":") ? "1" : "0"))
      .join("");
  return fits.toSorted((a, b) => rank(a).localeCompare(rank(b)))[0];
}

test("the index finds what looking through all routes finds", () => {
  const urls = fc.uniqueArray(
    pattern.map((parts) => `/${parts.join("/")}`),
    { maxLength: 12 },
  );
  const path = fc.array(segment, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(urls, path, (all, segments) => {
      const entries = all.map((url) => ({ id: url, type: "menu", url, component: "view" }));
      const { routes } = buildNavigation(entries, { publicPaths: [] });
      const known = routes.flatMap((route) => route.path ?? []);
      const found = matchRoute(
        buildRouteIndex(routes),
        `/${segments.map(encodeURIComponent).join("/")}`,
      );
      expect(found?.route.path).toBe(bestOf(known, segments));
      for (const [name, value] of Object.entries(found?.params ?? {})) {
        expect(["p", "q"]).toContain(name);
        expect(segments).toContain(value);
      }
    }),
    { seed: 4, numRuns: 1000 },
  );
});
