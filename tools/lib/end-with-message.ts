/**
 * Ends the process with the sentence of an error that a person can mend; the lines of code that a
 * stack adds would hide it.
 */
export function endWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
