/** Programs of this machine in place of images that cannot be fetched: they take the settings that those images take. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, withThis, type Hosts } from "./hosts.ts";

const root = join(import.meta.dirname, "../..");
const sockets = "/run/postgresql";

export interface Substitute {
  hosts: Hosts;
  host: string;
  env: Record<string, string>;
  /** The folder of its volume. */
  folder: string;
}

/** Runs a program on a host, as an account of this machine. */
function on({ hosts, host, env }: Substitute, user: string, command: string[]): ChildProcess {
  const [program, ...args] = hosts.on(host);
  const own = ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", ...command];
  const child = spawn(program, [...args, ...own], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return withThis(child);
}

/** Folder of the newest PostgreSQL's programs. */
export function postgresPrograms(): string {
  const versions = "/usr/lib/postgresql";
  const [newest = 0] = readdirSync(versions)
    .map(Number)
    .sort((a, b) => b - a);
  return join(versions, String(newest), "bin");
}

/** As the image `postgres` does: its first start makes the role and the database, with the password for every network. */
export function startPostgres(substitute: Substitute): ChildProcess {
  const { env, folder } = substitute;
  const { POSTGRES_USER = "postgres", POSTGRES_PASSWORD = "", POSTGRES_DB = POSTGRES_USER } = env;
  const bin = postgresPrograms();
  const as = ["--reuid=postgres", "--regid=postgres", "--clear-groups"];
  mkdirSync(sockets, { recursive: true });
  mkdirSync(folder, { recursive: true });
  must("chown", "postgres:postgres", sockets, folder);
  if (readdirSync(folder).length === 0) {
    const file = join(sockets, "password");
    writeFileSync(file, POSTGRES_PASSWORD);
    const how = ["-U", POSTGRES_USER, "-E", "UTF8", `--pwfile=${file}`, "-A", "scram-sha-256"];
    must("setpriv", ...as, join(bin, "initdb"), "-D", folder, ...how);
    writeFileSync(
      join(folder, "pg_hba.conf"),
      "local all all trust\nhost all all all scram-sha-256\n",
    );
    const statement = `create database "${POSTGRES_DB}"`;
    const single = `echo '${statement}' | setpriv ${as.join(" ")} ${bin}/postgres --single -D ${folder} postgres`;
    if (POSTGRES_DB !== "postgres") must("sh", "-c", single);
  }
  const settings = ["listen_addresses=*", `unix_socket_directories=${sockets}`, "fsync=off"];
  const options = settings.flatMap((setting) => ["-c", setting]);
  return on(substitute, "postgres", [join(bin, "postgres"), "-D", folder, ...options]);
}

/** As `weed mini` of the image `chrislusf/seaweedfs`: a store with one bucket and one key. */
export function startStore(substitute: Substitute): ChildProcess {
  mkdirSync(substitute.folder, { recursive: true });
  const { S3_BUCKET = "" } = substitute.env;
  const script = join(root, "apps/server/tests/storage/_s3-process.ts");
  return on(substitute, "root", [
    process.execPath,
    script,
    substitute.folder,
    S3_BUCKET,
    "8333",
    "0.0.0.0",
  ]);
}

/** As the image `axllent/mailpit`: SMTP at 1025, and what has arrived at 8025. */
export function startMailCatcher(substitute: Substitute): ChildProcess {
  const script = join(root, "apps/server/tests/_mail-process.ts");
  return on(substitute, "root", [process.execPath, script]);
}
