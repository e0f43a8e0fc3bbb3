/** The API used of a package that only `node tools/run.mjs migrate` installs. */
declare module 'robots-parser' {
  type Robots = {
    isDisallowed(url: string, agent: string): boolean | undefined;
    getCrawlDelay(agent: string): number | undefined;
    getSitemaps(): string[];
  };
  export default function robotsParser(url: string, text: string): Robots;
}
