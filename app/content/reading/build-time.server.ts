const HOUR_MS = 3_600_000;

/**
 * The time of a build in Unix milliseconds, rounded down to the hour. With the exact time every build
 * would change all pages without a change of content, and nothing could be cached by the next build or by browsers.
 */
export function builtAt(): number {
  return Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
}
