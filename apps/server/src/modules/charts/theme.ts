import type { SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Parameter, ParameterValue } from "./parameters.ts";

type Schemas = components["schemas"];

/** What a theme is asked. */
export interface Question {
  /** A transaction that cannot write. */
  db: Db;
  user: SignedInUser;
  now: Date;
  limit: number;
  offset: number;
}

/** The rows of the page that was asked for, and how many there are in all. */
export interface Rows {
  records: Schemas["ChartRow"][];
  total: number;
}

/** A parameter as it was sent. */
export type Given = Schemas["DataParam"];

/** A named query that only reads. */
export interface Theme {
  /** The permission without which it is refused: one that lets its holder read the same elsewhere. */
  permission: string;
  columns: readonly Schemas["ChartColumn"][];
  parameters: Readonly<Record<string, Parameter<ParameterValue>>>;
  /** @throws AppError `VALIDATION_FAILED` for parameters that it does not take or cannot use. */
  read(given: readonly Given[], question: Question): Promise<Rows>;
}

interface ThemeParts<Parameters extends Theme["parameters"]> {
  permission: string;
  columns: Theme["columns"];
  parameters: Parameters;
  read(values: Values<Parameters>, question: Question): Promise<Rows>;
}

/** The values that were given, by the parameters' names. */
type Values<Parameters> = {
  [Name in keyof Parameters]?: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

/** Makes a theme of a query over checked values. */
export function theme<Parameters extends Theme["parameters"]>(
  parts: ThemeParts<Parameters>,
): Theme {
  const { permission, columns, parameters } = parts;
  return {
    permission,
    columns,
    parameters,
    read: (given, question) => parts.read(valuesOf(parameters, given), question),
  };
}

/** The page of rows that are few enough to be had at once. */
export function pageOfAll(all: Rows["records"], { limit, offset }: Question): Rows {
  return { records: all.slice(offset, offset + limit), total: all.length };
}

function valuesOf<Parameters extends Theme["parameters"]>(
  parameters: Parameters,
  given: readonly Given[],
): Values<Parameters> {
  const values = new Map<string, ParameterValue>();
  for (const [at, { paramName, paramValue }] of given.entries()) {
    const field = `dataParamList.${at}`;
    const parameter = Object.hasOwn(parameters, paramName) ? parameters[paramName] : undefined;
    if (parameter === undefined) {
      throw fieldError(`${field}.paramName`, "unknown", messages.fields.unknown);
    }
    if (values.has(paramName)) {
      throw fieldError(`${field}.paramName`, "uniqueItems", messages.charts.twice);
    }
    const value = parameter.read(paramValue);
    if (value === null) {
      throw fieldError(`${field}.paramValue`, parameter.rule, parameter.problem);
    }
    values.set(paramName, value);
  }
  // Each value was read by the parameter of its name.
  return Object.fromEntries(values) as Values<Parameters>;
}
