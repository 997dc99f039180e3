import { readFileSync } from "node:fs";
import { parse } from "yaml";

export interface ComposeService {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[]; interval: string; retries: number };
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

/** Reads a compose file with the variables of the environment in their places. */
export function readComposeFile(path: string, env: NodeJS.ProcessEnv): ComposeFile {
  const text = readFileSync(path, "utf8").replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_whole, name: string, fallback: string) => env[name] || fallback,
  );
  return parse(text) as ComposeFile;
}

/** The services, each after those that it depends on. */
export function startOrder({ services }: ComposeFile): [string, ComposeService][] {
  const order = new Map<string, ComposeService>();
  const add = (name: string): void => {
    const service = services[name];
    if (service === undefined) throw new Error(`There is no service ${name}`);
    for (const other of Object.keys(service.depends_on ?? {})) add(other);
    order.set(name, service);
  };
  for (const name of Object.keys(services)) add(name);
  return [...order];
}

/** Such as `45s`. */
export function secondsOf(duration: string): number {
  return Number.parseFloat(duration);
}
