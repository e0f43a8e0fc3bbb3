/** Time between two lines. */
const EVERY_MS = 10_000;

/**
 * Says every ten seconds how far a long work is.
 * @param what the items counted, in the plural, such as `pages`
 * @returns a function to call after each step
 */
export function countSteps(what: string, total: number): () => void {
  let [done, saidAt] = [0, performance.now()];
  return () => {
    done += 1;
    if (performance.now() - saidAt < EVERY_MS) return;
    saidAt = performance.now();
    console.log(`${what}: ${done} of ${total}`);
  };
}
