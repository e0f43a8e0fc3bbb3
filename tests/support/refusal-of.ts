import { expect } from 'vitest';
import { DeskError } from '#desk/words.ts';

/** The English reason for which the desk refuses something; it has a Malayalam one too. */
export async function refusalOf(task: Promise<unknown>): Promise<string> {
  const error = await task.then(
    (taken) => new Error(`not refused: ${taken}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeskError)) throw error;
  expect(error.words.ml).toMatch(/[\u0d00-\u0d7f]/);
  return error.words.en;
}
