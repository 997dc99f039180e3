import type { Sdk, SdkOptions, SignInCalls } from "@atrium/sdk";
import type { MenuEntry } from "../menu/menu-entry.ts";
import type { Navigation, NavigationOptions } from "../menu/navigation.ts";
import type { NavigationPort } from "../ports/navigation.ts";
import type { NoticesPort } from "../ports/notices.ts";
import type { Session, SessionOptions } from "../session/session.ts";
import type { SessionApi } from "../session/session-types.ts";
import type { TabsOptions, TabsStore } from "../tabs/tabs-store.ts";
import type { Guard } from "./guard.ts";

/**
 * What a notice is about: which of a toast library's functions shows it.
 *
 * @example
 * const icons: Record<NoticeKind, string> = { success: "✓", warning: "!", error: "×" };
 */
export type NoticeKind = keyof NoticesPort;

/**
 * What `createAtrium` needs, and everything it lets you replace. What is not listed here is an option of a session:
 * `storage`, `openChannel`, `loginPath`, `homePath`, `messages` and so on.
 *
 * @example
 * const options: AtriumOptions = {
 *   baseUrl: "/rest",
 *   navigate: (to, { replace }) => navigation.navigate(to, { replace }),
 *   notify: (message, kind) => notices[kind](message),
 *   queryClient,
 *   sdk: { timeoutMs: 10_000 },
 *   tabs: { limit: 20 },
 * };
 */
export interface AtriumOptions extends Partial<
  Omit<SessionOptions, "api" | "navigation" | "notices">
> {
  /** The URL of the API, such as "/rest". */
  readonly baseUrl: string;
  /** Navigates with the application's router. */
  readonly navigate: NavigationPort["navigate"];
  /** Shows a message; usually as a toast. */
  readonly notify: (message: string, kind: NoticeKind) => void;
  /** Cleared when another user signs in and when one signs out; a `QueryClient` of React Query is one. */
  readonly queryClient?: { clear(): void };
  /** Paths that need no sign-in, besides `loginPath`. Default: the package's `publicPaths` without `homePath`. */
  readonly publicPaths?: readonly string[];
  /** Which pair of calls signs in and out; "token" by default. */
  readonly signInCalls?: SignInCalls;
  /** Replaces some of the session's calls: to sign in another way, say. */
  readonly api?: Partial<SessionApi>;
  /** The SDK's other options. `onNotice` replaces `notify` for failed calls, and is not called for an expired session. */
  readonly sdk?: Omit<
    SdkOptions,
    "baseUrl" | "getToken" | "onUnauthorized" | "waitForReauthentication"
  >;
  /** How menus become routes. */
  readonly navigation?: NavigationOptions;
  /** The tabs' options: `confirmLoss`, `limit`. */
  readonly tabs?: TabsOptions;
}

/**
 * One back office in one browser tab, wired.
 *
 * @example
 * const signOut = ({ session }: Atrium) => session.signOut();
 */
export interface Atrium {
  /** The client of the signed-in user. */
  readonly sdk: Sdk;
  readonly session: Session;
  readonly guard: Guard;
  /** The user's menus as side menu and routes: for `useNavigation`. */
  readonly navigationOf: (menus: readonly MenuEntry[]) => Navigation;
  /** The open tabs. Whatever shows another one, closing included, navigates to it, or home when none is left. */
  readonly tabs: TabsStore;
  /** `notify` as a port: for uploads and forms. */
  readonly notices: NoticesPort;
}
