/** The types of the SDK's methods, derived from the contract's operations. */
import type { CallOptions } from "./call-options.ts";
import type { operations } from "./generated/schema.ts";

/** The name of every operation of the contract (its operationId). */
export type OperationId = keyof operations;

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type Members<T> = [T] extends [never] ? unknown : [T] extends [object] ? T : unknown;

type ParametersOf<Id extends OperationId, In extends "path" | "query"> = Members<
  NonNullable<operations[Id]["parameters"][In]>
>;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: infer C } | undefined;
}
  ? C extends { "application/json": infer Body }
    ? Body
    : C extends { "multipart/form-data": infer Form }
      ? Form
      : unknown
  : unknown;

/** The input of an operation: path, query and body in one flat object. */
export type Input<Id extends OperationId> = Simplify<
  ParametersOf<Id, "path"> & ParametersOf<Id, "query"> & BodyOf<Id>
>;

/** A downloaded file, with its name when the server sends one. */
export interface Download {
  blob: Blob;
  fileName: string | null;
}

/** What an operation resolves to: the envelope's `result`, or the file of a download. */
export type Result<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: infer C };
}
  ? C extends { "application/json": { result: infer R } }
    ? R
    : Download
  : never;

/** An input that requires only an `id` may be the bare id, except a page's query. */
type OrId<I> = "pageNo" extends keyof I
  ? I
  : I extends { id: string }
    ? { id: string } extends I
      ? I | string
      : I
    : I;

type Arguments<I> = {} extends I
  ? [input?: I | undefined, options?: CallOptions | undefined]
  : [input: OrId<I>, options?: CallOptions | undefined];

declare const operation: unique symbol;

/** The promise of an operation's result. Its operation is part of the type only, for `settle`. */
export interface OperationCall<Id extends OperationId> extends Promise<Result<Id>> {
  readonly [operation]?: Id;
}

/**
 * One operation as a function. It accepts the operation's input (an operation that requires only an `id` accepts the bare
 * id as well) and resolves to the unwrapped result; it rejects with an {@link ApiError}.
 */
export type Method<Id extends OperationId> = (...args: Arguments<Input<Id>>) => OperationCall<Id>;
