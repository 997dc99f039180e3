import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanEnv, machinePath, root, run, temporaryFolder } from "../_run.ts";
import { buildImage, canBuildImages, inContainer, removeImage } from "./_image.ts";
import { nodeLine } from "./_runtimes.ts";

const password = "First-bundle-password-1";
const program = "/opt/atrium/apps/server/dist/atrium.js";
const picture = readFileSync(join(root, "docs/screenshots/home.webp"));
const folder = temporaryFolder();
let server: ChildProcess;
let output = "";
let home = "";
let url = "";

beforeAll(async () => {
  await run("node", ["scripts/bundle.mjs"], { cwd: root, timeoutMs: 300_000 });
  const [archive = ""] = globSync(".atrium/bundle/*.tar.gz", { cwd: root });
  await run("tar", ["-xzf", join(root, archive)], { cwd: folder.path });
  home = join(folder.path, readdirSync(folder.path)[0] ?? "");
  server = spawn(join(home, "bin/atrium"), ["start"], {
    cwd: folder.path,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...cleanEnv(),
      PATH: machinePath().join(":"),
      NODE: (await nodeLine("24.21.0")).command,
      NODE_ENV: "production",
      ALLOW_EMBEDDED_IN_PRODUCTION: "1",
      ADMIN_PASSWORD: password,
      DATA_DIR: join(folder.path, "data"),
      PORT: "0",
      SHUTDOWN_DELAY: "0",
    },
  });
  server.stdout?.on("data", (chunk) => (output += String(chunk)));
  url = await address();
}, 300_000);

afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  folder[Symbol.dispose]();
});

async function address(): Promise<string> {
  const end = Date.now() + 120_000;
  while (Date.now() < end && server.exitCode === null) {
    const found = /"address":"([^"]+)"/.exec(output)?.[1];
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The bundle does not start: ${output}`);
}

async function call(path: string, init: RequestInit): Promise<Record<string, string>> {
  const response = await fetch(`${url}/rest${path}`, init);
  const body = (await response.json()) as { result: Record<string, string>; message: string };
  expect([path, response.status, body.message]).toEqual([path, 200, "OK"]);
  return body.result;
}

describe("the bundle", () => {
  it("is small", async () => {
    const [kilobytes] = (await run("du", ["-sk", home], { cwd: root })).split("\t");
    expect(Number(kilobytes)).toBeLessThan(120 * 1024);
  });

  it("names every package it is made of", () => {
    const text = readFileSync(join(home, "sbom.cdx.json"), "utf8");
    const { bomFormat, components } = JSON.parse(text) as {
      bomFormat: string;
      components: { purl: string; licenses?: unknown[] }[];
    };
    const urls = components.map(({ purl }) => purl.replace(/@[^@]+$/, ""));
    expect(bomFormat).toBe("CycloneDX");
    expect(urls).toEqual(expect.arrayContaining(["pkg:npm/fastify", "pkg:npm/react"]));
    expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  });

  it("serves pages with their scripts, with Node alone", async () => {
    const page = await (await fetch(`${url}/index`)).text();
    const script = /"([^"]*assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    const response = await fetch(new URL(script, url));
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      expect.stringContaining("javascript"),
    ]);
    expect((await fetch(`${url}/docs`)).status).toBe(200);
  });

  it("checks passwords, and reads and converts pictures", async () => {
    const json = { "content-type": "application/json" };
    const signIn = (secret: string) =>
      call("/login", {
        method: "POST",
        headers: json,
        body: JSON.stringify({ username: "admin", password: secret }),
      });
    const { token = "" } = await signIn(password);
    await call("/user/updatePwd", {
      method: "PUT",
      headers: { ...json, authorization: token },
      body: JSON.stringify({ oldPassword: password, newPassword: "Second-bundle-word-2" }),
    });
    const { token: session = "" } = await signIn("Second-bundle-word-2");
    const form = new FormData();
    form.set("fileName", new File([picture], "a picture.webp"));
    const upload = { method: "POST", headers: { authorization: session }, body: form };
    const { url: path = "" } = await call("/api/file/upload", upload);
    const small = await fetch(`${url}${path}.320.webp`);
    expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("writes nothing but JSON", () => {
    for (const line of output.trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe.runIf(canBuildImages())("the image", () => {
  const work = temporaryFolder();
  let container = "";
  const inside = async (command: string[], env = {}) =>
    run("buildah", inContainer(container, command, env), {
      cwd: root,
      env: { STORAGE_DRIVER: "vfs" },
    });

  beforeAll(async () => {
    container = await buildImage(work.path);
  }, 600_000);
  afterAll(async () => {
    if (container !== "") await removeImage(container);
    work[Symbol.dispose]();
  });

  it("runs the program as a user who cannot change it", async () => {
    const help = await inside(["/usr/local/bin/node", program, "--help"]);
    expect(help).toContain("create-admin");
    const write = (path: string) => {
      const attempt = `fs.writeFileSync("${path}", ""); "written"`;
      const script = `try { ${attempt} } catch (e) { process.getuid() + e.code }`;
      return inside(["/usr/local/bin/node", "-p", script]);
    };
    expect(await write(program)).toBe("65532EACCES\n");
    expect(await write("/var/lib/atrium/x")).toBe("written\n");
  });

  it("has a health check that fails without a server and passes with one", async () => {
    const check = ["/usr/local/bin/node", "/opt/atrium/bin/healthcheck.mjs"];
    await expect(inside(check, { PORT: "1" })).rejects.toThrow("failed");
    await inside(check, { PORT: new URL(url).port });
  });
});
