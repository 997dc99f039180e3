/** Machines of a deployment: network namespaces with an address each, on a bridge that nothing else reaches. */
import { execFileSync, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const network = "10.77.0";
const hostsFile = "/run/netns/hosts";

/** Runs a program that is expected to succeed. */
export function must(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Ends a program with this one at the latest. */
export function withThis(child: ChildProcess): ChildProcess {
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/** Makes hosts in the namespaces of this process (network, mounts), which must be its own. */
export class Hosts {
  readonly #addresses = new Map<string, string>();
  #next = 2;

  constructor() {
    // Its own, so that nothing of the machine's is found there, a PostgreSQL's socket for one.
    must("mount", "-t", "tmpfs", "tmpfs", "/run");
    mkdirSync("/run/netns");
    must("ip", "link", "set", "lo", "up");
    must("ip", "link", "add", "bridge0", "type", "bridge");
    must("ip", "address", "add", `${network}.1/24`, "dev", "bridge0");
    must("ip", "link", "set", "bridge0", "up");
    this.#writeNames();
  }

  /** The file that hosts know each other's names by. */
  get file(): string {
    return hostsFile;
  }

  /** Adds a host; returns its address. */
  add(name: string): string {
    const known = this.#addresses.get(name);
    if (known !== undefined) return known;
    const number = this.#next++;
    const address = `${network}.${number}`;
    must("ip", "netns", "add", name);
    must("ip", "link", "add", `h${number}`, "type", "veth", "peer", "eth0", "netns", name);
    must("ip", "link", "set", `h${number}`, "master", "bridge0", "up");
    must("ip", "-n", name, "link", "set", "lo", "up");
    must("ip", "-n", name, "address", "add", `${address}/24`, "dev", "eth0");
    must("ip", "-n", name, "link", "set", "eth0", "up");
    this.#addresses.set(name, address);
    this.#writeNames();
    return address;
  }

  /** The program and its first arguments that run another one on a host. */
  on(name: string): [string, ...string[]] {
    this.add(name);
    return ["nsenter", `--net=/run/netns/${name}`];
  }

  #writeNames(): void {
    const lines = [...this.#addresses].map(([name, address]) => `${address} ${name}\n`);
    writeFileSync(hostsFile, `127.0.0.1 localhost\n${lines.join("")}`);
  }
}
