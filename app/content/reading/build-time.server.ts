/**
 * The time of the build in Unix milliseconds. The build sets BUILD_TIME once for all its processes,
 * so that no state changes between two pages. No page may contain it: a build without changes
 * writes the same files again (`app/domain/state-changes.ts`).
 */
export function builtAt(): number {
  return process.env.BUILD_TIME ? Date.parse(process.env.BUILD_TIME) : Date.now();
}
