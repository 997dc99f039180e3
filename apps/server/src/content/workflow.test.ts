import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  allowedActions,
  displayStatus,
  isPossible,
  nextVersionAt,
  publishedVersionAt,
  stateAfter,
  statusAt,
  type CallerPermissions,
  type StoredState,
} from "./workflow.ts";
import { TRANSITIONS, WORKFLOW_ACTIONS } from "./workflow-transitions.ts";

const now = new Date("2026-03-14T09:00:00Z");
const earlier = new Date("2026-03-01T09:00:00Z");
const later = new Date("2026-04-01T09:00:00Z");

const draft: StoredState = {
  status: "draft",
  reviewStatus: "none",
  headVersionNo: 1,
  approvedVersionNo: null,
  publishedVersionNo: null,
  liveFrom: null,
  liveUntil: null,
};
const live: StoredState = {
  ...draft,
  status: "published",
  reviewStatus: "approved",
  approvedVersionNo: 1,
  publishedVersionNo: 1,
  liveFrom: earlier,
};
const all: CallerPermissions = {
  update: true,
  delete: true,
  act: true,
  publish: true,
  circulate: true,
  isAssignee: true,
  isReceiver: true,
};
const EMPTY: CallerPermissions = {
  update: false,
  delete: false,
  act: false,
  publish: false,
  circulate: false,
  isAssignee: true,
  isReceiver: true,
};

describe("statusAt", () => {
  it("applies scheduled dates", () => {
    expect(statusAt({ ...live, status: "scheduled", liveFrom: later }, now)).toBe("scheduled");
    expect(statusAt({ ...live, status: "scheduled", liveFrom: earlier }, now)).toBe("published");
    expect(statusAt({ ...live, liveUntil: now }, now)).toBe("offline");
    expect(statusAt({ ...live, liveUntil: later }, now)).toBe("published");
  });
});

describe("a scheduled revision", () => {
  const planned = { ...live, headVersionNo: 2, nextVersionNo: 2, nextLiveFrom: later };

  it("replaces the public version at its date", () => {
    expect([publishedVersionAt(planned, now), nextVersionAt(planned, now)]).toEqual([1, 2]);
    expect([publishedVersionAt(planned, later), nextVersionAt(planned, later)]).toEqual([2, null]);
    expect([displayStatus(planned, now), displayStatus(planned, later)]).toEqual([
      "publishedChanged",
      "published",
    ]);
  });
});

