import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { memoryStorage } from "./ports/storage.ts";
import { recordingPorts, startFakeServer } from "./session/_fake-server.ts";

test("imports and renders where there is no window", async () => {
  expect("window" in globalThis).toBe(false);
  const { createSession, SessionProvider, useSessionState } = await import("./index.ts");
  const session = createSession({
    api: startFakeServer().api,
    storage: memoryStorage(),
    ...recordingPorts(),
  });
  const Status = () => useSessionState((state) => state.status);
  const html = renderToString(
    <SessionProvider session={session}>
      <Status />
    </SessionProvider>,
  );
  expect(html).toBe("anonymous");
});
