/** A minimal back office: the hooks on the real server, with ports that record what they are called with. */
import {
  createNavigation,
  createSession,
  memoryStorage,
  openBroadcastChannel,
  SessionProvider,
  showErrors,
  type Session,
  type SessionOptions,
  type StoragePort,
} from "@atrium/hooks";
import { createSdk, signIn, signOut, type Sdk } from "@atrium/sdk";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";

/** The password of the test accounts, each named after its role. */
export const password = "Quiet-harbour-7";

/** A back office in one browser tab. */
export interface TestApp {
  readonly sdk: Sdk;
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly navigationOf: ReturnType<typeof createNavigation>;
  readonly notices: string[];
  /** Where it was navigated to. */
  readonly visited: string[];
  /** Provides the session and the query client, in strict mode. */
  readonly Wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** How a back office is set up. */
export interface TestAppOptions extends Pick<SessionOptions, "onExpired"> {
  readonly storage?: StoragePort;
  readonly channel?: string;
}

/** Creates one with a storage of its own unless given; it joins other tabs only over a named channel. */
export function createTestApp(options: TestAppOptions = {}): TestApp {
  const { storage = memoryStorage(), channel, onExpired = "logOut" } = options;
  const notices: string[] = [];
  const visited: string[] = [];
  const sdk = createSdk({
    baseUrl: "/rest",
    getToken: () => session.getToken(),
    onUnauthorized: () => session.reportUnauthorized(),
    waitForReauthentication: (call) => session.waitForReauthentication(call),
    onNotice: showErrors(recordNotices(notices)),
  });
  const session = createSession({
    api: {
      signIn: async (credentials) =>
        (await signIn(sdk, { ...credentials }, { silent: true })).token,
      signOut: (token) => signOut(sdk, token, { silent: true }),
      loadCurrentUser: (token) => sdk.users.current(undefined, { silent: true, token }),
      loadMenus: (token) => sdk.menus.currentUser(undefined, { silent: true, token }),
      loadDictionaries: (token) => sdk.dicts.list(undefined, { silent: true, token }),
    },
    storage,
    onExpired,
    navigation: { navigate: (to) => visited.push(to) },
    notices: recordNotices(notices),
    ...(channel === undefined ? {} : { openChannel: () => openBroadcastChannel(channel) }),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  return {
    sdk,
    session,
    queryClient,
    navigationOf: createNavigation(),
    notices,
    visited,
    Wrapper,
  };
}

/** Creates one where a user has signed in and everything is loaded. */
export async function openTestApp(username: string, options?: TestAppOptions): Promise<TestApp> {
  const app = createTestApp(options);
  await app.session.signIn({ username, password });
  await app.session.load();
  return app;
}

/** A notices port that records into a list. */
export function recordNotices(notices: string[]) {
  return {
    success: (message: string) => notices.push(`success: ${message}`),
    warning: (message: string) => notices.push(`warning: ${message}`),
    error: (message: string) => notices.push(`error: ${message}`),
  };
}

/** A name that is unique on the server. */
export function uniqueName(prefix: string): string {
  return `${prefix} ${crypto.randomUUID().slice(0, 8)}`;
}
