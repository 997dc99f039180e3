import { defineConfig, loadEnv } from "vite";

/** Replaces the web server that is in front of both in production. */
export default defineConfig(({ mode }) => {
  const { ATRIUM_URL = "http://127.0.0.1:3000" } = loadEnv(mode, import.meta.dirname, "ATRIUM_");
  const proxy = { "/rest": ATRIUM_URL, "/files": ATRIUM_URL };
  return { server: { proxy }, preview: { proxy } };
});
