/**
 * A lint plugin. Its rule: outside `apps/web/src/queries` nobody makes a query key, a query, or an invalidation, or the
 * screens that show a record and the mutations that change it drift apart.
 */
const hint = "belongs in apps/web/src/queries, beside the resource's other queries";

const makers = new Set(["queryOptions", "resourceKeys", "resourceQueries"]);

const onlyInQueries = {
  create(context) {
    const report = (node, what) => context.report({ node, message: `${what} ${hint}.` });
    return {
      "ObjectExpression > Property"({ key }) {
        if (nameOf(key) === "queryKey") report(key, "A query key");
      },
      MemberExpression({ property }) {
        if (nameOf(property) === "invalidateQueries") report(property, "Invalidation");
      },
      ImportSpecifier({ imported }) {
        const name = nameOf(imported);
        if (makers.has(name)) report(imported, `A call of ${name}`);
      },
    };
  },
};

function nameOf({ type, name, value }) {
  return type === "Identifier" ? name : value;
}

export default { meta: { name: "atrium" }, rules: { "only-in-queries": onlyInQueries } };
