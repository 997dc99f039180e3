/** What the compiler needs for a program that uses every operation once: through our SDK and through openapi-fetch. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ratios, summarize, type Summary } from "../report/statistics.ts";
import { writeOpenapiFetchConsumer, writeSdkConsumer } from "./consumers.ts";
import { operations } from "./contract.ts";
import { generatedFolder, sdkFolder, suiteFolder } from "./folders.ts";

/** One compiler's work for both programs. */
export interface TypeCheckCost {
  compiler: string;
  own: ProgramCost;
  peer: ProgramCost;
  /** Our program's seconds divided by the other's, run by run. */
  ratio: Summary;
}

/** What one program cost one compiler. */
export interface ProgramCost {
  seconds: Summary;
  instantiations: number;
}

interface Run {
  seconds: number;
  instantiations: number;
}

const compilers = ["typescript", "typescript-7"];

const runs = 5;

/**
 * Writes both programs and compiles them in turns.
 *
 * @throws Error with the compiler's output when a program does not compile.
 */
export function measureTypes(): TypeCheckCost[] {
  const own = writeProgram("consumer-sdk", writeSdkConsumer(operations));
  const peer = writeProgram("consumer-openapi-fetch", writeOpenapiFetchConsumer(operations));
  // The very types of our package, without our package around them.
  copyFileSync(join(sdkFolder, "src/generated/schema.ts"), join(peer, "schema.d.ts"));
  return compilers.map((name) => {
    const pairs = Array.from({ length: runs }, () => ({
      own: compile(name, own),
      peer: compile(name, peer),
    }));
    const seconds = {
      own: pairs.map((pair) => pair.own.seconds),
      peer: pairs.map((pair) => pair.peer.seconds),
    };
    return {
      compiler: `TypeScript ${compilerVersion(name)}`,
      own: toCost(pairs.map((pair) => pair.own)),
      peer: toCost(pairs.map((pair) => pair.peer)),
      ratio: summarize(ratios(seconds.own, seconds.peer)),
    };
  });
}

function toCost(measured: Run[]): ProgramCost {
  return {
    seconds: summarize(measured.map((run) => run.seconds)),
    instantiations: summarize(measured.map((run) => run.instantiations)).median,
  };
}

const tsconfig = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM"],
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ["*.ts"],
};

function writeProgram(name: string, source: string): string {
  const folder = join(generatedFolder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "consumer.ts"), source);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
  return folder;
}

function compile(compiler: string, folder: string): Run {
  const start = performance.now();
  const output = run(compiler, "-p", folder, "--extendedDiagnostics");
  const seconds = (performance.now() - start) / 1000;
  return { seconds, instantiations: Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]) };
}

function compilerVersion(compiler: string): string {
  return run(compiler, "--version").replace("Version", "").trim();
}

function run(compiler: string, ...args: string[]): string {
  const program = join(suiteFolder, "../node_modules", compiler, "bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${compiler} finds faults:\n${stdout.slice(0, 2000)}`);
  return stdout;
}
