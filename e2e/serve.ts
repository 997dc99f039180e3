/** Serves a fresh demo site on a port for the journeys, from the build that `npm start` serves. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const dataDir = join(root, ".atrium/e2e");
const port = Number(process.argv[2] ?? 43_117);
rmSync(dataDir, { recursive: true, force: true });

const server = spawn(process.execPath, ["apps/server/dist/atrium.js", "start"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    DEMO: "1",
    ALLOW_EMBEDDED_IN_PRODUCTION: "1",
    DATA_DIR: dataDir,
    PORT: String(port),
    // A journey serves the site as plain files from there.
    CORS_ORIGINS: `http://127.0.0.1:${port + 1}`,
    LIMITS_SCALE: "100",
    LOG_LEVEL: "warn",
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code) => process.exit(code ?? 0));
