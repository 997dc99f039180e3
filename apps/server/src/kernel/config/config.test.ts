import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";
import { fileNameOf, readEnv, secretNames, type Env } from "./env.ts";
import { SettingReader } from "./setting-reader.ts";

function problemsOf(env: Env): string[] {
  try {
    loadConfig(env, "/srv/atrium");
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ name }) => name);
    throw error;
  }
  return [];
}

describe("loadConfig", () => {
  test("has a default for every setting", () => {
    const config = loadConfig({}, "/srv/atrium");
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      adminUrl: null,
      basePath: "/",
      apiBase: "/rest",
      dataDir: "/srv/atrium/.atrium",
      uploadDir: "/srv/atrium/.atrium/files",
      databaseUrl: null,
      demo: false,
      logLevel: "info",
      trustProxy: false,
      signInCalls: "token",
      uploadAction: null,
      uploadReplyKey: null,
    });
    expect(config.limits.signInFailuresPerAddress).toBe(5);
  });

  test.each(["HOST", "PUBLIC_URL"])("reports a %s that is part of no URL", (name) => {
    expect(problemsOf({ [name]: "?" })).toEqual([name]);
  });

  test.each(["https://example.com/site", "https://example.com/site/", "https://example.com/"])(
    "takes the origin of %s under /site",
    (PUBLIC_URL) => {
      const config = loadConfig({ PUBLIC_URL, BASE_PATH: "/site" });
      expect(config).toMatchObject({ publicUrl: "https://example.com", basePath: "/site/" });
    },
  );

  test.each(["80", "0"])("takes its own origin on port %s as browsers write it", (PORT) => {
    const { publicUrl } = loadConfig({ PORT });
    expect(publicUrl).toBe(new URL(publicUrl).origin);
  });

  test.each([
    ["https://example.com/site", "/"],
    ["https://example.com/other", "/site"],
  ])("reports a PUBLIC_URL of %s under %s", (PUBLIC_URL, BASE_PATH) => {
    expect(problemsOf({ PUBLIC_URL, BASE_PATH })).toEqual(["PUBLIC_URL"]);
  });

  test("reports every mistake at once", () => {
    const env: Env = {
      PORT: "70000",
      PUBLIC_URL: "ftp://example.com",
      BASE_PATH: "cms",
      API_BASE: "/",
      DATABASE_URL: "mysql://x",
      UPLOAD_URL: "gs://bucket",
      FILES_URL: "files",
      ADMIN_PASSWORD: "short",
      LIMITS_SCALE: "-1",
      LOG_LEVEL: "loud",
      TRUST_PROXY: "everybody",
      DEMO: "maybe",
      BACKUP_RECIPIENT: "AGE-SECRET-KEY-1",
      AUDIT_SINK: "syslog+udp://logs.example.com",
      KEEP_TRASH_DAYS: "forever",
      KEEP_NOTICE_DAYS: "-1",
      IMAGE_SOURCES: "https://pictures.example.com/folder",
      SIGN_IN_CALLS: "cookie",
      UPLOAD_ACTION: "javascript:put",
      UPLOAD_REPLY_KEY: "data.url",
    };
    expect(problemsOf(env).toSorted()).toEqual(Object.keys(env).toSorted());
  });

  test("does not repeat secrets in its message", () => {
    const env: Env = { ADMIN_PASSWORD: "geheim", DATABASE_URL: "mysql://u:secret@host/db" };
    expect(() => loadConfig(env)).toThrow(
      expect.objectContaining({ message: expect.not.stringMatching(/geheim|secret/) }),
    );
  });

  test.each([
    ["s3://media", { bucket: "media", prefix: "", endpoint: null, pathStyle: false }],
    ["s3://media/atrium/files/", { bucket: "media", prefix: "atrium/files/" }],
  ])("keeps uploaded files in %s", (url, bucket) => {
    expect(loadConfig({ UPLOAD_URL: url }).bucket).toMatchObject(bucket);
  });

  test("shows pictures of where browsers get uploaded files", () => {
    const env = {
      FILES_URL: "https://files.example.com/site/",
      IMAGE_SOURCES: "https://a.example",
    };
    expect(loadConfig(env)).toMatchObject({
      filesUrl: "https://files.example.com/site",
      imageSources: ["https://a.example", "https://files.example.com"],
    });
  });

  test("names the bucket in the path at an endpoint, unless a setting says otherwise", () => {
    const env = { UPLOAD_URL: "s3://media", S3_ENDPOINT: "https://store.example.com" };
    expect(loadConfig(env).bucket).toMatchObject({ endpoint: env.S3_ENDPOINT, pathStyle: true });
    expect(loadConfig({ ...env, S3_PATH_STYLE: "0" }).bucket?.pathStyle).toBe(false);
  });

  test.each([
    [{ UPLOAD_URL: "s3://" }, ["UPLOAD_URL"]],
    [{ UPLOAD_URL: "s3://key:secret@media" }, ["UPLOAD_URL"]],
    [{ UPLOAD_URL: "s3://media/../other" }, ["UPLOAD_URL"]],
    [{ UPLOAD_URL: "s3://media", S3_ACCESS_KEY_ID: "one" }, ["S3_SECRET_ACCESS_KEY"]],
    [{ UPLOAD_URL: "s3://media", S3_SECRET_ACCESS_KEY: "one" }, ["S3_ACCESS_KEY_ID"]],
    [{ PUBLIC_URL: "https://a.example", FILES_URL: "https://a.example/files/" }, ["FILES_URL"]],
  ] as const)("refuses %j: %j", (env, problems) => {
    expect(problemsOf(env)).toEqual(problems);
  });

  test("refuses the embedded database in production unless that is allowed", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual(["DATABASE_URL"]);
    expect(problemsOf({ NODE_ENV: "production", ALLOW_EMBEDDED_IN_PRODUCTION: "1" })).toEqual([]);
    expect(problemsOf({ NODE_ENV: "production", DATABASE_URL: "postgres://db/atrium" })).toEqual(
      [],
    );
  });

  test.each([
    [{ HOST: "127.0.0.1" }, []],
    [{ HOST: "localhost" }, []],
    [{ HOST: "::1" }, []],
    [{ PUBLIC_URL: "http://localhost:3000" }, []],
    [{ PUBLIC_URL: "http://[::1]:3000" }, []],
    [{ PUBLIC_URL: "http://cms.localhost" }, []],
    [{ HOST: "0.0.0.0" }, ["DEMO"]],
    [{ HOST: "192.168.1.7" }, ["DEMO"]],
    [{ HOST: "::ffff:127.0.0.1" }, ["DEMO"]],
    [{ PUBLIC_URL: "https://www.example.com" }, ["DEMO"]],
    [{ PUBLIC_URL: "https://127.0.0.1.example.com" }, ["DEMO"]],
    [{ TRUST_PROXY: "1" }, ["DEMO"]],
  ] as const)("refuses demo accounts that others reach, %j: %j", (env, problems) => {
    expect(problemsOf({ DEMO: "1", ...env })).toEqual(problems);
    expect(problemsOf(env)).toEqual([]);
  });

  test("scales rates and lock-outs but not sizes", () => {
    const { limits } = loadConfig({ LIMITS_SCALE: "100" });
    expect(limits.signInFailuresPerAddress).toBe(500);
    expect(limits.visitorPostsPerMinute).toBe(500);
    expect(limits.uploadBytes).toBe(loadConfig({}).limits.uploadBytes);
  });

  test.each([
    ["/", "/"],
    ["/cms", "/cms/"],
    ["/cms/", "/cms/"],
  ])("serves the site under %s as %s", (given, kept) => {
    expect(loadConfig({ BASE_PATH: given }).basePath).toBe(kept);
  });

  test.each([
    ["2", 2],
    ["10.0.0.1, 10.0.0.0/8", "10.0.0.1,10.0.0.0/8"],
    ["0", false],
  ])("parses TRUST_PROXY %s as %j", (given, kept) => {
    expect(loadConfig({ TRUST_PROXY: given }).trustProxy).toBe(kept);
  });
});

