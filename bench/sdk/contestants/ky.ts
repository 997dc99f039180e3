import kyClient from "ky";
import { pagePath, pageQuery, unwrap, type Contestant, type Envelope } from "../contestant.ts";

/** ky: the token in a hook, its own error for a bad status, its own time-out. */
export const ky: Contestant = ({ baseUrl, token, timeoutMs, fetch }) => {
  const client = kyClient.create({
    prefix: baseUrl,
    fetch,
    timeout: timeoutMs,
    hooks: {
      beforeRequest: [
        ({ request }) => {
          request.headers.set("Authorization", token);
        },
      ],
    },
  });
  return async () =>
    unwrap(await client.get<Envelope>(pagePath, { searchParams: pageQuery }).json());
};
