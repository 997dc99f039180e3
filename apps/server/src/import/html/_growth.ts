/**
 * How much more CPU time a text of four times the length takes: about 4 for linear work, 16 for quadratic work.
 * Anything too fast for the clock counts as 10 ms. The best of five counts: others are disturbed, by collecting memory too.
 */
export function growthOf(
  convert: (text: string) => unknown,
  make: (size: number) => string,
): number {
  const size = 40_000;
  const [short, long] = [make(size), make(4 * size)];
  convert(short);
  return (
    timeOf(() => convert(long)) /
    Math.max(
      timeOf(() => convert(short)),
      10_000,
    )
  );
}

function timeOf(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}
