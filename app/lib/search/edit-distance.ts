/** Rows of the table, reused for every pair: thousands of words are compared at each key press. */
let beforeLast = new Uint16Array(64);
let last = new Uint16Array(64);
let current = new Uint16Array(64);

/**
 * The edit distance of two words: letters inserted, deleted, replaced, or two neighbours swapped
 * (optimal string alignment).
 * @param limit distance beyond which the exact number does not matter
 * @returns the distance, or `limit + 1` if it is larger
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  const width = b.length + 1;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  if (width > last.length)
    [beforeLast, last, current] = [
      new Uint16Array(2 * width),
      new Uint16Array(2 * width),
      new Uint16Array(2 * width),
    ];
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      // Two swapped neighbours count as one error.
      if (column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2))
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return tooMany;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, tooMany);
}
