import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { readDrawing } from '#app/content/reading/drawings.server.ts';
import { logoSvg } from '#app/content/reading/logo.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import type { PageFacts } from '#app/page-start/page-facts.server.ts';
import { countOnOneLine } from '#tools/build/progress.ts';
import { HASHED } from '../hosting/rules.ts';
import { type CardText, cardAlt, cardText } from './card-text.ts';
import { type Artist, makeArtist } from './draw-card.ts';

/** The card of a page: its address, its alternative text, and whether its subject is a sample. */
export type Card = { src: string; alt: string } & Pick<CardText, 'isSample'>;

/** Folder of generated cards, ignored by git; the next build generates only changed ones. */
const CACHE = '.cache/cards';

/** Number of cards processed at the same time: images are compressed in threads while the next one is laid out. */
const AT_A_TIME = 4;

/** Everything that affects the look of a card besides its text: these tools, fonts, colours, the mark, library versions. */
const LOOK_FILES = [
  'tools/cards/draw-card.ts',
  'tools/cards/faces.ts',
  ...globSync('tools/cards/faces/*.ttf').sort(),
  'tools/cards/layout.ts',
  'app/styles/tokens.ts',
];
const LOOK_PACKAGES: readonly string[] = ['satori', '@resvg/resvg-js', 'sharp'];

/**
 * Adds the cards of all pages to the site, each named by a digest of its sources, so that it can be cached permanently. Existing cards are taken
 * from the cache; those that no page has any more leave it.
 * @param client folder of the built site
 * @param facts of the pages that get a card, by address
 * @returns the card of each page by its address; the not-found page has none
 * @throws Error listing the pages whose cards cannot be generated: a character without a font, a title that does not fit
 */
export async function makeCards(client: string, facts: ReadonlyMap<string, PageFacts>): Promise<Map<string, Card>> {
  const site = getSite();
  const wanted = listPages(site).flatMap((page) => {
    const known = facts.get(page.address);
    return known ? [{ page, text: cardText(site, page, known) }] : [];
  });
  const { cards, drawn } = await layCards(site, wanted, client, CACHE);
  if (drawn > 0) console.log(`${drawn} social cards generated`);
  return cards;
}

/**
 * The same for pages with known texts.
 * @param cache folder of existing cards
 * @returns the cards, and how many of them were generated
 */
export async function layCards(
  site: Pick<Site, 'college'>,
  wanted: readonly { page: Pick<PageEntry, 'address'>; text: CardText }[],
  client: string,
  cache: string,
): Promise<{ cards: Map<string, Card>; drawn: number }> {
  const look = lookOf(site);
  const named = wanted.map((card) => ({ ...card, file: fileName(look, site, card.text) }));
  mkdirSync(cache, { recursive: true });
  const drawn = await drawMissing(site, named, cache);
  const folder = join(client, HASHED, 'cards');
  mkdirSync(folder, { recursive: true });
  const files = new Set(named.map(({ file }) => file));
  for (const file of files) copyFileSync(join(cache, file), join(folder, file));
  for (const stray of readdirSync(cache).filter((file) => !files.has(file))) rmSync(join(cache, stray));
  const cardOf = (file: string, text: CardText): Card => ({ src: `${HASHED}cards/${file}`, alt: cardAlt(site.college, text), isSample: text.isSample });
  return { cards: new Map(named.map(({ page, text, file }) => [page.address, cardOf(file, text)])), drawn };
}

/** Generates the cards missing in the cache, and prints their number. */
async function drawMissing(
  { college }: Pick<Site, 'college'>,
  named: readonly { page: Pick<PageEntry, 'address'>; text: CardText; file: string }[],
  cache: string,
) {
  const missing = new Map(named.filter(({ file }) => !existsSync(join(cache, file))).map((card) => [card.file, card]));
  const queue = [...missing.values()];
  if (queue.length === 0) return 0;
  const draw = await makeArtist(college);
  const count = countOnOneLine('cards', queue.length);
  const faults: string[] = [];
  const work = async () => {
    for (let card = queue.shift(); card; card = queue.shift()) {
      try {
        await drawInto(join(cache, card.file), draw, card.text);
      } catch (error) {
        faults.push(`${card.page.address}: ${error instanceof Error ? error.message : error}`);
      }
      count();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (faults.length > 0) throw new Error(`Cards that cannot be generated:\n${faults.join('\n')}`);
  return missing.size;
}

/** A build that is stopped leaves no half of a card under its name. */
async function drawInto(file: string, draw: Artist, text: CardText): Promise<void> {
  writeFileSync(`${file}.part`, await draw(text));
  renameSync(`${file}.part`, file);
}

/** Name of the file, which changes with the text, the drawing and the look. */
function fileName(look: string, { college }: Pick<Site, 'college'>, text: CardText): string {
  const made = JSON.stringify([look, text, readDrawing(text.drawing), cardAlt(college, text)]);
  return `${createHash('sha256').update(made).digest('hex').slice(0, 16)}.png`;
}

function lookOf({ college }: Pick<Site, 'college'>): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  const versions = Object.entries(devDependencies).filter(([name]) => LOOK_PACKAGES.includes(name));
  const hash = createHash('sha256').update(JSON.stringify([versions, college.name, college.siteUrl, college.colours, logoSvg(contentFolder(), college)]));
  for (const file of LOOK_FILES) hash.update(readFileSync(file));
  return hash.digest('hex');
}
