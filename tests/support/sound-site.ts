import { loadSite } from '#app/site.ts';

/** The site of content without mistakes. @throws Error with the mistakes */
export function soundSite(...content: Parameters<typeof loadSite>) {
  const result = loadSite(...content);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.site;
}
