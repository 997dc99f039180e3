/**
 * Joins the reader's time zone with its offset. Some zones are named after their offset, which then stands alone.
 *
 * @example zoneName("Europe/Berlin", "UTC+1") // "Europe/Berlin, UTC+1"
 */
export function zoneName(zone: string, offset: string): string {
  return zone === offset ? zone : `${zone}, ${offset}`;
}
