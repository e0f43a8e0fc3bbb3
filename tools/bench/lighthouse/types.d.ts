/** The parts of Lighthouse's API that the benchmark uses; only `npm run bench` installs it. */
declare module 'lighthouse' {
  export type RunnerResult = {
    lhr: {
      audits: Record<string, { numericValue?: number }>;
      categories: Record<string, { title: string; score: number | null }>;
    };
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error' },
  ): Promise<RunnerResult | undefined>;
}
