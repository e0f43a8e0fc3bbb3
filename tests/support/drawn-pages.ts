import { localisePath } from '#app/i18n/locale.ts';
import { createRenderer } from '#app/render.tsx';
import { plainText } from './built-pages.ts';

/** What draws the pages of the content in CONTENT_DIR as on the day of BUILD_TIME, without a build. @returns a reader of the words of their main parts */
export function drawnPages() {
  const { readPage } = createRenderer({ headScript: '', scripts: [], styles: [] });
  const drawn = new Map<string, string>();
  return async (path: string, locale: Parameters<typeof localisePath>[1]): Promise<string> => {
    const address = localisePath(path, locale);
    const known = drawn.get(address);
    if (known !== undefined) return known;
    const html = (await readPage(address)).draw();
    const words = plainText(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    drawn.set(address, words);
    return words;
  };
}
