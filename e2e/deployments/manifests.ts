import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";

export interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  timeoutSeconds?: number;
  failureThreshold: number;
}

export interface PodSpec {
  terminationGracePeriodSeconds?: number;
  securityContext: {
    runAsNonRoot: boolean;
    runAsUser: number;
    runAsGroup: number;
    fsGroup?: number;
  };
  containers: [
    {
      image: string;
      args?: string[];
      ports?: { name: string; containerPort: number }[];
      envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
      env?: { name: string; value: string }[];
      startupProbe?: Probe;
      livenessProbe?: Probe;
      readinessProbe?: Probe;
      securityContext: { readOnlyRootFilesystem: boolean };
      volumeMounts: { name: string; mountPath: string }[];
    },
  ];
  volumes: { name: string; emptyDir?: object; persistentVolumeClaim?: { claimName: string } }[];
}

/** The parts of the kinds that are used here. */
export interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    backoffLimit?: number;
    maxUnavailable?: number;
    ports?: { port: number; targetPort: string }[];
    selector?: Record<string, unknown>;
    strategy?: { rollingUpdate: { maxSurge: number; maxUnavailable: number } };
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  };
}

interface Kustomization {
  resources: string[];
}

/** What `kubectl apply -k` would apply. */
export function readManifests(folder: string): Manifest[] {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const { resources } = parse(read("kustomization.yaml")) as Kustomization;
  return resources
    .flatMap((name) => parseAllDocuments(read(name)))
    .map((document) => document.toJS() as Manifest);
}

/** The secrets that a comment makes with `kubectl create secret generic`: their values by name and key. */
export function readSecrets(path: string): Map<string, Record<string, string>> {
  const text = readFileSync(path, "utf8").replaceAll(/\\\n#\s+/g, "");
  const commands = text.matchAll(/create secret generic (\S+)((?: --from-literal=\S+)+)/g);
  return new Map(
    Array.from(commands, ([, name = "", literals = ""]) => {
      const pairs = literals.matchAll(/--from-literal=(\w+)=(\S+)/g);
      return [name, Object.fromEntries(Array.from(pairs, ([, key, value]) => [key, value]))];
    }),
  );
}
