import type { MenuEntry } from "../menu/menu-entry.ts";
import type { Navigation } from "../menu/navigation.ts";
import type { Session } from "../session/session.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import { guardDecision, type GuardDecision, type GuardFacts } from "./guard-decision.ts";

/**
 * The route guard of one session.
 *
 * @example
 * async function loader(guard: Guard, href: string) {
 *   const decision = await guard.enter(href);
 *   if (decision.kind === "redirect") navigation.navigate(decision.to, { replace: true });
 *   return decision;
 * }
 */
export interface Guard {
  /** Decides by what is known now, without side effects: for preloads and links. */
  decide(href: string, facts?: GuardFacts): GuardDecision;
  /**
   * Loads what is missing, then decides: for a router's loaders. A public path waits for no session. Never rejects: that
   * a session could not be loaded is a decision too, and the next call tries again.
   */
  enter(href: string): Promise<EnterDecision>;
  /** One of the facts: the session's generation when an address was last entered. */
  readonly entered: ReadableStore<number | undefined>;
}

/**
 * A decision that waits for nothing.
 *
 * @example
 * const isBlocked = (decision: EnterDecision) => decision.kind !== "allow";
 */
export type EnterDecision = Exclude<GuardDecision, { kind: "loading" }>;

/** What a guard looks at. */
export interface GuardOptions {
  readonly session: Session;
  readonly navigationOf: (menus: readonly MenuEntry[]) => Navigation;
  readonly publicPaths: readonly string[];
  readonly loginPath: string;
  readonly homePath: string;
  /** Called with every address that is entered. */
  readonly onEnter: (href: string) => void;
}

/** Creates the guard of a session. */
export function createGuard({ session, onEnter, ...paths }: GuardOptions): Guard {
  const entered = createStore<number | undefined>(undefined);
  const factsNow = () => ({ session: session.get(), entered: entered.get() });
  const decide = (href: string, facts: GuardFacts = factsNow()) =>
    guardDecision({ href, ...facts, ...paths });

  /** A failure is a state of the session, which has shown it. */
  const load = () => session.load().catch(() => undefined);

  /** A session that was stopped in between, as React's strict mode does, starts once more. */
  async function start(): Promise<void> {
    const started = session.start();
    await started;
    if (session.start() !== started) await start();
  }

  async function settle(href: string): Promise<EnterDecision> {
    entered.set(session.get().generation);
    const decision = decide(href);
    if (decision.kind !== "loading") return decision;
    await load();
    return settle(href);
  }

  return {
    decide,
    entered,
    async enter(href) {
      onEnter(href);
      await start();
      if (decide(href).kind === "load-failed") await load();
      return settle(href);
    },
  };
}
