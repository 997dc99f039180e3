/** Type tests over every operation: nothing that is sent, answered or refused is typed `any`. They hold when the package type-checks. */
import type {
  AnyApiError,
  Input,
  OperationError,
  OperationId,
  Operations,
  Result,
} from "./index.ts";

type IsAny<T> = 0 extends 1 & T ? true : false;

/** Whether `any` occurs in a type, or in a member up to four levels down. */
type HoldsAny<T, Levels extends unknown[] = [1, 1, 1, 1]> =
  IsAny<T> extends true
    ? true
    : Levels extends [unknown, ...infer Left]
      ? T extends readonly (infer Item)[]
        ? HoldsAny<Item, Left>
        : T extends Blob | ((...input: never[]) => unknown)
          ? false
          : T extends object
            ? true extends { [K in keyof T]-?: HoldsAny<T[K], Left> }[keyof T]
              ? true
              : false
            : false
      : false;

/** The operations of which something answers yes. */
type Where<Answers extends Record<OperationId, boolean>> = {
  [Id in OperationId]: true extends Answers[Id] ? Id : never;
}[OperationId];

true satisfies Never<Where<{ [Id in OperationId]: HoldsAny<Input<Id>> }>>;
true satisfies Never<Where<{ [Id in OperationId]: HoldsAny<Result<Id>> }>>;
true satisfies Never<Where<{ [Id in OperationId]: IsAny<OperationError<Id>> }>>;

type Never<T> = [T] extends [never] ? true : false;

// This distinguishes `any` from types that only look like it.
true satisfies HoldsAny<{ list: { deep: any }[] }>; // oxlint-disable-line typescript/no-explicit-any -- what is looked for
false satisfies HoldsAny<{ list: { deep: unknown }[]; none: never }>;

/** Every error of an operation is one of the SDK's, and has codes of its own. */
type IsOurs<E> = E extends AnyApiError ? true : false;
true satisfies Never<
  Where<{ [Id in OperationId]: false extends IsOurs<OperationError<Id>> ? true : false }>
>;
true satisfies Never<Where<{ [Id in OperationId]: Never<OperationError<Id>["errorCode"]> }>>;

/** The interface has a method for each operation, and no other. */
type Methods<T> = { [Group in keyof T]: `${Group & string}.${keyof T[Group] & string}` }[keyof T];
true satisfies Never<Exclude<OperationId, OperationOf<Methods<Operations>>>>;
true satisfies Never<Exclude<OperationOf<Methods<Operations>>, OperationId>>;
type OperationOf<Name extends string> = Name extends `${infer Group}.${infer Verb}`
  ? `${Group}${Capitalize<Verb>}`
  : never;
