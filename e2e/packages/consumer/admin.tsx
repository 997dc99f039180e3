/**
 * A small back office on the hooks' entries that need no React Query. The tests render it in Node and in a simulated
 * document, under every React that the hooks support, so it uses nothing newer than React 18.
 */
import {
  createSession,
  memoryStorage,
  SessionProvider,
  useDictionaries,
  useSessionState,
  useSessionUser,
} from "@atrium/hooks";
import { createTabs, useRetainedState, useTabs, type TabsStore } from "@atrium/hooks/tabs";
import { createUpload, uploadWith, useUpload, type UploadStore } from "@atrium/hooks/upload";
import { createSdk } from "@atrium/sdk";
import { createTestServer } from "@atrium/sdk/testing";
import type { ReactNode } from "react";

const baseUrl = "https://localhost/rest";
const notices = { success: ignore, warning: ignore, error: ignore };

/** Creates what the back office is made of. */
export function createAdmin() {
  const server = createTestServer({ seed: 7, baseUrl });
  server.mock("usersCurrent", { name: "Ada" });
  const sdk = createSdk({ baseUrl, fetch: server.fetch });
  const session = createSession({
    api: {
      signIn: async () => "a-token",
      signOut: async () => {},
      loadCurrentUser: (token) => sdk.users.current(undefined, { token }),
      loadMenus: (token) => sdk.menus.currentUser(undefined, { token }),
      loadDictionaries: (token) => sdk.dicts.list(undefined, { token }),
    },
    storage: memoryStorage({ token: "a-token" }),
    navigation: { navigate: ignore },
    notices,
  });
  const upload = createUpload({ rules: { kind: "file" }, upload: uploadWith(sdk), notices });
  return { sdk, session, tabs: createTabs(), upload };
}

/** Its stores. */
export type AdminParts = ReturnType<typeof createAdmin>;

/** The whole of it; its text says what its hooks return. */
export function Admin(props: { admin: AdminParts; children?: ReactNode }) {
  const { session, tabs, upload } = props.admin;
  return (
    <SessionProvider session={session}>
      <Account />
      <OpenTabs tabs={tabs} />
      <Files upload={upload} />
      {props.children}
    </SessionProvider>
  );
}

function Account() {
  const status = useSessionState((state) => state.status);
  const user = useSessionUser();
  const dictionaries = useDictionaries("article_status");
  const count = Array.isArray(dictionaries.articleStatus) ? "with" : "without";
  return <p>{`${status} ${user?.name ?? "nobody"} ${count} dictionaries`}</p>;
}

function OpenTabs({ tabs }: { tabs: TabsStore }) {
  const titles = useTabs(tabs, (state) => state.tabs.map(({ title }) => title).join());
  const draft = useRetainedState(tabs, "/articles/1", "draft", () => "a draft");
  return <p>{`tabs: ${titles}, ${draft}`}</p>;
}

function Files({ upload }: { upload: UploadStore }) {
  const { items, getInputProps } = useUpload(upload);
  const names = items.map(({ name, status }) => `${name} ${status}`).join();
  return (
    <label>
      {`files: ${names}`}
      <input {...getInputProps()} />
    </label>
  );
}

function ignore(): void {}
