import { pageDay } from '#app/content/last-modified.ts';
import type { PageView } from '#app/content/page-view.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { searchWindowView } from '#app/features/search/search.server.ts';
import { shellView } from '#app/features/shell/shell.server.ts';
import { type Locale, type PageAddress, splitAddress } from '#app/i18n/locale.ts';
import { pagesByPath } from '#app/site.ts';

/** All that a page is drawn from, beside the code: nothing in it is lost as JSON. */
export type PageData = {
  at: PageAddress;
  /** Of its component, below app/features/. */
  module: string;
  view: PageView;
  /** The day on which its content last changed; none of the not-found page. */
  updated: string | undefined;
  shell: ShellData;
};

/** What is around every page of a language. */
export type ShellData = ReturnType<typeof readShell>;

/**
 * Reads a page from the content.
 * @param address as in the browser: `/ml/about/history`
 * @param now Unix time in milliseconds
 * @throws Error for an address that no page has, and for a page without a day
 */
export async function readPage(site: Site, address: string, now = builtAt()): Promise<PageData> {
  const at = splitAddress(address);
  const page = pagesByPath(site).get(at.path);
  if (!page) throw new Error(`There is no page ${address}`);
  const view = await page.view(at.locale, now);
  const updated = pageDay(site, page, at.locale, now);
  if (view.head && updated === undefined)
    throw new Error(`${at.path} has no day in page-days.yaml and none of its own`);
  return {
    at,
    module: page.module,
    view,
    updated,
    shell: shellOf(site, at.locale, now),
  };
}

const shells = new WeakMap<Site, Map<Locale, { now: number; shell: ShellData }>>();

/**
 * The same one for all pages of a language at a time, so that it is read once, and what is made of
 * it too.
 */
function shellOf(site: Site, locale: Locale, now: number): ShellData {
  const known = shells.get(site) ?? new Map<Locale, { now: number; shell: ShellData }>();
  shells.set(site, known);
  const last = known.get(locale);
  if (last?.now === now) return last.shell;
  const shell = readShell(site, locale, now);
  known.set(locale, { now, shell });
  return shell;
}

function readShell(site: Site, locale: Locale, now: number) {
  return {
    ...shellView(site, locale, now),
    search: searchWindowView(site, locale),
    words: site.plainWords,
    hasOfflineCopies: site.college.offlineCopies,
  };
}
