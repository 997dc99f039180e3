/** A deterministic pseudo-random generator of numbers from 0 to 1. */
export type Random = () => number;

/** Seeds a generator with a text (mulberry32 over an FNV-1a hash). */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A smooth curve through 0…1 that wanders between about -1 and 1: a sum of sines. */
export function wander(random: Random, octaves = 4): (at: number) => number {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    frequency: (octave + 1) * between(random, 0.7, 1.4) * Math.PI * 2,
    phase: random() * Math.PI * 2,
    weight: 0.62 ** octave,
  }));
  const total = waves.reduce((sum, wave) => sum + wave.weight, 0);
  return (at) =>
    waves.reduce((sum, w) => sum + Math.sin(at * w.frequency + w.phase) * w.weight, 0) / total;
}
