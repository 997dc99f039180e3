import {
  pagePath,
  pageQuery,
  type Contestant,
  type Envelope,
  type Setting,
} from "../contestant.ts";

/** The floor: the address and the init are ready, the answer is parsed and unwrapped, and nothing else happens. */
export const bareFetch: Contestant = (setting) => {
  const url = writeUrl(setting);
  const init = { headers: { Authorization: setting.token } };
  return async () => {
    const response = await setting.fetch(url, init);
    const envelope = (await response.json()) as Envelope;
    return envelope.result;
  };
};

/** The floor of everything that gives up after a time: the same with a timer and a signal. */
export const bareFetchTimeout: Contestant = (setting) => {
  const url = writeUrl(setting);
  const headers = { Authorization: setting.token };
  return async () => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), setting.timeoutMs);
    try {
      const response = await setting.fetch(url, { headers, signal: controller.signal });
      const envelope = (await response.json()) as Envelope;
      return envelope.result;
    } finally {
      clearTimeout(timer);
    }
  };
};

function writeUrl({ baseUrl }: Setting): string {
  const query = Object.entries(pageQuery).map(([name, value]) => `${name}=${value}`);
  return `${baseUrl}${pagePath}?${query.join("&")}`;
}
