import fc from "fast-check";
import { expect, test } from "vitest";
import { contentOf } from "./_fake-server.ts";
import {
  anonymousSession,
  sessionContent,
  sessionReducer,
  sessionToken,
  type SessionEvent,
} from "./session-machine.ts";

const token = fc.constantFrom("t1", "t2", "t3");
const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>(
    { type: "signInStarted" },
    { type: "signInFailed" },
    { type: "codeRequired" },
    { type: "codeSending", sending: true },
    { type: "codeSending", sending: false },
    { type: "unauthorized" },
    { type: "signedOut" },
    { type: "stepUp", stepUp: null },
    { type: "stepUp", stepUp: { sending: true, codeRequired: true } },
  ),
  fc.record({ type: fc.constantFrom("tokenFound", "tokenReceived", "stepUpRequired"), token }),
  fc.record({
    type: fc.constant("loaded"),
    token,
    content: fc.constantFrom(contentOf("u1"), contentOf("u2")),
  }),
  fc.record({
    type: fc.constant("reloaded"),
    token,
    parts: fc.constantFrom({}, { menus: [] }, { dictionaries: [] }),
  }),
  fc.record({
    type: fc.constant("loadFailed"),
    token,
    stage: fc.constantFrom("user", "menus", "dictionaries"),
    error: fc.constant(new Error("no")),
  }),
  fc.record({ type: fc.constant("renewed"), former: token, token }),
  fc.record({ type: fc.constantFrom("passwordDue", "secondFactorDue"), due: fc.boolean() }),
);

test("no sequence of events shows a user another user's session", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = anonymousSession;
      for (const one of events) {
        const before = state;
        state = sessionReducer(state, one);
        expect(state.generation).toBeGreaterThanOrEqual(before.generation);
        const isSameUser = sessionContent(state)?.user.id === sessionContent(before)?.user.id;
        const goesOn = before.status === "expired" && state.generation === before.generation;
        expect(goesOn && !isSameUser).toBe(false);
        const isBearer = ["tokenOnly", "ready", "expired", "failed"].includes(state.status);
        expect(sessionToken(state) !== undefined).toBe(isBearer);
        const hasContent = ["ready", "expired"].includes(state.status);
        expect(sessionContent(state) !== undefined).toBe(hasContent);
      }
    }),
    { seed: 6, numRuns: 1000 },
  );
});
