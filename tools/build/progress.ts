type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

/** Work in progress, possibly of several kinds at once. */
const running = new Map<string, { done: number; total: number }>();

/**
 * Shows progress on one line of the terminal, which is removed at the end. Writes nothing to a log.
 * @param what the items counted, in the plural, such as `pages`
 * @returns a function to call after each step
 */
export function countOnOneLine(what: string, total: number, terminal: Terminal = process.stdout): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done < total) running.set(what, { done, total });
    else running.delete(what);
    if (!terminal.isTTY) return;
    const counts = [...running].map(([name, count]) => `${name}: ${count.done} of ${count.total}`);
    terminal.write(`\r\x1b[K${counts.join(', ')}`);
  };
}
