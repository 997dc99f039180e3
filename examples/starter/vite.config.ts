import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

/** Calls go to the page's own address; the server that runs the page hands them to the API. */
export default defineConfig(({ mode }) => {
  const { ATRIUM_URL: target = "http://127.0.0.1:3000" } = loadEnv(
    mode,
    import.meta.dirname,
    "ATRIUM_",
  );
  const proxy = { "/rest": target, "/files": target };
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
