import axiosClient from "axios";
import { pagePath, pageQuery, unwrap, type Contestant, type Envelope } from "../contestant.ts";

/** axios on its fetch adapter: token and error rule in interceptors, its own time-out. */
export const axios: Contestant = ({ baseUrl, token, timeoutMs, fetch }) => {
  const client = axiosClient.create({
    adapter: "fetch",
    env: { fetch },
    baseURL: baseUrl,
    timeout: timeoutMs,
  });
  client.interceptors.request.use((config) => {
    config.headers.set("Authorization", token);
    return config;
  });
  return async () => unwrap((await client.get<Envelope>(pagePath, { params: pageQuery })).data);
};
