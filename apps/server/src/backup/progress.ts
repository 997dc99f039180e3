/** How far a dump or a load has come. */
export type SiteProgress =
  | { phase: "rows"; table: string; count: number }
  | { phase: "files"; count: number; total: number | null };
