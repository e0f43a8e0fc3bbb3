type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

/** Time between two lines in a log. */
const LOG_EVERY_MS = 10_000;

/** Work in progress on each terminal, possibly of several kinds at once, and when a line about it was logged. */
const shown = new WeakMap<
  Terminal,
  { running: Map<string, { done: number; total: number }>; loggedAt: number }
>();

/**
 * Shows progress on one line of the terminal, which is removed at the end. A log gets a line every 10 seconds.
 * @param what the items counted, in the plural, such as `pages`
 * @param now milliseconds of a clock
 * @returns a function to call after each step
 */
export function countOnOneLine(
  what: string,
  total: number,
  terminal: Terminal = process.stdout,
  now = () => performance.now(),
): () => void {
  const state = shown.get(terminal) ?? { running: new Map(), loggedAt: now() };
  shown.set(terminal, state);
  const { running } = state;
  let done = 0;
  return () => {
    done += 1;
    if (done < total) running.set(what, { done, total });
    else running.delete(what);
    const counts = [...running]
      .map(([name, count]) => `${name}: ${count.done} of ${count.total}`)
      .join(', ');
    if (terminal.isTTY) terminal.write(`\r\x1b[K${counts}`);
    else if (counts !== '' && now() - state.loggedAt >= LOG_EVERY_MS) {
      state.loggedAt = now();
      terminal.write(`${counts}\n`);
    }
  };
}
