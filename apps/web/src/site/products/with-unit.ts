/** A value with its unit on one line; the sign for degrees follows without a space. */
export function withUnit(value: string, unit: string | null | undefined): string {
  if (!unit) return value;
  return unit === "°" ? value + unit : `${value}\u00a0${unit}`;
}
