import { createSdk } from "@atrium/sdk";
import { pageQuery, type Contestant } from "../contestant.ts";

/** Our own client, as its README sets it up. */
export const atriumSdk: Contestant = ({ baseUrl, token, timeoutMs, fetch }) => {
  const sdk = createSdk({
    baseUrl,
    timeoutMs,
    fetch,
    getToken: () => token,
    onUnauthorized: () => {},
    onNotice: () => {},
  });
  return () => sdk.articles.page(pageQuery);
};
