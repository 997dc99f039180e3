import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanEnv, machinePath, root, run, temporaryFolder } from "../_run.ts";
import { makeDebianRoot } from "./_debian-root.ts";
import { buildImage, canBuildImages, inContainer, removeImage } from "./_image.ts";
import { nodeLine } from "./_runtimes.ts";

const password = "First-bundle-password-1";
const chosen = "Second-bundle-word-2";
const json = { "content-type": "application/json" };
const program = "/opt/atrium/apps/server/dist/atrium.js";
const picture = readFileSync(join(root, "docs/screenshots/home.webp"));
const folder = temporaryFolder();
let server: ChildProcess;
let output = "";
let home = "";
let url = "";
let node = "";

beforeAll(async () => {
  await run("node", ["scripts/bundle.mjs"], { cwd: root, timeoutMs: 300_000 });
  const [archive = ""] = globSync(".atrium/bundle/*.tar.gz", { cwd: root });
  await run("tar", ["-xzf", join(root, archive)], { cwd: folder.path });
  home = join(folder.path, readdirSync(folder.path)[0] ?? "");
  node = (await nodeLine("24.21.0")).command;
  server = spawn(join(home, "bin/atrium"), ["start"], {
    cwd: folder.path,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...cleanEnv(),
      PATH: machinePath().join(":"),
      NODE: node,
      MCP: "1",
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

function signIn(secret: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: "admin", password: secret });
  return call("/login", { method: "POST", headers: json, body });
}

/** Calls a tool with the official client, as a program would. */
async function pageThroughArticles(transport: Transport): Promise<unknown> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  try {
    const { isError, content } = await client.callTool({ name: "articlesPage", arguments: {} });
    const [{ text } = { text: "" }] = content as { text: string }[];
    return isError === true ? text : JSON.parse(text);
  } finally {
    await client.close();
  }
}

describe("the bundle", () => {
  it("is small", async () => {
    const [kilobytes] = (await run("du", ["-sk", home], { cwd: root })).split("\t");
    expect(Number(kilobytes)).toBeLessThan(120 * 1024);
  });

  it("brings what the guide installs: units, a proxy's settings, alerts", () => {
    const files = ["systemd/atrium.service", "systemd/atrium.env.example", "proxy/nginx.conf"];
    files.push("postgres/roles.sql");
    for (const file of [...files, "monitoring/alerts.yaml"]) {
      expect(readFileSync(join(home, "deploy", file), "utf8")).not.toBe("");
    }
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
    const { token = "" } = await signIn(password);
    await call("/user/updatePwd", {
      method: "PUT",
      headers: { ...json, authorization: token },
      body: JSON.stringify({ oldPassword: password, newPassword: chosen }),
    });
    const { token: session = "" } = await signIn(chosen);
    const form = new FormData();
    form.set("fileName", new File([picture], "a picture.webp"));
    const upload = { method: "POST", headers: { authorization: session }, body: form };
    const { url: path = "" } = await call("/api/file/upload", upload);
    const small = await fetch(`${url}${path}.320.webp`);
    expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("offers its operations to programs, at /mcp and as `atrium mcp`", async () => {
    const { token: session = "" } = await signIn(chosen);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { token = "" } = await call("/api/accessToken", {
      method: "POST",
      headers: { ...json, authorization: session },
      body: JSON.stringify({ name: "Program", scopes: ["content:article:page"], expiresAt }),
    });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    const remote = new StreamableHTTPClientTransport(new URL("/mcp", url), { requestInit });
    expect(await pageThroughArticles(remote)).toMatchObject({ records: [], total: 0 });
    const local = new StdioClientTransport({
      command: join(home, "bin/atrium"),
      args: ["mcp", `${url}/rest`],
      env: { PATH: machinePath().join(":"), NODE: node, ATRIUM_TOKEN: token },
    });
    expect(await pageThroughArticles(local)).toMatchObject({ records: [], total: 0 });
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

  it("is below 250 MB on the base that its file names", async () => {
    // gcr.io/distroless/cc-debian12, which cannot be fetched here.
    const base = 24e6;
    const mount = ["mount", container];
    const env = { STORAGE_DRIVER: "vfs" };
    const place = (await run("buildah", mount, { cwd: root, env })).trim();
    const added = ["usr/local", "opt/atrium"].map((path) => join(place, path));
    const total = (await run("du", ["-sbc", ...added], { cwd: root })).trim().split("\n").at(-1);
    const bytes = Number(total?.split("\t")[0]);
    expect(bytes).toBeGreaterThan(150e6);
    expect(base + bytes).toBeLessThan(250e6);
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

  it("says where the list of what it is made of is", async () => {
    const template = "{{.Docker.Config.Labels.sbom}}";
    const inspect = ["inspect", "--format", template, container];
    const place = await run("buildah", inspect, { cwd: root, env: { STORAGE_DRIVER: "vfs" } });
    const script = `JSON.parse(fs.readFileSync(${JSON.stringify(place.trim())})).bomFormat`;
    expect(await inside(["/usr/local/bin/node", "-p", script])).toBe("CycloneDX\n");
  });

  it("has a font with English and Chinese characters, for share cards", async () => {
    const drawn = async (text: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="40"><text y="30">${text}</text></svg>`;
      const script = `const sharp = require(require.resolve("sharp", { paths: ["/opt/atrium/apps/server"] }));
        sharp(Buffer.from(process.argv[1])).png().toBuffer().then((png) => console.log(png.toString("base64")))`;
      return inside(["/usr/local/bin/node", "-e", script, svg]);
    };
    const texts = await Promise.all(["", "Harbour", "\u6e2f", "\u6c34"].map(drawn));
    // Characters that no font has would all be the same box.
    expect(new Set(texts).size).toBe(4);
  });

  it.each(["compose", "kubernetes"])(
    "serves a site as deploy/%s says",
    async (kind) => {
      using folder = temporaryFolder();
      // Accounts of the services get there too.
      chmodSync(folder.path, 0o755);
      const script = join(root, `e2e/deployments/${kind}.ts`);
      const own = ["--net", "--mount", "--propagation=private", process.execPath];
      const said = await run("unshare", [...own, script, container, folder.path], {
        cwd: root,
        env: { STORAGE_DRIVER: "vfs" },
        timeoutMs: 600_000,
      });
      expect(said).toMatch(
        /down and up: accounts and files are kept|drained: 0 of \d+ requests lost/,
      );
    },
    600_000,
  );

  it("has a health check that fails without a server and passes with one", async () => {
    const check = ["/usr/local/bin/node", "/opt/atrium/bin/healthcheck.mjs"];
    await expect(inside(check, { PORT: "1" })).rejects.toThrow("failed");
    await inside(check, { PORT: new URL(url).port });
  });
});

describe.runIf(canBuildImages())("a fresh server", () => {
  it("gets a site, backups and upgrades from one command, as deploy/vps says", async () => {
    using work = temporaryFolder();
    const server = join(work.path, "server");
    await makeDebianRoot(server);
    const own = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--propagation=private"];
    const script = join(root, "e2e/deployments/vps.ts");
    const said = await run("unshare", [...own, process.execPath, script, server, home], {
      cwd: root,
      timeoutMs: 300_000,
    });
    expect(said).toContain("upgraded: data and settings are kept");
  }, 900_000);
});
