import { createElement, lazy, Suspense, type ComponentType } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A part of a page that not everybody opens, such as a form in a sheet: loaded once the page has nothing else to do, or
 * when it is first shown. One that failed to load is tried anew the next time.
 *
 * @example const UserSheet = lazyPart(async () => (await import("./user-sheet.tsx")).UserSheet);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React would remember the failure for ever.
        Part = attempt();
        throw error;
      }
    });
  let Part = attempt();
  whenIdle(() => void load().catch(() => undefined));
  return function LazyPart(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>;
  };
}
