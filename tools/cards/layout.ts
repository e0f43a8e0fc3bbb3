import { createElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import type { Locale } from '#app/i18n/locale.ts';
import { lightColour } from '../light-colours.ts';
import { HEADING_FACES, TEXT_FACES } from './faces.ts';

/** A box of a card, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** Sizes of a title in pixels, the largest that fits is taken; Malayalam stands taller and has longer words (app/styles/tokens.css). */
const TITLE_SIZES: Record<Locale, readonly number[]> = { en: [76, 64, 56, 46, 38, 30], ml: [64, 54, 46, 38, 32, 26] };
const TITLE_LINE: Record<Locale, number> = { en: 1.15, ml: 1.4 };

const column = (style: object, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', flexDirection: 'column', ...style } }, ...children);
const heading = (size: number, lineHeight: number, colour: string) => ({
  fontFamily: HEADING_FACES,
  fontWeight: 700,
  fontSize: size,
  lineHeight,
  color: lightColour(colour),
});
const small = (size: number, weight: 400 | 600, colour: string) => ({
  fontFamily: TEXT_FACES,
  fontWeight: weight,
  fontSize: size,
  lineHeight: 1.5,
  color: lightColour(colour),
});

/** The college's two names, as in the header of the pages: the page's language first. */
export function layNames(faces: Font[], box: Box, locale: Locale, names: readonly [own: string, other: string]): Promise<string> {
  const [own, other] = names;
  return lay(
    faces,
    box,
    locale,
    column(
      { width: box.width, height: box.height, justifyContent: 'center' },
      column(heading(locale === 'ml' ? 32 : 36, locale === 'ml' ? 1.4 : 1.15, '--color-text'), own),
      column(heading(24, locale === 'ml' ? 1.15 : 1.4, '--color-muted'), other),
    ),
  );
}

/** What stands at the foot of a card: the mark of a sample, the address of the site. */
export function layFoot(faces: Font[], box: Box, locale: Locale, address: string, sampleNote: string | undefined): Promise<string> {
  const mark = {
    alignSelf: 'flex-start',
    padding: '0 12px',
    marginBottom: 12,
    borderRadius: 2,
    border: `2px solid ${lightColour('--color-control')}`,
    backgroundColor: lightColour('--color-sunken'),
  };
  return lay(
    faces,
    box,
    locale,
    column(
      { width: box.width, height: box.height, justifyContent: 'flex-end' },
      ...(sampleNote === undefined ? [] : [column({ ...mark, ...small(24, 600, '--color-text') }, sampleNote)]),
      column(small(24, 400, '--color-muted'), address),
    ),
  );
}

/**
 * Section and title, as large as the box allows.
 * @throws Error when the title does not fit at the smallest size
 */
export async function layTitle(faces: Font[], box: Box, locale: Locale, title: string, section: string | undefined): Promise<string> {
  for (const size of TITLE_SIZES[locale]) {
    const words = column(
      { width: box.width },
      ...(section === undefined ? [] : [column({ ...small(28, 600, '--color-accent'), marginBottom: 4 }, section)]),
      column({ ...heading(size, TITLE_LINE[locale], '--color-text'), textWrap: 'balance' }, title),
    );
    let needed = 0;
    const svg = await lay(faces, box, locale, words, ({ top, height }) => {
      needed = Math.max(needed, top + height);
    });
    if (needed <= box.height) return svg;
  }
  throw new Error(`The title "${title}" is too long for a card`);
}

/**
 * Words as outlines: an SVG without a face in it.
 * @throws Error naming the signs that no face has
 */
function lay(
  faces: Font[],
  { width, height }: Box,
  lang: Locale,
  words: ReactNode,
  onNodeDetected: (node: { top: number; height: number }) => void = () => undefined,
) {
  return satori(createElement('div', { lang, style: { display: 'flex', width, height } }, words), {
    width,
    height,
    fonts: faces,
    onNodeDetected,
    loadAdditionalAsset: (_, signs) => Promise.reject(new Error(`The faces of the cards do not have "${signs}"`)),
  });
}
