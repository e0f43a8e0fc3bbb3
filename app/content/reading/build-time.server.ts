const HOUR_MS = 3_600_000;

/**
 * The time that the pages of a build are as of, in Unix milliseconds: the hour that has begun. To the millisecond it would make each build's
 * pages differ from those before without a change of content: nothing could be kept, neither by the next build nor by a visitor's browser.
 */
export function builtAt(): number {
  return Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
}
