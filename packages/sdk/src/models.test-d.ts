/** Type tests of the named models: they hold when the package type-checks. */
import type {
  Article,
  ArticleSummary,
  ArticleType,
  components,
  Dict,
  IdInput,
  Input,
  Menu,
  operations,
  Operations,
  Org,
  Page,
  Product,
  Result,
  Role,
  SiteSetting,
  User,
  Workgroup,
} from "./index.ts";

type Schemas = components["schemas"];

type Both<T> = [T, keyof T];

/** Whether each is assignable to the other, optional members included. */
type Same<A, B> = Both<A> extends Both<B> ? (Both<B> extends Both<A> ? true : false) : false;

// A model is its schema, by the same name.
true satisfies Same<Article, Schemas["Article"]>;
true satisfies Same<ArticleSummary, Schemas["ArticleSummary"]>;
true satisfies Same<ArticleType, Schemas["ArticleType"]>;
true satisfies Same<Dict, Schemas["Dict"]>;
true satisfies Same<Menu, Schemas["Menu"]>;
true satisfies Same<Org, Schemas["Org"]>;
true satisfies Same<Product, Schemas["Product"]>;
true satisfies Same<Role, Schemas["Role"]>;
true satisfies Same<SiteSetting, Schemas["SiteSetting"]>;
true satisfies Same<User, Schemas["User"]>;
true satisfies Same<Workgroup, Schemas["Workgroup"]>;
false satisfies Same<Article, ArticleSummary>;

// Inputs and results go by these names.
true satisfies Same<Result<"articlesGet">, Article>;
true satisfies Same<Result<"articlesPage">, Page<ArticleSummary>>;
true satisfies Same<Result<"rolesDelete">, null>;
true satisfies Same<Input<"rolesUpdate">, Schemas["RoleUpdateBody"]>;
true satisfies Same<Input<"articlesGet">, IdInput>;

/** What openapi-fetch sees of an operation, whose parts every input and result must equal. */
type Members<T> = [T] extends [never] ? unknown : [T] extends [object] ? T : unknown;
type Parameters<Id extends keyof operations, In extends "path" | "query"> = Members<
  NonNullable<operations[Id]["parameters"][In]>
>;
type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody?: { content: infer Content } | undefined;
}
  ? Content extends Record<string, infer Media>
    ? Media
    : unknown
  : unknown;
type Flat<Id extends keyof operations> = Parameters<Id, "path"> &
  Parameters<Id, "query"> &
  Body<Id>;
type Unwrapped<Id extends keyof operations> = operations[Id]["responses"] extends {
  200: { content: { "application/json": { result: infer R } } };
}
  ? R
  : { blob: Blob; fileName: string | null };

/** The operations whose input differs from what their parameters and body say. */
type OtherInput = {
  [Id in keyof operations]: unknown extends Flat<Id>
    ? never
    : Same<Input<Id>, Flat<Id>> extends true
      ? never
      : Id;
}[keyof operations];
true satisfies Same<OtherInput, never>;

/** The operations whose result differs from what their response says. */
type OtherResult = {
  [Id in keyof operations]: Same<Result<Id>, Unwrapped<Id>> extends true ? never : Id;
}[keyof operations];
true satisfies Same<OtherResult, never>;

declare const methods: Operations;

async function inputsAreChecked(): Promise<void> {
  await methods.articles.get("a1");
  await methods.articles.get({ id: "a1" });
  await methods.articles.page({}, { silent: true });
  await methods.users.current({});
  await methods.users.current(undefined, { silent: true });
  // @ts-expect-error the operation has no input
  await methods.users.current({ id: "u1" });
  // @ts-expect-error the pages of a list are asked for by name
  await methods.articles.versions("a1");
  // @ts-expect-error a title is needed
  await methods.articles.save({ typeId: "t1" });
}

export { inputsAreChecked };
