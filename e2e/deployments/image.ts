/** An unpacked image, and containers of it: its program as its user, on a root that may be read-only. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { must, withThis, type Hosts } from "./hosts.ts";

/** What the image says of itself (the specification of OCI, and Docker's health check). */
export interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  Healthcheck?: { Test: string[] };
}

interface Description {
  Docker: { config: ImageConfig };
}

export interface Mount {
  /** A folder of the machine; undefined for memory. */
  folder?: string;
  path: string;
}

export interface ContainerOptions {
  host: string;
  env: Record<string, string>;
  args?: string[];
  /** As `65532:65532`; the image's own without one. */
  user?: string;
  readOnly: boolean;
  mounts: Mount[];
}

export class Image {
  readonly root: string;
  readonly config: ImageConfig;

  /** @param container Of Buildah, which has the image. */
  constructor(container: string) {
    this.root = must("buildah", "mount", container).trim();
    const { Docker } = JSON.parse(must("buildah", "inspect", container)) as Description;
    this.config = Docker.config;
  }

  /** An empty folder for a volume, with the owner and the mode that the image gives the place. */
  makeVolume(folder: string, path: string): string {
    mkdirSync(folder, { recursive: true });
    const place = join(this.root, path);
    const { uid, gid, mode } = statSync(existsSync(place) ? place : this.root);
    chownSync(folder, uid, gid);
    chmodSync(folder, mode & 0o7777);
    return folder;
  }

  /** Starts the image's program, or another one in its place. */
  start(hosts: Hosts, options: ContainerOptions, program?: string[]): ChildProcess {
    const [command, ...args] = this.#commandLine(hosts, options, program);
    return withThis(spawn(command ?? "", args, { env: {}, stdio: ["ignore", "pipe", "pipe"] }));
  }

  /** Whether the image's health check passes in a container. */
  isHealthy(hosts: Hosts, options: ContainerOptions): boolean {
    const [, ...test] = this.config.Healthcheck?.Test ?? [];
    const [command, ...args] = this.#commandLine(hosts, options, test);
    return spawnSync(command ?? "", args, { env: {} }).status === 0;
  }

  #commandLine(hosts: Hosts, options: ContainerOptions, program?: string[]): string[] {
    const { host, env, args = this.config.Cmd, user = this.config.User, readOnly } = options;
    const mounts = [...options.mounts, { folder: hosts.file, path: "/etc/hosts" }];
    for (const { folder, path } of mounts) makePlace(join(this.root, path), folder);
    const at = "/run/container";
    mkdirSync(at, { recursive: true });
    const lines = [
      "set -e",
      `mount --bind ${this.root} ${at}`,
      ...(readOnly ? [`mount -o remount,bind,ro ${at}`] : []),
      `mount -t proc proc ${at}/proc`,
      `mount --bind /dev ${at}/dev`,
      ...mounts.map(({ folder, path }) =>
        folder === undefined
          ? `mount -t tmpfs -o mode=1777 tmpfs ${at}${path}`
          : `mount --bind ${folder} ${at}${path}`,
      ),
      `exec setpriv --no-new-privs chroot --userspec=${user} --groups=${user.split(":")[1]} ${at} "$@"`,
    ];
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const ownEnv = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", ...this.config.Env];
    const ownMounts = ["unshare", "--mount", "--propagation=private", "sh", "-c", lines.join("\n")];
    const command = program ?? [...this.config.Entrypoint, ...args];
    return [...hosts.on(host), ...ownEnv, ...variables, ...ownMounts, "sh", ...command];
  }
}

/** What something is mounted over has to exist, as container runtimes make it. */
function makePlace(place: string, folder: string | undefined): void {
  if (existsSync(place)) return;
  const isFolder = folder === undefined || statSync(folder).isDirectory();
  if (isFolder) mkdirSync(place, { recursive: true });
  else must("touch", place);
}
