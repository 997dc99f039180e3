/** The figures the SDK has to reach held against a run. */
import type { TransportName } from "./batch.ts";
import { ownName } from "./contestants.ts";
import type { CallCost, TransportCosts } from "./per-call.ts";
import { everythingName, type Sizes } from "./sizes.ts";
import type { TypeCheckCost } from "./types.ts";

/** What a run measured; parts that were left out are empty. */
export interface Results {
  perCall: TransportCosts[];
  sizes: Sizes | undefined;
  types: TypeCheckCost[];
}

/** A figure that must not be exceeded. */
export interface Goal {
  title: string;
  unit: string;
  limit: number;
  measured: number;
}

/** Every goal that this run says something about. */
export function judge({ perCall, sizes, types }: Results): Goal[] {
  const figuresOf = (transport: TransportName, read: (cost: CallCost) => number) =>
    perCall
      .filter((results) => results.transport === transport)
      .flatMap(({ costs }) => costs.filter(({ client }) => client === ownName))
      .map(read);
  const ratio = ({ ratio: { median } }: CallCost) => median;
  const everything = sizes?.own.filter(({ name }) => name === everythingName) ?? [];
  return [
    ...figuresOf("stub", ratio).map(goal("A call, stubbed reply", "× bare fetch", 1.5)),
    ...figuresOf("light", ({ excess }) => excess.median).map(goal("A call's own work", "µs", 25)),
    ...figuresOf("socket", ratio).map(goal("A call, real socket", "× bare fetch", 1.05)),
    ...figuresOf("socket8", ratio).map(goal("The same, 8 at once", "× bare fetch", 1.05)),
    ...figuresOf("busySocket", ratio).map(
      goal("The same, server takes 1 ms", "× bare fetch", 1.05),
    ),
    ...everything.map(({ gzip }) => gzip).map(goal("All operations reachable", "B gzip", 7000)),
    ...(sizes ? [sizes.perOperation] : []).map(goal("One further operation", "B gzip", 10)),
    ...types.map(({ compiler, ratio: { median } }) =>
      goal(`Type-check of every operation, ${compiler}`, "× openapi-fetch", 0.7)(median),
    ),
  ];
}

/** Whether the figure stays within the limit. */
export function isMet({ measured, limit }: Goal): boolean {
  return measured <= limit;
}

function goal(title: string, unit: string, limit: number): (measured: number) => Goal {
  return (measured) => ({ title, unit, limit, measured });
}
