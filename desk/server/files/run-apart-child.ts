import { DeskError, WORDS } from '#desk/words.ts';
import type { Outcome } from './run-apart.ts';

/** The process of `runApart`: runs one function once. */
process.once('message', async ({ input }: { input: unknown }) => {
  process.send?.(await outcomeOf(input));
});
process.once('disconnect', () => process.exit());
process.send?.({ started: true } satisfies Outcome);

async function outcomeOf(input: unknown): Promise<Outcome> {
  try {
    const { run } = await import(process.argv[2] ?? '');
    return { value: await run(input) };
  } catch (error) {
    if (error instanceof DeskError)
      return { refused: { status: error.status, words: error.words } };
    // Memory that cannot be had, also for a copy, and what is nested too deep for the stack.
    if (error instanceof RangeError || /out of memory/i.test(String(error)))
      return { refused: { status: 422, words: WORDS.tooComplex } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
