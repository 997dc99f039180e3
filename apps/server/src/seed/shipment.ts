import type { stampCreate } from "../db/stamp.ts";

/** What to add: only records whose keys this site was never given. */
export interface Shipment {
  isNew(key: string): boolean;
  stamp: ReturnType<typeof stampCreate>;
}
