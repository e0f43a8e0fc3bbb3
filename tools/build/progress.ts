/** Time between two lines. */
const EVERY_MS = 10_000;

/**
 * Says every ten seconds how far a long work is.
 * @param what the items counted, in the plural, such as `pages`
 * @returns a function to call after each step, or with the number of steps
 */
export function countSteps(what: string, total: number): (steps?: number) => void {
  let [done, saidAt] = [0, performance.now()];
  return (steps = 1) => {
    done += steps;
    if (performance.now() - saidAt < EVERY_MS) return;
    saidAt = performance.now();
    console.log(`${what}: ${Math.min(done, total)} of ${total}`);
  };
}
