/** The tour that consumers take, seen from the tests. */
import type { TestServer } from "@atrium/server/testing";
import type { TourResult, TourOptions } from "./consumer/tour.ts";

/** Where a test server answers, and an account that may do everything on the way. */
export function tourOptions(server: TestServer): TourOptions {
  const baseUrl = server.url + server.config.apiBase;
  return { baseUrl, username: "admin", password: "Atrium-demo-1" };
}

/** What everybody sees who takes the tour. */
export const expectedResult: TourResult = {
  signedInAs: "admin",
  createdIsListed: true,
  uploaded: "note.pdf",
  percentages: [100],
  refusal: "NOT_FOUND",
  contract: "same",
  otherContract: "breaking",
  signedOut: "UNAUTHENTICATED",
  sampled: "Tide",
  fault: "UNAUTHENTICATED",
};
