import { Resvg } from '@resvg/resvg-js';
import type { Font } from 'satori';
import sharp from 'sharp';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { labelsFor } from '#app/content/labels.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { drawingInfo, readDrawing } from '#app/content/reading/drawings.server.ts';
import { logoSvg } from '#app/content/reading/logo.server.ts';
import type { College } from '#app/features/college/schema.ts';
import { siteColour } from '#app/features/shell/site-colours.server.ts';
import { otherLocale } from '#app/i18n/locale.ts';
import { type CardText, cardAlt } from './card-text.ts';
import { cardFaces } from './faces.ts';
import { type Box, layFoot, layNames, layTitle } from './layout.ts';

/** The size that social sites show without cutting, in pixels. */
export const CARD = { width: 1200, height: 630 };

/** Positions on the card: the header with its border, the text, the drawing on its ground line. */
const MARK: Box = { left: 64, top: 28, width: 76, height: 76 };
const NAMES: Box = { left: 164, top: 24, width: 972, height: 84 };
const HEM_TOP = 128;
const TITLE: Box = { left: 64, top: 166, width: 1072, height: 244 };
const FOOT: Box = { left: 64, top: 460, width: 500, height: 104 };
const GROUND = 584;
/** The drawing from its top to the ground line; the wide ones are as high as the others. */
const DRAWING_HEIGHT = 176;

/** Draws cards. The parts common to many cards, all except section and title, are drawn once. */
export type Artist = (text: CardText) => Promise<Buffer>;

/**
 * Gets ready to draw.
 * @returns a function that draws one card as PNG
 */
export async function makeArtist(college: College): Promise<Artist> {
  const faces = cardFaces();
  const grounds = new Map<string, Promise<Buffer>>();
  return async (text) => {
    const key = [text.locale, text.drawing, text.isSample].join();
    const ground = grounds.get(key) ?? drawGround(faces, college, text);
    grounds.set(key, ground);
    const words = paint(await layTitle(faces, TITLE, text.locale, text.title, text.section));
    return (
      sharp(await ground, { raw: { ...CARD, channels: 4 } })
        .composite([{ input: words, raw: { width: TITLE.width, height: TITLE.height, channels: 4 }, left: TITLE.left, top: TITLE.top }])
        .removeAlpha()
        .withXmp(xmpOf(college, text))
        // Few colours: a palette halves the file. More effort takes half as long again for 4% fewer bytes.
        .png({ palette: true, dither: 0, effort: 1, compressionLevel: 6 })
        .toBuffer()
    );
  };
}

/** The card without section and title, as pixels. */
async function drawGround(faces: Font[], college: College, { locale, drawing, isSample }: CardText): Promise<Buffer> {
  const names = await layNames(faces, NAMES, locale, [college.name[locale], college.name[otherLocale(locale)]]);
  const foot = await layFoot(faces, FOOT, locale, new URL(college.siteUrl).hostname, isSample ? labelsFor(locale).sampleNote : undefined);
  const [width = 0, height = 0] = drawingInfo(drawing).groundShape.split('x').map(Number);
  const place = { height: DRAWING_HEIGHT, width: (DRAWING_HEIGHT * width) / height };
  return paint(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
      bar(HEM_TOP, 8, 'color-bar'),
      bar(HEM_TOP + 12, 4, 'color-brass'),
      at(MARK, logoSvg(contentFolder(), college)),
      at(NAMES, names),
      at(
        { left: CARD.width - MARK.left - place.width, top: GROUND + 2 - place.height, ...place },
        withColours(readDrawing(drawing).replace(/viewBox="[^"]*"/, `viewBox="0 0 ${width} ${height}"`)),
      ),
      at(FOOT, foot),
      bar(GROUND, 2, 'color-text'),
      ...PUDDLES.map(([left, top, length]) => bar(top, 1, 'color-text', left, length)),
      '</svg>',
    ].join(''),
  );
}

/** Broken lines below the ground, as under the headings of the pages: from the left, from the top, length. */
const PUDDLES = [
  [96, 593, 210],
  [340, 593, 60],
  [700, 593, 340],
  [180, 601, 120],
  [820, 601, 150],
] as const;

function bar(top: number, height: number, colour: string, left = 0, width = CARD.width): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${siteColour(colour)}"/>`;
}

/** An SVG in its place in another. */
function at({ left, top, width, height }: Box, svg: string): string {
  return svg.trim().replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replaceAll(/ (?:width|height|xmlns)="[^"]*"/g, '');
    return `<svg x="${left}" y="${top}" width="${width}" height="${height}"${kept}>`;
  });
}

/** A drawing in the colours of the light theme: outside a page there are no tokens. */
function withColours(svg: string): string {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => siteColour(name)).replaceAll('currentColor', siteColour('color-text'));
}

/** Pixels of an SVG on the ground of the pages, row by row, four bytes each. */
function paint(svg: string): Buffer {
  return new Resvg(svg, { background: siteColour('color-background'), font: { loadSystemFonts: false } }).render().pixels;
}

/** Metadata in the image itself (XMP with Dublin Core), for use without its page. */
function xmpOf(college: College, text: CardText): string {
  const said = (name: string, words: string) => x(`dc:${name}`, [x('rdf:Alt', [x('rdf:li', { 'xml:lang': text.locale }, words)])]);
  const packet = x('x:xmpmeta', { 'xmlns:x': 'adobe:ns:meta/' }, [
    x('rdf:RDF', { 'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#' }, [
      x('rdf:Description', { 'rdf:about': '', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
        said('title', text.title),
        said('description', cardAlt(college, text)),
      ]),
    ]),
  ]);
  return toXml(packet);
}
