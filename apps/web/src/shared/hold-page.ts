/** How long the page that is left stays for what the next one shows first, which then comes without a skeleton. */
export const holdMs = 200;

/** Waits for something that does not fail, but no longer than `atMostMs`. */
export async function waitAtMost(what: Promise<unknown>, atMostMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, atMostMs);
  });
  await Promise.race([what, late]);
  clearTimeout(timer);
}
