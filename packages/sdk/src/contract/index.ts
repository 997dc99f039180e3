export { compareContract } from "./compare-contract.ts";
export type { ContractComparison, ContractName } from "./compare-contract.ts";
export type { ContractChange, ContractVerdict } from "./contract-change.ts";
