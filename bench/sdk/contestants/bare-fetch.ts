import { pagePath, pageQuery, type Contestant, type Envelope } from "../contestant.ts";

/** The floor: the address and the init are ready, the answer is parsed and unwrapped, and nothing else happens. */
export const bareFetch: Contestant = ({ baseUrl, token, fetch }) => {
  const query = Object.entries(pageQuery).map(([name, value]) => `${name}=${value}`);
  const url = `${baseUrl}${pagePath}?${query.join("&")}`;
  const init = { headers: { Authorization: token } };
  return async () => {
    const response = await fetch(url, init);
    const envelope = (await response.json()) as Envelope;
    return envelope.result;
  };
};
