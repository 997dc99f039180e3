/**
 * In the place of systemd's program, where no systemd runs: notes each call in /var/log/systemctl.log, and starts services
 * as their units say, as far as a process can: account, environment, state folder, mask, commands before and after.
 */
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, openSync } from "node:fs";
import { readFileSync, writeFileSync } from "node:fs";

const [verb = "", ...rest] = process.argv.slice(2);
const names = rest.filter((argument) => !argument.startsWith("-"));
appendFileSync("/var/log/systemctl.log", `${[verb, ...names].join(" ")}\n`);

class Unit {
  readonly name: string;
  readonly #lines: string[];

  constructor(name: string) {
    this.name = name.includes(".") ? name : `${name}.service`;
    const folders = ["/etc/systemd/system", "/lib/systemd/system"];
    const file = folders.map((folder) => `${folder}/${this.name}`).find((path) => existsSync(path));
    if (file === undefined) throw new Error(`Unit ${this.name} not found.`);
    this.#lines = readFileSync(file, "utf8").replaceAll("\\\n", " ").split("\n");
  }

  all(key: string): string[] {
    const start = `${key}=`;
    const lines = this.#lines.filter((line) => line.startsWith(start));
    return lines.map((line) => line.slice(start.length).replaceAll("%%", "%"));
  }

  one(key: string, otherwise = ""): string {
    return this.all(key).at(-1) ?? otherwise;
  }
}

function idOf(flag: string, user: string): number {
  return Number(spawnSync("id", [flag, user], { encoding: "utf8" }).stdout);
}

function environmentOf(unit: Unit): Record<string, string> {
  const files = unit
    .all("EnvironmentFile")
    .flatMap((path) => readFileSync(path, "utf8").split("\n"));
  const own = unit.all("Environment").flatMap((line) => line.split(" "));
  const user = unit.one("User", "root");
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const account = accounts.find((line) => line.startsWith(`${user}:`))?.split(":") ?? [];
  const lines = [`HOME=${account[5]}`, `USER=${user}`, ...own, ...files].filter((line) =>
    /^\w+=/.test(line),
  );
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

/** The command that runs one of a unit's as its account. */
function commandLine(unit: Unit, command: string): [string, ...string[]] {
  const account = unit.one("User", "root");
  const as = [`--reuid=${account}`, `--regid=${unit.one("Group", account)}`, "--init-groups"];
  const script = `umask ${unit.one("UMask", "0022")}; exec ${command}`;
  return ["setpriv", ...as, "--no-new-privs", "sh", "-c", script];
}

function makeStateFolder(unit: Unit): void {
  const name = unit.one("StateDirectory");
  if (name === "") return;
  const folder = `/var/lib/${name}`;
  const user = unit.one("User", "root");
  mkdirSync(folder, { recursive: true });
  chownSync(folder, idOf("-u", user), idOf("-g", user));
  chmodSync(folder, Number.parseInt(unit.one("StateDirectoryMode", "0755"), 8));
}

function run(unit: Unit, commands: string[], env: Record<string, string>): void {
  for (const command of commands) {
    const [program, ...args] = commandLine(unit, command);
    const { status } = spawnSync(program, args, { env, stdio: "inherit", cwd: "/" });
    if (status !== 0) throw new Error(`${unit.name}: ${command} ended with ${status}`);
  }
}

function start(unit: Unit): void {
  const env = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin", ...environmentOf(unit) };
  makeStateFolder(unit);
  run(unit, unit.all("ExecStartPre"), env);
  if (unit.one("Type") === "oneshot") run(unit, unit.all("ExecStart"), env);
  else {
    const [program, ...args] = commandLine(unit, unit.one("ExecStart"));
    const log = openSync(`/var/log/${unit.name}.log`, "a");
    const child = spawn(program, args, {
      env,
      cwd: "/",
      detached: true,
      stdio: ["ignore", log, log],
    });
    writeFileSync(pidFile(unit), String(child.pid));
    child.unref();
  }
  run(unit, unit.all("ExecStartPost"), env);
}

function pidFile({ name }: Unit): string {
  return `/run/${name}.pid`;
}

/** Waits until it has ended, as systemd does before it starts a unit again. Nobody may collect its status (Z). */
function stop(unit: Unit): void {
  if (!existsSync(pidFile(unit))) return;
  const pid = readFileSync(pidFile(unit), "utf8");
  const runs = `grep -q '^State:.[^Z]' /proc/${pid}/status 2>/dev/null`;
  const script = `kill -TERM ${pid} 2>/dev/null; while ${runs}; do sleep 0.1; done`;
  spawnSync("timeout", ["60", "sh", "-c", script]);
}

if (verb !== "daemon-reload") {
  for (const unit of names.map((name) => new Unit(name))) {
    const isService = unit.name.endsWith(".service");
    if (verb === "restart" && isService) stop(unit);
    if (unit.name === "postgresql.service") spawnSync("/etc/init.d/postgresql", ["start"]);
    else if (["start", "restart"].includes(verb) && isService) start(unit);
  }
}
