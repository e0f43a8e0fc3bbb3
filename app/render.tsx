import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingSource } from '#app/components/drawing/drawing.tsx';
import { readDrawing } from '#app/content/reading/drawings.server.ts';
import { explainShortWords, WORDS_PAGE } from '#app/content/rows/short-words.server.ts';
import { currentMenuId } from '#app/features/navigation/current-item.ts';
import { type Locale, localisePath, type PageAddress } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { markFallback } from '#app/i18n/marked-fallback.ts';
import { keepOnOneLine } from '#app/lib/tied-words.ts';
import type { PageData, ShellData } from './read-page.server.ts';
import { Document, Frame, PageDay, type PageFiles } from './root.tsx';

type PageModule = {
  default: ComponentType<{ view: PageData['view'] }>;
  /** A file of styles of its own, which the other pages of the site do not need. */
  styles?: string;
};

const MODULES = import.meta.glob<PageModule>('./features/*/*-page.tsx', { eager: true });

/** The page without header and footer (specification, section 2.1). */
const STANDALONE = '/inaguration';

/**
 * What stands in a frame for what each page has of its own. No text of a page has tildes like
 * these, and no address.
 */
const SLOTS = { path: '/~path~', day: '~day~', main: '~main~', body: '~body~' };
/** What follows the clock (app/page/clock.js). */
const TIMED = / data-(?:from|until|days)="/;
/** Header and footer of a language and a part of the menu, which thousands of pages share. */
const frames = new WeakMap<ShellData, Map<string | undefined, string>>();

/** A page as HTML, made of the code and of what was read of the page alone. */
export function drawPage(page: PageData, files: PageFiles): string {
  const { at, module, view, shell, updated } = page;
  const { default: Page, styles } = MODULES[`./features/${module}`] ?? {};
  if (!Page) throw new Error(`There is no page app/features/${module}`);
  const only = view.head && view.only;
  const inPage = (part: ReactNode, explain?: (html: string) => string) =>
    drawn(part, at, shell, explain, only);
  // The list of terms explains itself.
  const explain = (html: string) =>
    at.path === WORDS_PAGE ? html : explainShortWords(html, shell.words, at.locale);
  const documentWith = (body: ReactNode, hasClock = false) => (
    <Document page={page} styles={styles} files={files} hasClock={hasClock}>
      {body}
    </Document>
  );
  // Whole, since React brings a font that the page asks for into the head.
  if (at.path === STANDALONE) {
    const main = (
      <main id="main">
        <Page view={view} />
      </main>
    );
    return `<!DOCTYPE html>${inPage(documentWith(main), explain)}`;
  }
  const body = filled(frameOf(at, shell), [
    ...addressesIn(at, shell),
    [SLOTS.day, updated === undefined ? '' : inPage(<PageDay day={updated} />)],
    [SLOTS.main, inPage(<Page view={view} />, explain)],
  ]);
  return `<!DOCTYPE html>${filled(inPage(documentWith(SLOTS.body, TIMED.test(body))), [[SLOTS.body, body]])}`;
}

function frameOf(at: PageAddress, shell: ShellData): string {
  const currentId = currentMenuId(shell.menu, localisePath(at.path, at.locale));
  const known = frames.get(shell) ?? new Map<string | undefined, string>();
  frames.set(shell, known);
  const frame =
    known.get(currentId) ??
    drawn(
      <Frame shell={shell} currentId={currentId} day={SLOTS.day}>
        {SLOTS.main}
      </Frame>,
      { ...at, path: SLOTS.path },
      shell,
    );
  known.set(currentId, frame);
  return frame;
}

/**
 * The address of the page in each language, as links and in the subject of a letter; the longest
 * first, since the others are parts of them.
 */
function addressesIn({ path }: PageAddress, { name }: ShellData): [string, string][] {
  return (Object.keys(name) as Locale[])
    .flatMap((locale): [string, string][] => {
      const [slot, address] = [localisePath(SLOTS.path, locale), localisePath(path, locale)];
      return [
        [slot, address],
        [encodeURIComponent(slot), encodeURIComponent(address)],
      ];
    })
    .sort(([a], [b]) => b.length - a.length);
}

function filled(html: string, slots: readonly (readonly [string, string])[]): string {
  return slots.reduce((text, [slot, value]) => text.replaceAll(slot, () => value), html);
}

function drawn(
  part: ReactNode,
  at: PageAddress,
  { messages }: ShellData,
  explain = (html: string) => html,
  only?: Locale,
): string {
  const html = renderToStaticMarkup(
    <LocaleProvider at={at} messages={messages}>
      <DrawingSource value={readDrawing}>{part}</DrawingSource>
    </LocaleProvider>,
  );
  return keepOnOneLine(explain(markFallback(html, at.locale, only)));
}
