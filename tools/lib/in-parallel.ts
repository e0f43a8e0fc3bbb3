/**
 * Works on several items at a time.
 * @param limit items in work at one time
 * @throws what `work` throws first; items in work are finished, others are not begun
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of { [Symbol.iterator]: () => queue }) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
