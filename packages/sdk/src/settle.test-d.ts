/** Type tests: they hold when the package type-checks. */
import {
  matchError,
  settle,
  type AnyApiError,
  type OperationError,
  type Outcome,
  type Result,
  type Sdk,
} from "./index.ts";

declare const sdk: Sdk;
declare const changes: { id: string; version: number; title: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

async function aCallBringsTheFailuresOfItsOperation(): Promise<void> {
  const outcome = await settle(sdk.articles.update(changes));
  true satisfies Same<
    typeof outcome,
    Outcome<Result<"articlesUpdate">, OperationError<"articlesUpdate">>
  >;
  // @ts-expect-error whether there is a result has to be asked first
  outcome.result satisfies object;
  if (outcome.ok) return void (outcome.result.version satisfies number);
  if (outcome.error.errorCode === "VERSION_CONFLICT") {
    outcome.error.kind satisfies "refused";
    outcome.error.result.current.title satisfies string;
    // @ts-expect-error an article has no such field
    outcome.error.result.current.headline satisfies string;
  }
  // @ts-expect-error changing an article never meets a wrong password
  if (outcome.error.errorCode === "BAD_CREDENTIALS") return;
}

async function countsAreNumbers(): Promise<void> {
  const outcome = await settle(sdk.orgs.delete("o1"));
  if (!outcome.ok && outcome.error.errorCode === "IN_USE") {
    Object.values(outcome.error.result) satisfies number[];
  }
}

async function whatOnlyPromisesHasToBeNamed(): Promise<void> {
  const save = async () => sdk.articles.update(changes);
  const unnamed = await settle(save());
  true satisfies Same<typeof unnamed, Outcome<Result<"articlesUpdate">>>;
  const named = await settle<"articlesUpdate">(save());
  true satisfies Same<
    typeof named,
    Outcome<Result<"articlesUpdate">, OperationError<"articlesUpdate">>
  >;
  // @ts-expect-error the promise is not one of this operation's results
  await settle<"articlesPage">(save());
}

function everyCodeOfASwitchIsAsked(error: OperationError<"authsList">): string {
  switch (error.errorCode) {
    case "VALIDATION_FAILED":
    case "UNAUTHENTICATED":
    case "FORBIDDEN":
    case "PASSWORD_CHANGE_REQUIRED":
    case "SECOND_FACTOR_DUE":
    case "INTERNAL":
    case "UNAVAILABLE":
    case "DATABASE_UNAVAILABLE":
    case "READ_ONLY":
      return String(error.status);
    case "NETWORK":
    case "TIMEOUT":
    case "ABORTED":
    case "PARSE":
    case "CLIENT_USAGE":
      return error.kind;
    default:
      error satisfies never;
      return "of a newer server";
  }
}

function aForgottenCodeIsFound(error: OperationError<"authsDelete">): string {
  if (error.kind !== "refused") return error.message;
  switch (error.errorCode) {
    case "IN_USE":
    case "VALIDATION_FAILED":
    case "UNAUTHENTICATED":
    case "FORBIDDEN":
    case "PASSWORD_CHANGE_REQUIRED":
    case "SECOND_FACTOR_DUE":
    case "SESSION_REQUIRED":
    case "STEP_UP_REQUIRED":
    case "INTERNAL":
    case "UNAVAILABLE":
    case "DATABASE_UNAVAILABLE":
    case "READ_ONLY":
      return error.message;
    // @ts-expect-error a permission cannot have children
    case "HAS_CHILDREN":
      return "";
    default:
      // @ts-expect-error NOT_FOUND is left
      error satisfies never;
      return "";
  }
}

function handlersAreAskedForEachCode(error: OperationError<"authsDelete">): void {
  const common = {
    VALIDATION_FAILED: () => 1,
    UNAUTHENTICATED: () => 1,
    FORBIDDEN: () => 1,
    PASSWORD_CHANGE_REQUIRED: () => 1,
    SECOND_FACTOR_DUE: () => 1,
    SESSION_REQUIRED: () => 1,
    STEP_UP_REQUIRED: () => 1,
    NOT_FOUND: () => 1,
    INTERNAL: () => 1,
    UNAVAILABLE: () => 1,
    DATABASE_UNAVAILABLE: () => 1,
    READ_ONLY: () => 1,
    NETWORK: () => 1,
    TIMEOUT: () => 1,
    ABORTED: () => 1,
    PARSE: () => 1,
    CLIENT_USAGE: () => 1,
    ADMIN_LOCKOUT: () => 1,
    VERSION_CONFLICT: () => 1,
  };
  matchError(error, {
    ...common,
    IN_USE: ({ result }) => result["roles"] ?? 0,
  }) satisfies number;
  // @ts-expect-error IN_USE has no handler
  matchError(error, { ...common });
  matchError(error, { IN_USE: () => "in use", otherwise: (other) => other.message });
  // @ts-expect-error nothing is done with the other codes
  matchError(error, { IN_USE: () => "in use" });
  // @ts-expect-error a permission cannot have children
  matchError(error, { HAS_CHILDREN: () => 1, otherwise: () => 1 });
}

function anyErrorOfTheSdkCanBeMatched(error: AnyApiError): string {
  return matchError(error, {
    RATE_LIMITED: ({ retryAfter }) => `${retryAfter} s`,
    ABORTED: ({ kind }) => kind satisfies "aborted",
    otherwise: ({ message }) => message,
  });
}

export {
  aCallBringsTheFailuresOfItsOperation,
  aForgottenCodeIsFound,
  anyErrorOfTheSdkCanBeMatched,
  countsAreNumbers,
  everyCodeOfASwitchIsAsked,
  handlersAreAskedForEachCode,
  whatOnlyPromisesHasToBeNamed,
};
