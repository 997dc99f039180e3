import type { SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Parameter, ParameterValue } from "./parameters.ts";

type Schemas = components["schemas"];

export interface Question {
  /** A read-only transaction. */
  db: Db;
  user: SignedInUser;
  now: Date;
  limit: number;
  offset: number;
}

/** The requested page, and the total. */
export interface Rows {
  records: Schemas["ChartRow"][];
  total: number;
}

/** A parameter as it was sent. */
export type Given = Schemas["DataParam"];

/** A named, read-only query. */
export interface Theme {
  /** Required permission: one that lets its holder read the same elsewhere. */
  permission: string;
  columns: readonly Schemas["ChartColumn"][];
  parameters: Readonly<Record<string, Parameter<ParameterValue>>>;
  /** @throws AppError `VALIDATION_FAILED` for unknown or invalid parameters. */
  read(given: readonly Given[], question: Question): Promise<Rows>;
}

interface ThemeParts<Parameters extends Theme["parameters"]> {
  permission: string;
  columns: Theme["columns"];
  parameters: Parameters;
  read(values: Values<Parameters>, question: Question): Promise<Rows>;
}

/** Parameter values by name. */
type Values<Parameters> = {
  [Name in keyof Parameters]?: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

/** Wraps a query over validated values. */
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

/** The requested page of rows that are few enough to read at once. */
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
  // The parameter of its name has parsed each value.
  return Object.fromEntries(values) as Values<Parameters>;
}
