// This folder has its own packages, installed by `npm run bench`: import project files only by
// relative paths.
import lighthouse from 'lighthouse';

/** The debugging port for Lighthouse. */
export const DEBUG_PORT = 9333;

/**
 * One run of Lighthouse's mobile simulation, in the browser at {@link DEBUG_PORT}: times in ms, the
 * score of each category from 0 to 100.
 */
export async function audit(
  url: string,
): Promise<{ lcp: number; blocking: number; shift: number; scores: Record<string, number> }> {
  const result = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
  };
}
