type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

/** Work that is being counted, which may be several kinds at one time. */
const running = new Map<string, { done: number; total: number }>();

/**
 * Counts long work on one line of the terminal, which goes when the work is done. In a log it says nothing.
 * @param what what is counted, in the plural, such as `pages`
 * @returns to be called after each step
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
