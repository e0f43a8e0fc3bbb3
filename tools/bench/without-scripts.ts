/** JSON-LD in a script element is data. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The page as a visitor without scripts sees it. */
export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPT, '');
}
