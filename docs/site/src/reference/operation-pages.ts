/** The API reference: a page for each group of operations, with the SDK's call and curl's. */
import type { OperationId } from "@atrium/sdk";
import { sampleInput } from "@atrium/sdk/testing";
import { groupByTag, listOperations, type Operation } from "../../../../openapi/operations.ts";
import type { Page } from "../page.ts";
import { readText } from "../repository.ts";
import { fieldsOf, resultOf, type Field, type OpenApi } from "./fields.ts";

const site = "https://www.example.com/rest";

/** The pages of the reference. */
export function operationPages(): Page[] {
  const contract: OpenApi = JSON.parse(readText("openapi/dist/openapi.json"));
  const groups = groupByTag(listOperations(contract));
  const purposes = new Map(contract.tags.map(({ name, description }) => [name, description]));
  return groups.map(([group, operations]) => ({
    path: `reference/api/${group}`,
    title: `sdk.${group}`,
    markdown: [
      `# sdk.${group}`,
      purposes.get(group) ?? "",
      ...operations.map((operation) => partOf(operation, contract)),
    ].join("\n\n"),
  }));
}

function partOf(operation: Operation, contract: OpenApi): string {
  const { operationId, group, method, httpMethod, path } = operation;
  return [
    `## ${operation.summary} {#${operationId}}`,
    `\`sdk.${group}.${method}\` · \`${operationId}\` · \`${httpMethod} ${path}\` · ${permissionOf(operation)}`,
    operation.description.trim(),
    fieldTable(fieldsOf(operation, contract), contract),
    outcomeOf(operation, contract),
    sdkExample(operation),
    curlExample(operation),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function permissionOf({ permission }: Operation): string {
  if (permission === "public") return "public";
  return permission.includes(":") ? `permission \`${permission}\`` : `for whoever is signed in`;
}

function fieldTable(fields: Field[], contract: OpenApi): string {
  if (fields.length === 0) return "";
  const rows = fields.map(({ name, place, type, required, description }) => {
    return `| \`${name}\`${required ? " *" : ""} | ${place} | ${cell(linkModels(type, contract))} | ${cell(description)} |`;
  });
  return ["| field | in | type | |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}

function outcomeOf(operation: Operation, contract: OpenApi): string {
  const { file, errorCodes } = operation;
  const type = resultOf(operation, contract);
  const result = file ? "a file" : type === undefined ? "" : linkModels(type, contract);
  const codes = errorCodes.map((code) => `\`${code}\``).join(", ");
  return [result === "" ? "" : `**Result**: ${result}`, codes === "" ? "" : `**Errors**: ${codes}`]
    .filter((line) => line !== "")
    .join("\n\n");
}

/** A type whose models lead to their pages. */
function linkModels(type: string, contract: OpenApi): string {
  return type.replaceAll(/"[^"]*"|[<>]|\w+/g, (word) => {
    if (word === "<" || word === ">") return `\\${word}`;
    if (!(word in contract.components.schemas)) return word;
    return `[${word}](/reference/sdk/models-${word.charAt(0).toLowerCase()}#${word})`;
  });
}

/** An input by the contract: what is required, with what the contract gives as an example. */
function inputOf({ operationId }: Operation): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sampleInput(operationId as OperationId)));
}

function sdkExample(operation: Operation): string {
  const { group, method, form } = operation;
  const input = inputOf(operation);
  const text = form || Object.keys(input).length === 0 ? "" : JSON.stringify(input, null, 2);
  const call = form
    ? `const file = new File(["tide"], "tide.txt");\nawait uploadFile(sdk, file);`
    : `await sdk.${group}.${method}(${text});`;
  const imports = form ? `import { uploadFile } from "@atrium/sdk";\n` : "";
  return `\`\`\`ts\n${imports}import { sdk } from "./sdk.ts";\n\n${call}\n\`\`\``;
}

function curlExample(operation: Operation): string {
  const { httpMethod, permission, body, form } = operation;
  const input = inputOf(operation);
  const isPath = ({ in: place }: { in: string }) => place === "path";
  const names = operation.parameters.map(({ name }) => name);
  const path = operation.parameters
    .filter(isPath)
    .reduce(
      (url, { name }) => url.replace(`{${name}}`, encodeURIComponent(textOf(input[name]))),
      operation.path,
    );
  const query = operation.parameters
    .filter((parameter) => !isPath(parameter) && input[parameter.name] !== undefined)
    .map(({ name }) => `${name}=${encodeURIComponent(textOf(input[name]))}`)
    .join("&");
  const bodyFields = Object.entries(input).filter(([name]) => !names.includes(name));
  const lines = [
    `curl${httpMethod === "GET" ? "" : ` -X ${httpMethod}`} '${site}${path}${query && `?${query}`}'`,
    ...(permission === "public" ? [] : [`  -H "Authorization: $TOKEN"`]),
    ...(form ? ["  -F 'fileName=@tide.txt'"] : []),
    ...(body !== undefined && !form
      ? [
          `  -H 'Content-Type: application/json'`,
          `  -d '${JSON.stringify(Object.fromEntries(bodyFields)).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ];
  return `\`\`\`sh\n${lines.join(" \\\n")}\n\`\`\``;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}
