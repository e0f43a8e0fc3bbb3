/** What stands in the element of a script for search engines is data. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The page as a reader without scripts has it. */
export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPT, '');
}
