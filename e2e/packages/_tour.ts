/** Options and expected result of the consumers' tour. */
import type { TestServer } from "@atrium/server/testing";
import type { TourResult, TourOptions } from "./consumer/tour.ts";

/** The URL of a test server, and an account with all permissions. */
export function tourOptions(server: TestServer): TourOptions {
  const baseUrl = server.url + server.config.apiBase;
  return { baseUrl, username: "admin", password: "Quiet-harbour-7" };
}

/** The result of the tour in every runtime. */
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
