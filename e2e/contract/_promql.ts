import { parser } from "@prometheus-io/lezer-promql";

/** What a query of Prometheus says, by the grammar that Prometheus' own editor uses. */
export interface Query {
  /** What does not parse, with what stands there. */
  errors: string[];
  metrics: string[];
  /** Labels that it selects or groups by. */
  labels: string[];
}

const overTime = ["Rate", "Increase"];

/** Reads a query; `rate` and `increase` without a range count as errors, which the grammar alone lets pass. */
export function readQuery(text: string): Query {
  const query: Query = { errors: [], metrics: [], labels: [] };
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      const here = text.slice(from, to);
      if (type.isError) query.errors.push(`${text} at ${from}`);
      else if (type.name === "VectorSelector") query.metrics.push(/^\w*/.exec(here)?.[0] ?? "");
      else if (type.name === "LabelName") query.labels.push(here);
      else if (overTime.includes(type.name)) {
        const call = node.parent?.parent?.getChild("FunctionCallBody");
        if (!call?.getChild("MatrixSelector")) query.errors.push(`${text} at ${to}: no range`);
      }
    },
  });
  return query;
}
