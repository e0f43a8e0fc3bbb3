import { createElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { siteColour } from '#app/features/shell/site-colours.server.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { HEADING_FACES, TEXT_FACES } from './faces.ts';

/** Sizes are whole pixels in the end. */
const HALF_PIXEL = 0.5;

/** A box of a card, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** Font sizes in pixels, of which the largest that fits is used; Malayalam is taller and has longer words (app/styles/tokens.css). */
const TITLE_SIZES: Record<Locale, readonly number[]> = { en: [76, 64, 56, 46, 38, 30], ml: [64, 54, 46, 38, 32, 26] };
const NAME_SIZES: Record<Locale, readonly number[]> = { en: [36, 30, 24], ml: [32, 27, 22] };
const FOOT_SIZES = [24, 20, 16];
const HEADING_LINE: Record<Locale, number> = { en: 1.15, ml: 1.4 };

const column = (style: object, ...children: ReactNode[]) =>
  // As wide as its text, so that overflow can be detected.
  createElement('div', { style: { display: 'flex', flexDirection: 'column', alignSelf: 'flex-start', ...style } }, ...children);
const heading = (size: number, lineHeight: number, colour: string) => ({
  fontFamily: HEADING_FACES,
  fontWeight: 700,
  fontSize: size,
  lineHeight,
  color: siteColour(colour),
});
const small = (size: number, weight: 400 | 600, colour: string) => ({
  fontFamily: TEXT_FACES,
  fontWeight: weight,
  fontSize: size,
  lineHeight: 1.5,
  color: siteColour(colour),
});

/** The college's two names, as in the header of the pages: the page's language first. */
export function layNames(faces: Font[], box: Box, locale: Locale, [own, other]: readonly [own: string, other: string]): Promise<string> {
  return layLargest(faces, box, locale, NAME_SIZES[locale], [own, other], (size) =>
    column(
      { height: box.height, justifyContent: 'center' },
      column(heading(size, HEADING_LINE[locale], 'color-text'), own),
      column(heading(Math.min(24, size), HEADING_LINE[otherLocale(locale)], 'color-muted'), other),
    ),
  );
}

/** The bottom line of a card: sample mark, address of the site. */
export function layFoot(faces: Font[], box: Box, locale: Locale, address: string, sampleNote: string | undefined): Promise<string> {
  const mark = {
    alignSelf: 'flex-start',
    padding: '0 12px',
    marginBottom: 12,
    borderRadius: 2,
    border: `2px solid ${siteColour('color-control')}`,
    backgroundColor: siteColour('color-sunken'),
  };
  return layLargest(faces, box, locale, FOOT_SIZES, [address], (size) =>
    column(
      { height: box.height, justifyContent: 'flex-end' },
      ...(sampleNote === undefined ? [] : [column({ ...mark, ...small(24, 600, 'color-text') }, sampleNote)]),
      column(small(size, 400, 'color-muted'), address),
    ),
  );
}

/** Shares of a long title that a card tries to show. */
const SHARES = [1, 0.75, 0.5, 0.3];
const LAST_SHARE = 0.1;

class TooLong extends Error {}

/** Section and title; the end of a title that fits at no size is left out, because one long title must not stop a publication. */
export async function layTitle(faces: Font[], box: Box, locale: Locale, title: string, section: string | undefined): Promise<string> {
  for (const share of SHARES) {
    const svg = await layWhole(faces, box, locale, beginning(title, share), section && beginning(section, share)).catch((error: unknown) => {
      if (error instanceof TooLong) return undefined;
      throw error;
    });
    if (svg !== undefined) return svg;
  }
  return layWhole(faces, box, locale, beginning(title, LAST_SHARE), section && beginning(section, LAST_SHARE));
}

/** The first part of a text, ending with a word and an ellipsis. */
function beginning(text: string, share: number): string {
  if (share === 1) return text;
  const words = text.split(' ');
  const kept = words.slice(0, Math.max(1, Math.floor(words.length * share))).join(' ');
  // One endless word is cut between its letters.
  const part =
    words.length > 1
      ? kept
      : [...new Intl.Segmenter().segment(text)]
          .map(({ segment }) => segment)
          .slice(0, Math.ceil(text.length * share))
          .join('');
  return `${part.replace(/[\s.,;:–-]+$/, '')}…`;
}

function layWhole(faces: Font[], box: Box, locale: Locale, title: string, section: string | undefined): Promise<string> {
  const words = [...(section === undefined ? [] : [section]), title];
  return layLargest(faces, box, locale, TITLE_SIZES[locale], words, (size) =>
    column(
      {},
      ...(section === undefined ? [] : [column({ ...small(28, 600, 'color-accent'), marginBottom: 4 }, section)]),
      column({ ...heading(size, HEADING_LINE[locale], 'color-text'), textWrap: 'balance' }, title),
    ),
  );
}

/**
 * Lays out text at the first size that fits the box.
 * @throws Error with the text if it fits at no size, or with the characters that no font has
 */
async function layLargest(faces: Font[], box: Box, locale: Locale, sizes: readonly number[], words: readonly string[], at: (size: number) => ReactNode) {
  for (const size of sizes) {
    const { svg, fits } = await lay(faces, box, locale, at(size));
    if (fits) return svg;
  }
  throw new TooLong(`The text "${words.join(' / ')}" is too long for a card`);
}

/** Text as outlines, an SVG without a font; `fits` is whether all of it is in the box. */
async function lay(faces: Font[], { width, height }: Box, lang: Locale, words: ReactNode): Promise<{ svg: string; fits: boolean }> {
  let fits = true;
  const svg = await satori(createElement('div', { lang, style: { display: 'flex', flexDirection: 'column', width, height } }, words), {
    width,
    height,
    fonts: faces,
    onNodeDetected: (node) => {
      if (node.left + node.width > width + HALF_PIXEL || node.top + node.height > height + HALF_PIXEL || node.top < -HALF_PIXEL) fits = false;
    },
    loadAdditionalAsset: (_, signs) => Promise.reject(new Error(`The faces of the cards do not have "${signs}"`)),
  });
  return { svg, fits };
}
