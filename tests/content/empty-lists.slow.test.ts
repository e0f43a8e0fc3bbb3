import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentSection } from '#app/features/departments/department-sections.server.ts';
import { SectionContent } from '#app/features/departments/department-sections.tsx';
import { disclosureHtml } from '#app/features/disclosures/disclosures.server.ts';
import { downloadsView } from '#app/features/documents/documents.server.ts';
import { DownloadsPage } from '#app/features/documents/downloads-page.tsx';
import { DOCUMENT_CATEGORIES } from '#app/features/documents/schema.ts';
import { eventsFeed } from '#app/features/events/event-calendar.server.ts';
import { eventsView } from '#app/features/events/events.server.ts';
import { EventsPage } from '#app/features/events/events-page.tsx';
import { galleryView } from '#app/features/gallery/gallery.server.ts';
import { GalleryPage } from '#app/features/gallery/gallery-page.tsx';
import { homeView } from '#app/features/home/home.server.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { ALL_NEWS } from '#app/features/news/feeds.server.ts';
import { newsView } from '#app/features/news/news.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { NewsPage } from '#app/features/news/news-page.tsx';
import { Blocks } from '#app/features/section-page/blocks.tsx';
import { sectionBlocks } from '#app/features/section-page/section-text.server.ts';
import { tendersView } from '#app/features/tenders/tenders.server.ts';
import { TendersPage } from '#app/features/tenders/tenders-page.tsx';
import { localisePath } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { loadSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { copyContent } from './content-copy.ts';

// A college without notices, tenders and events. Git stores no empty folders, so these are missing.
const NOW = Date.parse('2026-11-23T12:00:00+05:30');
const copy = copyContent();
afterAll(() => copy.dispose());
for (const folder of ['news', 'events', 'tenders'])
  rmSync(join(copy.folder, folder), { recursive: true });
// The home page and texts of the sample link to some of them.
const home = join(copy.folder, 'home.yaml');
writeFileSync(home, readFileSync(home, 'utf8').replaceAll(/\/events\/[\w-]+/g, '/events'));
for (const file of globSync('{pages,documents/sources}/**/*.md', { cwd: copy.folder })) {
  const path = join(copy.folder, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll(/\(\/all-news\/[\w-]+\)/g, '(/all-news)'),
  );
}
const site = siteOf(copy.folder);

function siteOf(folder: string): Site {
  const result = loadSite(folder);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.site;
}

describe.each(PUBLISHED)('with no notice, tender and event (%s)', (locale) => {
  const { noneListed } = messagesFor(locale);
  const homeLabels = labelsFor('home', locale);
  const textOf = (page: ReactElement) => {
    const InPlace = () => LocaleProvider({ locale, messages: messagesFor(locale), children: page });
    return renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(InPlace)),
    ).replaceAll(/<[^>]+>/g, '\n');
  };

  it('each page states this', () => {
    expect(textOf(createElement(TendersPage, { view: tendersView(site, locale, NOW) }))).toContain(
      labelsFor('tenders', locale).noTenders,
    );
    expect(textOf(createElement(EventsPage, { view: eventsView(site, locale, NOW) }))).toContain(
      labelsFor('events', locale).noUpcomingEvents,
    );
    const news = textOf(createElement(NewsPage, { view: newsView(site, locale, NOW) }));
    for (const words of [labelsFor('news', locale).noCurrentNotices, noneListed])
      expect(news).toContain(words);
    const home = textOf(
      createElement(HomePage, { view: homeView(site, locale, NOW), today: null }),
    );
    for (const words of [homeLabels.noNotices, homeLabels.noEvents]) expect(home).toContain(words);
  });

  it('the disclosure lists link to these pages and mark them, and no others, as empty', async () => {
    const html = (
      await Promise.all(site.disclosures.map((list) => disclosureHtml(site, list, locale, 2)))
    ).join('');
    const [empty, links] = [
      [...html.matchAll(/<a href="([^"]+)">[^<]*<\/a> \(([^)]+)\)/g)],
      [...html.matchAll(/<a href="[^"]*\/(?:tenders|events|all-news)">/g)],
    ];
    expect(new Set(empty.map(([, href]) => href))).toEqual(
      new Set(['/tenders', '/events', '/all-news'].map((path) => localisePath(path, locale))),
    );
    expect(empty.map(([, , words]) => words)).toEqual(
      links.map(() => labelsFor('disclosures', locale).noneThere),
    );
  });

  it('feeds and the calendar exist and are empty', () => {
    expect(newsFeedView(site, ALL_NEWS, locale).entries).toEqual([]);
    expect(eventsFeed(site, locale)).toContain('END:VCALENDAR');
  });

  it('a gallery without albums and a category without documents state this, and every category has its anchor', async () => {
    const bare = { ...site, albums: [], documents: [] };
    expect(textOf(createElement(GalleryPage, { view: await galleryView(bare, locale) }))).toContain(
      noneListed,
    );
    const view = downloadsView(bare, locale, NOW);
    expect(view.categories.map(({ id }) => id)).toEqual([...DOCUMENT_CATEGORIES]);
    expect(textOf(createElement(DownloadsPage, { view })).split(noneListed)).toHaveLength(
      DOCUMENT_CATEGORIES.length + 1,
    );
  });
});

it.each(PUBLISHED)(
  'a department without people and achievements, and a college without committees, state this (%s)',
  async (locale) => {
    const [first] = site.departments;
    if (!first) throw new Error('the content has no department');
    const bare = { ...site, people: [], committees: [] };
    const { noneListed } = messagesFor(locale);
    const htmlOf = (children: ReactElement) =>
      renderToStaticMarkup(
        createElement(() => LocaleProvider({ locale, messages: messagesFor(locale), children })),
      );
    for (const part of ['people', 'achievements'] as const) {
      const section = departmentSection(
        bare,
        { ...first, achievements: [] },
        part,
        locale,
        true,
        NOW,
      );
      const content = createElement(SectionContent, { section, isWhole: false, now: NOW });
      expect(htmlOf(content)).toBe(`<p>${noneListed}</p>`);
    }
    const committees = site.pages
      .find(({ id }) => id === 'administrative')
      ?.sectionTexts.find(({ id }) => id === 'statutory-committees');
    if (!committees) throw new Error('the content has no list of committees');
    const blocks = await sectionBlocks(bare, committees.texts[locale], locale, 2);
    expect(htmlOf(createElement(Blocks, { blocks }))).toContain(`<p>${noneListed}</p>`);
  },
);

it('npm run report lists the empty pages and sections in both languages, with the items that refer to them', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/check/report.ts', copy.folder], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('Empty lists, with a message on their pages: 4');
  expect(stdout).toMatch(
    new RegExp(
      `/tenders +${labelsFor('tenders', 'en').tenders} +${labelsFor('tenders', 'ml').tenders} +rti: manual-17`,
    ),
  );
});

it('the content check accepts this, but reports a missing page', () => {
  expect(copy.problems()).toEqual([]);
  copy.write('disclosures.yaml', copy.read('disclosures.yaml').replace('"/tenders"', '"/tender"'));
  expect(copy.problems()).toContainEqual(
    expect.objectContaining({
      file: 'disclosures.yaml',
      expected: 'the address of a page of this site',
    }),
  );
});