describe("readEnv", () => {
  test("reads the known variables and treats empty ones as unset", () => {
    expect(readEnv({ PORT: " 80 ", HOST: "", PATH: "/bin" })).toEqual({ PORT: "80" });
  });
});

describe("a secret in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-secret-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (text: string) => {
    const path = join(folder, `secret-${Math.random()}`);
    writeFileSync(path, text);
    return path;
  };
  const explained = (env: Env): [string, string][] => {
    try {
      loadConfig(env);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.problems.map(({ name, message }) => [name, message]);
    }
  };

  test.each(secretNames)("%s is read from the file that is named", (name) => {
    const path = fileWith(" the secret of a test \r\n");
    const read = new SettingReader({ [fileNameOf(name)]: path });
    expect([read.text(name), read.problems]).toEqual(["the secret of a test", []]);
  });

  test("is a setting like any other, and checked as such", () => {
    const path = fileWith("postgres://atrium:secret@db/atrium\n");
    expect(loadConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe(
      "postgres://atrium:secret@db/atrium",
    );
    expect(explained({ DATABASE_URL_FILE: fileWith("mysql://secret") })).toEqual([
      ["DATABASE_URL", "must start with postgres:// and name host and database"],
    ]);
  });

  test.each([
    [
      "both",
      { METRICS_TOKEN: "0123456789abcdef", METRICS_TOKEN_FILE: fileWith("secret") },
      "beside METRICS_TOKEN",
    ],
    ["missing", { METRICS_TOKEN_FILE: join(folder, "none") }, "(ENOENT)"],
    ["empty", { METRICS_TOKEN_FILE: fileWith("\n") }, "empty"],
    ["a folder", { METRICS_TOKEN_FILE: folder }, "must name a file"],
    ["too long", { METRICS_TOKEN_FILE: fileWith("secret".repeat(9000)) }, "at most"],
    ["of two lines", { METRICS_TOKEN_FILE: fileWith("secret\nsecret") }, "one line"],
  ])("%s stops the start, without the secret", (_name, env, message) => {
    const [[name, text] = ["", ""], ...others] = explained(env);
    expect([name, text, others]).toEqual([
      "METRICS_TOKEN_FILE",
      expect.stringContaining(message),
      [],
    ]);
    expect(text).not.toContain("secret");
  });
});

describe("the back office's own origin", () => {
  const www = { PUBLIC_URL: "https://www.example.com" };
  test.each([
    ["the site's", { ...www, OFFICE_URL: "https://www.example.com/" }, "another origin"],
    ["plain beside https", { ...www, OFFICE_URL: "http://office.example.com" }, "must be https"],
    ["with a path", { ...www, OFFICE_URL: "https://office.example.com/staff" }, "no path"],
    [
      "that lets the site in",
      { ...www, OFFICE_URL: "https://office.example.com", CORS_ORIGINS: "https://www.example.com" },
      "CORS_ORIGINS",
    ],
  ])("cannot be %s", (_name, env, message) => {
    expect(() => loadConfig(env)).toThrow(message);
  });

  test("keeps demo accounts from where others reach it", () => {
    expect(problemsOf({ DEMO: "1", OFFICE_URL: "http://office.example.com" })).toEqual(["DEMO"]);
  });
});