describe("allowedActions", () => {
  it.each([
    [draft, ["submit", "circulate", "markRead", "update", "delete"]],
    [
      { ...draft, reviewStatus: "running" },
      ["withdraw", "approve", "reject", "return", "transfer", "circulate", "markRead"],
    ],
    [
      { ...draft, status: "approved", reviewStatus: "approved", approvedVersionNo: 1 },
      ["circulate", "markRead", "publish", "schedule", "update", "delete"],
    ],
    [live, ["circulate", "markRead", "offline", "update", "delete"]],
    [
      { ...live, status: "scheduled", liveFrom: later },
      ["circulate", "markRead", "publish", "schedule", "unschedule", "update", "delete"],
    ],
    [
      { ...live, headVersionNo: 3, approvedVersionNo: 2 },
      ["submit", "circulate", "markRead", "publish", "offline", "update", "delete"],
    ],
  ] satisfies [StoredState, string[]][])("offers what the state allows %#", (state, actions) => {
    expect(allowedActions(state, all, now)).toEqual(actions);
  });

  it("schedules revisions of a published article, not of a published type", () => {
    const article = { ...live, headVersionNo: 2, approvedVersionNo: 2, nextVersionNo: null };
    const planned = { ...article, nextVersionNo: 2, nextLiveFrom: later };
    const publishing = (state: StoredState) =>
      allowedActions(state, all, now).filter((action) =>
        ["publish", "schedule", "unschedule", "offline"].includes(action),
      );
    expect(publishing(article)).toEqual(["publish", "schedule", "offline"]);
    expect(publishing(planned)).toEqual(["publish", "schedule", "unschedule", "offline"]);
    expect(publishing({ ...planned, nextLiveFrom: now })).toEqual(["offline"]);
    const type = { ...live, headVersionNo: 2, approvedVersionNo: 2 };
    expect(publishing(type)).toEqual(["publish", "offline"]);
  });

  it("leaves what a scheduled release holds to the release, but for taking it offline", () => {
    const held = { ...live, headVersionNo: 2, approvedVersionNo: 2, nextVersionNo: 2 };
    const state = { ...held, nextLiveFrom: later, releaseId: "r", releaseAt: later };
    const offered = allowedActions(state, all, now);
    expect(offered).toEqual(["circulate", "markRead", "offline", "update", "delete"]);
    const after = allowedActions({ ...state, nextLiveFrom: now, releaseAt: now }, all, now);
    expect(after).toEqual(offered);
    expect(allowedActions({ ...state, releaseAt: now }, all, now)).toContain("unschedule");
  });

  it("offers nothing without permissions", () => {
    for (const state of [draft, live]) expect(allowedActions(state, EMPTY, now)).toEqual([]);
  });

  it("lets only publishers remove what is published or scheduled", () => {
    const planned: StoredState = { ...live, status: "scheduled", liveFrom: later };
    const over: StoredState = { ...live, liveUntil: earlier };
    const offers = (state: StoredState) =>
      allowedActions(state, { ...all, publish: false }, now).includes("delete");
    expect([draft, live, planned, over].map(offers)).toEqual([true, false, false, true]);
  });

  it("never offers what the state machine refuses", () => {
    fc.assert(
      fc.property(anyState(), (state) => {
        const offered = allowedActions(state, all, now);
        for (const action of WORKFLOW_ACTIONS) {
          expect(offered.includes(action)).toBe(isPossible(action, state, now));
        }
      }),
    );
  });
});

describe("TRANSITIONS", () => {
  it("allows decisions in a running review only, and makes content public by publishing only", () => {
    for (const action of ["withdraw", "approve", "reject", "return", "transfer"] as const) {
      expect(TRANSITIONS[action].reviewStatus).toEqual(["running"]);
    }
    const publishing = WORKFLOW_ACTIONS.filter(
      (action) => stateAfter(action, { status: "approved" }).status === "published",
    );
    expect(publishing).toEqual(["publish"]);
    expect(isPossible("publish", draft, now)).toBe(false);
  });
});

describe("displayStatus", () => {
  it.each([
    [draft, "draft"],
    [{ ...draft, reviewStatus: "returned" }, "returned"],
    [{ ...draft, reviewStatus: "running" }, "reviewing"],
    [live, "published"],
    [{ ...live, headVersionNo: 2 }, "publishedChanged"],
    [{ ...live, headVersionNo: 2, reviewStatus: "running" }, "publishedReviewing"],
    [{ ...live, liveUntil: earlier }, "offline"],
  ] satisfies [StoredState, string][])("combines both states in one %#", (state, word) => {
    expect(displayStatus(state, now)).toBe(word);
  });
});

function anyState(): fc.Arbitrary<StoredState> {
  return fc.record({
    status: fc.constantFrom("draft", "approved", "scheduled", "published", "offline"),
    reviewStatus: fc.constantFrom(
      "none",
      "running",
      "approved",
      "rejected",
      "returned",
      "withdrawn",
    ),
    headVersionNo: fc.integer({ min: 1, max: 3 }),
    approvedVersionNo: fc.option(fc.integer({ min: 1, max: 3 })),
    publishedVersionNo: fc.option(fc.integer({ min: 1, max: 3 })),
    nextVersionNo: fc.option(fc.integer({ min: 1, max: 3 })),
    nextLiveFrom: fc.constantFrom(null, earlier, later),
    releaseId: fc.constantFrom(null, "r"),
    releaseAt: fc.constantFrom(null, earlier, later),
    liveFrom: fc.constantFrom(null, earlier, later),
    liveUntil: fc.constantFrom(null, earlier, later),
  });
}
