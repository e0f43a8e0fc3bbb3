import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingSource } from '#app/components/drawing/drawing.tsx';
import { readDrawing } from '#app/content/reading/drawings.server.ts';
import { explainShortWords, WORDS_PAGE } from '#app/content/rows/short-words.server.ts';
import { markFallback } from '#app/i18n/marked-fallback.ts';
import { keepOnOneLine } from '#app/lib/tied-words.ts';
import type { PageData } from './read-page.server.ts';
import { Document, type PageFiles, Root } from './root.tsx';

type PageModule = {
  default: ComponentType<{ view: PageData['view'] }>;
  /** A file of styles of its own, which the other pages of the site do not need. */
  styles?: string;
};

const MODULES = import.meta.glob<PageModule>('./features/*/*-page.tsx', { eager: true });

/** A page as HTML, made of the code and of what was read of the page alone. */
export function drawPage(page: PageData, files: PageFiles): string {
  const { at, module, view, shell } = page;
  const { default: Page, styles } = MODULES[`./features/${module}`] ?? {};
  if (!Page) throw new Error(`There is no page app/features/${module}`);
  const html = markFallback(
    `<!DOCTYPE html>${renderToStaticMarkup(
      <Document page={page} styles={styles} files={files}>
        <DrawingSource value={readDrawing}>
          <Root page={page}>
            <Page view={view} />
          </Root>
        </DrawingSource>
      </Document>,
    )}`,
    at.locale,
  );
  // The list of terms explains itself.
  const explained =
    at.path === WORDS_PAGE ? html : explainShortWords(html, shell.words, at.locale);
  return keepOnOneLine(explained);
}
