/** Builds the image without a registry: over a base that debootstrap makes, with the tools of Debian's packages. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../_run.ts";

const isolated = ["--isolation", "chroot"];
const base = "localhost/atrium-test-base";
const image = "localhost/atrium-test";
const font = "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc";
const patientMs = 600_000;

/** Whether images can be built here: on Debian or Ubuntu, as root. */
export function canBuildImages(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function buildah(args: string[]): Promise<string> {
  const env = { STORAGE_DRIVER: "vfs" };
  return run("buildah", args, { cwd: root, env, timeoutMs: patientMs });
}

/**
 * Builds the Dockerfile's last stage over a bundle.
 *
 * @param work An empty folder.
 * @returns A container's name.
 */
export async function buildImage(work: string): Promise<string> {
  await installTools();
  await makeBase(join(work, "rootfs"));
  const [bundle = ""] = globSync(".atrium/bundle/atrium-*/", { cwd: root });
  const contexts = [`bundle=${bundle}`, `node=${await nodeStage(join(work, "node"))}`];
  const stages = contexts.flatMap((context) => ["--build-context", context]);
  const how = [...isolated, "--pull-never", "--format", "docker", "--tag", image];
  await buildah(["build", ...how, "--build-arg", `RUN_IMAGE=${base}`, ...stages, "."]);
  return (await buildah(["from", "--pull-never", image])).trim();
}

/**
 * Installs what the tests of deployments need of Debian's packages, where it is missing.
 *
 * @throws Error with what apt-get says when it cannot.
 */
export async function installTools(): Promise<void> {
  const tools = ["debootstrap", "buildah"];
  const places = [font, "/sbin/ip", "/usr/bin/strip", "/usr/bin/wget", "/usr/lib/postgresql"];
  const isReady =
    places.every((place) => existsSync(place)) &&
    tools.every((tool) => spawnSync(tool, ["--version"]).status === 0);
  if (!isReady)
    await install([...tools, "binutils", "fonts-wqy-microhei", "iproute2", "postgresql", "wget"]);
}

async function install(packages: string[]): Promise<void> {
  const args = ["-y", "-q", "install", "--no-install-recommends", ...packages];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["-q", "update"], { cwd: root, timeoutMs: patientMs });
  await run("apt-get", args, { cwd: root, env, timeoutMs: patientMs });
}

async function makeBase(rootfs: string): Promise<void> {
  const args = ["--variant=minbase", "--include=libstdc++6", "bookworm", rootfs];
  await run("debootstrap", args, { cwd: root, timeoutMs: patientMs });
  const container = (await buildah(["from", "scratch"])).trim();
  await buildah(["add", "--quiet", container, rootfs, "/"]);
  await buildah(["commit", "--quiet", container, base]);
  await buildah(["rm", container]);
}

/** What the stage `node` makes, from the workspace's own Node. */
async function nodeStage(folder: string): Promise<string> {
  for (const name of ["node/bin", "node/lib", "node/share/fonts", "data"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const node = realpathSync(join(root, "node_modules/.bin/node"));
  await run("strip", ["-o", join(folder, "node/bin/node"), node], { cwd: root });
  const [library = ""] = globSync("/usr/lib/*-linux-gnu/libatomic.so.1");
  cpSync(realpathSync(library), join(folder, "node/lib/libatomic.so.1"));
  cpSync(realpathSync(font), join(folder, "node/share/fonts/wqy-microhei.ttc"));
  return folder;
}

/** The arguments of `buildah run` for a command in the container, which shares the machine's network. */
export function inContainer(
  container: string,
  command: string[],
  env: Record<string, string> = {},
): string[] {
  const variables = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  return ["run", ...isolated, ...variables, container, "--", ...command];
}

/** Removes containers and images. */
export async function removeImage(container: string): Promise<void> {
  await buildah(["rm", container]);
  await buildah(["rmi", "--force", image, base]);
}
