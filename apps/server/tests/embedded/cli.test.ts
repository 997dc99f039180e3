import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { Run, run as runIn } from "../_run.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atrium-cli-"));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a command on this file's data folder. */
function run(args: string[], env: Record<string, string> = {}) {
  return runIn(args, { DATA_DIR: dataDir, ...env });
}

describe("the command line", () => {
  test("starts, refuses a second process on the folder, and shuts down cleanly", async () => {
    const server = new Run(["start"], { DATA_DIR: dataDir });
    const address = await server.listening();
    const file = join(dataDir, "password-of-admin.txt");
    const password = readFileSync(file, "utf8").trim();
    expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(server.output).toContain(`Its password is in ${file}`);
    expect(server.output).not.toContain(password);
    const second = await run(["migrate"]);
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/The database folder .* is in use by process \d+/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("keeps the data of the previous run, even of a killed one", async () => {
    const server = new Run(["start"], { DATA_DIR: dataDir });
    await server.saying("Ctrl-C stops");
    expect(server.output).not.toContain("Its password");
    server.kill("SIGKILL");
    await server.ended;
    const admin = await run(["create-admin", "Second.Admin"]);
    expect(admin.output).toContain("Created the administrator second.admin");
    const again = await run(["create-admin", "second.admin"]);
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toContain("There is an account second.admin already.");
    // The refused command has not replaced the password that the first one handed over.
    expect(existsSync(join(dataDir, "password-of-second.admin.txt"))).toBe(true);
    expect((await run(["repair"])).output).toContain("Nothing to repair");
  });

  test("lists risky settings, and says so by its exit code", async () => {
    const risky = await run(["doctor"], { PUBLIC_URL: "http://www.example.com" });
    expect(risky.code).toBe(1);
    expect(risky.output).toContain("PUBLIC_URL: http://www.example.com is not encrypted");
    expect(await run(["doctor"])).toMatchObject({ code: 0 });
  });

  test("checks the operation log, and says by its exit code that a noted seal is gone", async () => {
    const { code, output } = await run(["verify-log"]);
    expect(output).toMatch(/\d+ entries are as they were written/);
    expect(code).toBe(0);
    const noted = await run(["verify-log", "--contains", `900:${"0".repeat(64)}`]);
    expect(noted.output).toContain("Seal 900 is not the one that was noted");
    expect(noted.code).toBe(1);
    const { output: refused } = await run(["verify-log", "--contains", "900"]);
    expect(refused).toContain("--contains must be a seal");
  });

  test("exports and erases a person", async () => {
    const exported = await run(["person", "export", "Second.Admin"]);
    expect(JSON.parse(exported.output)).toMatchObject({
      account: [{ username: "second.admin" }],
      roles: [{ code: "admin" }],
    });
    expect((await run(["person", "erase", "second.admin"])).output).toContain("Add --yes");
    const erased = await run(["person", "erase", "second.admin", "--yes"]);
    expect(erased).toMatchObject({ code: 0 });
    const again = await run(["person", "export", "second.admin"]);
    expect(again.output).toContain("There is no account second.admin");
    expect((await run(["person", "erase", "admin", "--yes"])).code).toBe(1);
  });

  test("starts after a run that was killed while it created the database", async () => {
    const env = { DATA_DIR: join(dataDir, "interrupted") };
    const first = new Run(["start"], env);
    const draft = join(env.DATA_DIR, "database.partial/base");
    while (!existsSync(draft)) await wait(20);
    first.kill("SIGKILL");
    await first.ended;
    const { code } = await run(["migrate"], env);
    expect(code).toBe(0);
  });

  test("reports that the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run(["start"], { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program.`);
  });

  test("names every wrong setting", async () => {
    const env = { PORT: "x", LOG_LEVEL: "loud", DEMO: "1", HOST: "0.0.0.0" };
    const { code, output } = await run(["start"], env);
    expect(code).toBe(1);
    for (const name of ["PORT", "LOG_LEVEL", "DEMO"]) expect(output).toContain(`  ${name} `);
  });

  test.each([
    ["DATA_DIR", import.meta.filename, "is in the way"],
    ["WEB_ENTRY", "/no/such/handler.js", "Part of the program is missing"],
  ])("reports in a sentence what is wrong with %s", async (name, value, sentence) => {
    const { code, output } = await run(["start"], { [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain("    at ");
  });

  test.each([
    ["start --port 8080", "Unknown option '--port'"],
    ["start 8080", "Unexpected argument 8080"],
    ["migrate --force", "Unknown option '--force'"],
    ["seed --demo", "Unknown option '--demo'"],
    ["import site.xml --dryrun", "Unknown option '--dryrun'"],
    ["import site.xml --under", "'--under <value>' argument missing"],
    ["create-admin somebody --password=x", "Unknown option '--password'"],
    ["backup x.tar.gz --force", "Unknown option '--force'"],
    ["restore x.tar.gz --overwrite", "Unknown option '--overwrite'"],
    ["move --replace", "Unknown option '--replace'"],
    ["--port 8080 start", "Unknown option --port"],
    ["restart", "Unknown command"],
  ])("refuses %j", async (line, sentence) => {
    const { code, output } = await run(line.split(" "), { DATA_DIR: join(dataDir, "untouched") });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(join(dataDir, "untouched"))).toBe(false);
  });

  test("describes the arguments of every command", async () => {
    for (const command of ["start", "backup", "restore", "move"]) {
      const { code, output } = await run([command, "--help"]);
      expect([code, output]).toEqual([0, expect.stringContaining(`atrium ${command}`)]);
    }
  });

  test("warns about PostgreSQL settings that it ignores", async () => {
    const { output } = await run(["create-admin", "x"], { PGHOST: "db.example.com" });
    expect(output).toMatch(/Warning: Atrium goes by DATABASE_URL alone.*PGHOST/);
    const url = { PGHOST: "db.example.com", DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" };
    expect((await run(["migrate"], url)).output).not.toContain("Warning");
  });

  test("refuses a weak password", async () => {
    const env = { ADMIN_PASSWORD: "password123" };
    const { code, output } = await run(["create-admin", "third"], env);
    expect(code).toBe(1);
    expect(output).toContain("too common");
  });
});
