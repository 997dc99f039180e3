/** What runs in the second tab of `two-tabs.test.tsx`: shows whom that tab believes to be signed in. */
import { safeStorage, useSession, useSessionState, useSessionUser } from "@atrium/hooks";
import { createRoot } from "react-dom/client";
import { createTestApp } from "./_test-app.tsx";

const channel = document.documentElement.dataset["channel"] ?? "";
const { session, Wrapper } = createTestApp({
  storage: safeStorage(() => globalThis.sessionStorage),
  channel,
  onExpired: "signInAgain",
});

function Status() {
  const { signOut } = useSession();
  const status = useSessionState((state) => state.status);
  const name = useSessionUser()?.name ?? "nobody";
  return (
    <p>
      {status}: {name}
      <button onClick={() => void signOut.call(session)}>Sign out</button>
    </p>
  );
}

createRoot(document.body).render(
  <Wrapper>
    <Status />
  </Wrapper>,
);
await session.start();
if (session.getToken() !== undefined) await session.load();
