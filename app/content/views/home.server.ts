import { drawingInfo } from '#app/content/reading/drawings.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { isEventActive } from '#app/content/schemas/admission.ts';
import { localise } from '#app/content/schemas/fields.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { figureValues } from './figures.ts';
import { headOf } from './head.server.ts';
import { resolveTarget } from './links.ts';
import { contactsOf, departmentRows, programmeTable } from './rows.ts';

/** Notices and events that fit on the home page. */
const NOTICE_LIMIT = 3;
const EVENT_LIMIT = 3;

export type HomeView = ReturnType<typeof homeView>;

/** The home page in one language. `now` is a Unix time in milliseconds: past events and expired notices are left out. */
export function homeView(site: Site, locale: Locale, now: number) {
  const { home, college } = site;
  const texts = localise(home, locale);
  const figures = figureValues(site);
  const wallNames = new Map(site.departments.map(({ code, name, wallName }) => [code, (wallName ?? name)[locale]]));
  const wall = (group: string) => departmentRows(site, locale, group).map(({ code, url }) => ({ code, url, name: wallNames.get(code) ?? code }));
  return {
    head: headOf(site, '/', locale, { title: `${texts.metaTitle} | ${college.name[locale]}`, description: texts.summary, keywords: texts.keywords }),
    title: texts.title,
    lead: texts.lead,
    ways: texts.ways.map(({ figure, ...way }) => ({ ...way, seats: figure ? figures[figure] : undefined, href: resolveTarget(way.href, college, locale) })),
    openEvents: site.admissions.events.filter((event) => isEventActive(event, now)).map(({ title, date }) => ({ title: title[locale], date: date[locale] })),
    contact: contactsOf(site, [site.admissions.page.officeRole], locale)[0],
    programmes: programmeTable(site, 'ug', locale),
    notices: noticeRows(site, locale, now),
    events: eventRows(site, locale, now),
    wall: { engineering: wall('engineering'), supporting: wall('supporting') },
    figures: texts.figures.map(({ figure, caption }) => ({ value: figures[figure] ?? '', caption })),
    life: texts.life.map(({ drawing, ...item }) => ({ ...item, href: resolveTarget(item.href, college, locale), drawing: drawingInfo(drawing) })),
    resources: texts.resources.map((resource) => ({ ...resource, href: resolveTarget(resource.href, college, locale) })),
    drawings: {
      roof: drawingInfo('verandah-roof'),
      smallRoof: drawingInfo('verandah-roof-small'),
      palms: drawingInfo('palm-grove'),
      library: drawingInfo('library'),
    },
  };
}

function noticeRows(site: Site, locale: Locale, now: number) {
  return site.notices
    .filter(({ validUntil }) => Date.parse(validUntil) > now)
    .sort((a, b) => b.issuedOn.localeCompare(a.issuedOn))
    .slice(0, NOTICE_LIMIT)
    .map(({ title, issuedOn, validUntil, category, sample, href }) => ({
      title: title[locale],
      issuedOn,
      validUntil,
      category,
      isSample: sample === true,
      href: resolveTarget(href, site.college, locale),
    }));
}

function eventRows(site: Site, locale: Locale, now: number) {
  return site.events
    .filter(({ start }) => Date.parse(start) > now)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, EVENT_LIMIT)
    .map(({ title, start, venue, sample, href }) => ({
      title: title[locale],
      start,
      venue: venue[locale],
      isSample: sample === true,
      href: resolveTarget(href, site.college, locale),
    }));
}
