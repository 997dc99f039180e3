export type SiteProgress =
  | { phase: "rows"; table: string; count: number }
  | { phase: "files"; count: number; total: number | null };
