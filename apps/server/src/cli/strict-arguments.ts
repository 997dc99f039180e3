import { parseArgs } from "node:util";
import type { ArgsDef, CittyPlugin, CommandDef } from "citty";

/**
 * Makes a command refuse unknown arguments. The library ignores them, and `start --port 8080` would serve on another
 * port than intended.
 *
 * @param load Loads the command when it is called.
 */
export function strict<T extends ArgsDef>(
  load: () => Promise<CommandDef<T>>,
): () => Promise<CommandDef<T>> {
  return async () => ({ ...(await load()), plugins: [refuseUnknown] });
}

const refuseUnknown: CittyPlugin = {
  name: "refuse-unknown",
  async setup({ rawArgs, cmd }) {
    const problem = findProblem(rawArgs, await valueOf<ArgsDef>(cmd.args ?? {}));
    if (problem === null) return;
    const { name } = await valueOf(cmd.meta ?? {});
    stop(
      `${problem} \`atrium ${name} --help\` lists what there is; settings are environment variables, such as PORT=8080.`,
    );
  },
};

/** Refuses options before the command's name, of which there are none. */
export const refuseOptionsBefore: CittyPlugin = {
  name: "refuse-options-before",
  setup({ rawArgs: [first] }) {
    if (first?.startsWith("-"))
      stop(`Unknown option ${first}. The command comes first: atrium <command>.`);
  },
};

/** What is wrong with the arguments of a command; null when nothing is. */
function findProblem(rawArgs: string[], args: ArgsDef): string | null {
  const entries = Object.entries(args);
  const places = entries.filter(([, { type }]) => type === "positional").length;
  const options = entries.flatMap(([name, { type }]) =>
    type === "boolean" || type === "string" ? [[name, { type }] as const] : [],
  );
  try {
    const { positionals } = parseArgs({
      args: rawArgs,
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    const surplus = positionals[places];
    return surplus === undefined ? null : `Unexpected argument ${surplus}.`;
  } catch (error) {
    // "Unknown option '--port'. To specify a positional argument …"
    return error instanceof Error ? `${error.message.split(". ", 1)[0]}.` : null;
  }
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

async function valueOf<T>(value: T | Promise<T> | (() => T | Promise<T>)): Promise<T> {
  // None of the values is a function itself.
  return typeof value === "function" ? (value as () => T | Promise<T>)() : value;
}
