/** The least of a back office: the hooks on the real server, with ports that write down what they are told. */
import {
  createNavigation,
  createSession,
  memoryStorage,
  openBroadcastChannel,
  SessionProvider,
  type Session,
  type StoragePort,
} from "@atrium/hooks";
import { createSdk, signIn, signOut, type Sdk } from "@atrium/sdk";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";

/** What the accounts of the test server, each named after its role, sign in with. */
export const password = "Atrium-demo-1";

/** A back office in one browser tab. */
export interface Office {
  readonly sdk: Sdk;
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly navigationOf: ReturnType<typeof createNavigation>;
  /** The notices so far. */
  readonly told: string[];
  /** Where it was navigated to. */
  readonly visited: string[];
  /** Puts a tree on it, in strict mode. */
  readonly Wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** Makes one. Its storage is its own unless given; it hears of other tabs only over a named channel. */
export function createOffice(options: { storage?: StoragePort; channel?: string } = {}): Office {
  const { storage = memoryStorage(), channel } = options;
  const told: string[] = [];
  const visited: string[] = [];
  const sdk = createSdk({
    baseUrl: "/rest",
    getToken: () => session.getToken(),
    onUnauthorized: () => session.reportUnauthorized(),
    waitForReauthentication: (call) => session.waitForReauthentication(call),
    onNotice: (error) => {
      if (error.status !== 401) told.push(`error: ${error.message}`);
    },
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
    navigation: { navigate: (to) => visited.push(to) },
    notices: noticesTo(told),
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
  return { sdk, session, queryClient, navigationOf: createNavigation(), told, visited, Wrapper };
}

/** One where somebody has signed in and everything is loaded. */
export async function openOffice(username: string): Promise<Office> {
  const office = createOffice();
  await office.session.signIn({ username, password });
  await office.session.load();
  return office;
}

/** Notices that go into a list. */
export function noticesTo(told: string[]) {
  return {
    success: (message: string) => told.push(`success: ${message}`),
    warning: (message: string) => told.push(`warning: ${message}`),
    error: (message: string) => told.push(`error: ${message}`),
  };
}

/** A name that nothing else on the server has. */
export function uniqueName(prefix: string): string {
  return `${prefix} ${crypto.randomUUID().slice(0, 8)}`;
}
