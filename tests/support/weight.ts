import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { PageEntry } from '#app/content/pages.server.ts';

type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** Bytes as served by type, and requests; limits of the design for a first view with an empty cache. 1 KB is 1,000 bytes. */
type Budget = Record<Exclude<Kind, 'other'> | 'requests', number>;

const KB = 1000;

/** More HTML for admissions and site map, and for a page that holds all sections of its part with their drawings. */
const HTML: Readonly<Record<string, number>> = {
  admissions: 32,
  'site-map': 32,
  'section-page': 23,
};

/** The limits of a page, with more fonts for Malayalam. */
export function budgetOf({ kind, locale }: Pick<PageEntry, 'kind' | 'locale'>): Budget {
  return {
    html: (HTML[kind] ?? 22) * KB,
    css: 18 * KB,
    js: 125 * KB,
    font: (locale === 'ml' ? 90 : 35) * KB,
    image: 30 * KB,
    requests: 20,
  };
}

/**
 * Measures what a tab loads from the next page on: requests of the previous page may still be pending.
 * @returns a function that stops and names what is above the limits of a budget
 */
export function measureWeight(tab: Page): () => Promise<(budget: Budget) => string[]> {
  const asked = new Set<Request>();
  const requests: Request[] = [];
  const noteAsked = (request: Request) => {
    if (asked.size > 0 || request.isNavigationRequest()) asked.add(request);
  };
  const noteFinished = (request: Request) => {
    if (asked.has(request)) requests.push(request);
  };
  tab.on('request', noteAsked).on('requestfinished', noteFinished);
  return async () => {
    tab.off('request', noteAsked).off('requestfinished', noteFinished);
    const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
    const shown = await picturesInView(tab);
    for (const request of requests) {
      const kind = kindOf(request);
      // The budget is for the first view; lazy pictures near the view load early and are not counted.
      if (kind !== 'image' || !LAZY.test(request.url()) || shown.includes(request.url()))
        bytes[kind] += await sentBytes(request);
    }
    const counted = requests.filter(
      (request) => !LAZY.test(request.url()) || shown.includes(request.url()),
    ).length;
    return (budget) =>
      Object.entries({ ...bytes, requests: counted })
        .filter(
          ([name, value]) => value > (budget[name as keyof Budget] ?? Number.POSITIVE_INFINITY),
        )
        .map(([name, value]) => `${name}: ${value}, limit ${budget[name as keyof Budget]}`);
  };
}

/**
 * Bytes of a response as sent. A browser keeps the files of a tab's previous page in memory despite the disabled cache, and then reports a
 * negative size: such a file counts as much as the copy that the server sends.
 */
async function sentBytes(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes();
  if (responseBodySize > 0) return responseBodySize;
  const file = join('build/client', new URL(request.url()).pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Lazy pictures. */
const LAZY = /\/assets\/pictures\//;

/** Addresses of the pictures that are visible when the page opens. */
function picturesInView(tab: Page): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => image.currentSrc),
  );
}

function kindOf(request: Request): Kind {
  const type = request.resourceType();
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  if (type === 'script') return 'js';
  if (type === 'font' || type === 'image') return type;
  return 'other';
}
