import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileNameOf, secretNames, type Env } from "./env.ts";
import { readSecretFile } from "./secret-file.ts";

/** An invalid setting, and why. */
export interface SettingProblem {
  name: keyof Env;
  message: string;
}

/** Reads settings one by one and collects all mistakes instead of stopping at the first. */
export class SettingReader {
  readonly problems: SettingProblem[] = [];
  readonly #env: Env;

  constructor(env: Env) {
    this.#env = { ...env };
    for (const name of secretNames) {
      const fileName = fileNameOf(name);
      const path = env[fileName];
      if (path === undefined) continue;
      const { value, problem } =
        env[name] === undefined
          ? readSecretFile(path)
          : { value: undefined, problem: `must not be set beside ${name}` };
      if (problem !== undefined) this.refuse(fileName, problem);
      if (value !== undefined) this.#env[name] = value;
    }
  }

  refuse(name: keyof Env, message: string): void {
    this.problems.push({ name, message });
  }

  text(name: keyof Env): string | null {
    return this.#env[name] ?? null;
  }

  /** A name, or null for `none`. */
  oneOrNone(name: keyof Env, fallback: string): string | null {
    const value = this.#env[name] ?? fallback;
    return value === "none" ? null : value;
  }

  /** A boolean: 1 or true, 0 or false; false when unset. */
  flag(name: keyof Env): boolean {
    const value = this.#env[name]?.toLowerCase() ?? "0";
    if (!["0", "1", "true", "false"].includes(value)) this.refuse(name, "must be 1 or 0");
    return value === "1" || value === "true";
  }

  oneOf<const T extends string>(name: keyof Env, choices: readonly T[], fallback: T): T {
    const value = this.#env[name];
    if (value === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.refuse(name, oneOfMessage(choices));
    return choice ?? fallback;
  }

  integer(name: keyof Env, range: { fallback: number; min: number; max: number }): number {
    const value = this.number(name, range);
    if (Number.isInteger(value)) return value;
    this.refuse(name, "must be a whole number");
    return range.fallback;
  }

  number(name: keyof Env, range: { fallback: number; min: number; max: number }): number {
    const text = this.#env[name];
    if (text === undefined) return range.fallback;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= range.min && value <= range.max) return value;
    this.refuse(name, `must be a number from ${range.min} to ${range.max}`);
    return range.fallback;
  }

  host(name: keyof Env, fallback: string): string {
    const value = this.#env[name] ?? fallback;
    if (isIP(value) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) {
      this.refuse(name, "must be an address or a host name");
      return fallback;
    }
    return value;
  }

  /** A path with a leading slash, returned without a trailing one. */
  path(name: keyof Env, fallback: string): string {
    const value = this.#env[name] ?? fallback;
    if (!/^\/([A-Za-z0-9._~-]+\/?)*$/.test(value)) {
      this.refuse(name, "must be a path such as /name");
      return fallback;
    }
    return value === "/" ? value : value.replace(/\/$/, "");
  }

  folder(name: keyof Env, fallback: string, root: string): string {
    return resolve(root, this.#env[name] ?? fallback);
  }

  httpUrl(name: keyof Env): string | null {
    const value = this.#env[name];
    if (value === undefined) return null;
    if (!/^https?:$/.test(protocolOf(value)) || /[?#]/.test(value)) {
      this.refuse(name, "must be an http or https address without query");
      return null;
    }
    return value.replace(/\/+$/, "");
  }

  /** A PostgreSQL URL. The error does not repeat it: it contains a password. */
  postgresUrl(name: keyof Env): string | null {
    const value = this.#env[name];
    if (value === undefined) return null;
    if (!/^postgres(ql)?:$/.test(protocolOf(value))) {
      this.refuse(name, "must start with postgres:// and name host and database");
    }
    return value;
  }

  /** An SMTP URL. The error does not repeat it: it may contain a password. */
  smtpUrl(name: keyof Env): string | null {
    const value = this.#env[name];
    if (value === undefined) return null;
    if (!/^smtps?:$/.test(protocolOf(value)) || new URL(value).hostname === "") {
      this.refuse(name, "must start with smtp:// or smtps:// and name the host");
    }
    return value;
  }

  /** An address, alone or as `Name <address>`. */
  mailAddress(name: keyof Env): string | null {
    const value = this.#env[name];
    if (value === undefined) return null;
    if (!/^([^<>\r\n"]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) {
      this.refuse(name, "must be a mail address, or a name and an address in angle brackets");
    }
    return value;
  }

  password(name: keyof Env): string | null {
    const value = this.#env[name];
    if (value === undefined) return null;
    if (value.length < 8 || value.length > 64) this.refuse(name, "must have 8 to 64 characters");
    return value;
  }

  /** A secret for a header. */
  token(name: keyof Env): string | null {
    const value = this.#env[name];
    if (value === undefined) return null;
    if (!/^[\x21-\x7e]{16,200}$/.test(value)) {
      this.refuse(name, "must have 16 to 200 characters: letters, digits and signs, no spaces");
    }
    return value;
  }

  /** Origins of other sites, separated by commas. */
  origins(name: keyof Env): string[] {
    const origins = this.list(name);
    const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
    if (!origins.every((value) => /^https?:/.test(value) && isOrigin(value))) {
      this.refuse(name, "must be origins such as https://staff.example.com, separated by commas");
    }
    return origins;
  }

  /** Public keys of age, separated by commas. The error does not repeat them: one may be a private key. */
  recipients(name: keyof Env): string[] {
    const recipients = this.list(name);
    if (!recipients.every((value) => /^age1[a-z0-9]{58,}$/.test(value))) {
      this.refuse(name, "must be public keys of age (age1…), separated by commas");
    }
    return recipients;
  }

  /** Trusted proxies: none, all, a number of hops, or a list of addresses. */
  proxy(name: keyof Env): boolean | number | string {
    const value = this.#env[name];
    if (value === undefined || value === "0" || value === "false") return false;
    if (value === "true") return true;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const entries = value.split(",").map((entry) => entry.trim());
    if (entries.every((entry) => isIP(entry.split("/")[0] ?? "") !== 0)) return entries.join(",");
    this.refuse(name, "must be a number of proxies or a list of their addresses");
    return false;
  }

  /** Values separated by commas; none when unset. */
  list(name: keyof Env): string[] {
    const values = (this.#env[name] ?? "").split(",").map((value) => value.trim());
    return values.filter((value) => value !== "");
  }
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : "";
}

/** The error of a setting with a few allowed values. */
export function oneOfMessage(choices: readonly string[]): string {
  return `must be one of ${choices.join(", ")}`;
}
