import { localisePath } from '#app/i18n/locale.ts';
import { readPage } from '#app/read-page.server.ts';
import { drawPage } from '#app/render.tsx';
import { getSite } from '#app/site.ts';
import { plainText } from './built-pages.ts';

/**
 * What draws the pages of the content in CONTENT_DIR as on the day of BUILD_TIME, without a build.
 * @returns a reader of the words of their main parts
 */
export function drawnPages() {
  const files = { headScript: '', clock: '', scripts: [], styles: [] };
  const drawn = new Map<string, string>();
  return async (path: string, locale: Parameters<typeof localisePath>[1]): Promise<string> => {
    const address = localisePath(path, locale);
    const known = drawn.get(address);
    if (known !== undefined) return known;
    const html = drawPage(await readPage(getSite(), address), files);
    const words = plainText(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    drawn.set(address, words);
    return words;
  };
}
