// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { withId } from '#app/lib/with-id.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { newsView, noticeList, noticeView } from './news.server.ts';
import NewsPage from './news-page.tsx';
import { start } from './notice-filter.tool.ts';
import NoticePage from './notice-page.tsx';
import { NOTICE_KINDS } from './schema.ts';

const site = getSite();
const MINUTE = 60_000;
/** The build: the day on which the newest notice was issued. */
const notices = [...site.notices].sort(
  (a, b) =>
    b.issuedOn.localeCompare(a.issuedOn) || Date.parse(b.validUntil) - Date.parse(a.validUntil),
);
const newest = need(notices[0]);
const BUILT_AT = Date.parse(`${newest.issuedOn}T12:00:00+05:30`);
const HOSTEL = need(withId(notices, 'hostel-rooms-even-semester'));
const SUNDAY = Date.parse('2026-11-29T09:00:00+05:30');
const END = Date.parse(newest.validUntil);

const FOUND = {
  en: (count: number) =>
    count === 0 ? 'No notices found.' : count === 1 ? '1 notice found.' : `${count} notices found.`,
  ml: (count: number) =>
    `തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ ${count === 0 ? 'അറിയിപ്പുകളില്ല' : count === 1 ? '1 അറിയിപ്പ്' : `${count} അറിയിപ്പുകൾ`}.`,
};

describe.each(PUBLISHED)('all news (%s)', (locale) => {
  const labels = labelsFor('news', locale);
  const path = localisePath('/all-news', locale);
  const open = () => show(<NewsPage view={newsView(site, locale, BUILT_AT)} />, locale, path);
  const openFilter = (query = '') => {
    history.replaceState(null, '', path + query);
    open();
    start(need(document.querySelector<HTMLElement>('[data-tool]')));
  };
  const address = () => location.pathname + location.search;
  const part = (title: string) =>
    need(screen.getByRole('heading', { level: 2, name: title }).closest('section'));
  const choose = (field: number, value: string) =>
    fireEvent.change(need(screen.getAllByRole('combobox')[field]), { target: { value } });

  it('stand as current and expired ones; a notice moves in the minute in which it expires', () => {
    open();
    seeAt(END - MINUTE);
    const titlesIn = (title: string) =>
      [...part(title).querySelectorAll('li:has(time) > a')].map(({ textContent }) => textContent);
    expect(titlesIn(labels.currentNotices)).toContain(newest.title[locale]);
    expect(titlesIn(labels.archive)).not.toContain(newest.title[locale]);
    cleanup();
    open();
    seeAt(END);
    expect(titlesIn(labels.currentNotices)).not.toContain(newest.title[locale]);
    expect(titlesIn(labels.archive)).toContain(newest.title[locale]);
    const [row] = within(part(labels.archive))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes(newest.title[locale]));
    expect(row?.textContent).toContain(messagesFor(locale).expired);
  });

  it('that are current begin with what is due next, of which no fold hides one that is due within a week', () => {
    const [current = [], folded = []] = ['#current li', '#current details li'].map((rows) => {
      cleanup();
      show(<NewsPage view={newsView(site, locale, SUNDAY)} />, locale);
      seeAt(SUNDAY);
      return [...document.querySelectorAll(`${rows}:has(time)`)].map((row) => ({
        due: row.querySelector<HTMLTimeElement>('time')?.dateTime ?? '',
        isNew: [...row.querySelectorAll('strong')].some(
          ({ textContent }) => textContent === messagesFor(locale).newEntry,
        ),
        issued: row.querySelector<HTMLTimeElement>('p time')?.dateTime ?? '',
      }));
    });
    const dated = current.filter(({ due, issued }) => due !== issued).map(({ due }) => due);
    expect(dated.slice(0, 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-04']);
    expect(dated).toEqual(dated.toSorted());
    expect(folded.filter(({ due }) => due > '2026-11-28' && due < '2026-12-07')).toEqual([]);
    expect(folded.length).toBeGreaterThan(0);
    const issued = current.slice(dated.length).map((row) => row.issued);
    expect(issued).toEqual(issued.toSorted().reverse());
    for (const row of current) expect(row.isNew).toBe(row.issued > '2026-11-22');
  });

  it('are found by type and department in all years, counted aloud, and listed as before when the choice is taken back', async () => {
    vi.stubGlobal('fetch', async () => Response.json(noticeList(site, locale)));
    openFilter();
    const department = need(notices.find((notice) => notice.departments?.length)?.departments?.[0]);
    for (const [kind, of] of [
      ...NOTICE_KINDS.map((each) => [each, ''] as const),
      ...NOTICE_KINDS.map((each) => [each, department] as const),
      ['', department],
    ] as const) {
      choose(0, kind);
      choose(1, of);
      // A notice without a department is for all.
      const found = notices.filter(
        (notice) =>
          (!kind || notice.kind === kind) &&
          (!of || !notice.departments?.length || notice.departments.includes(of)),
      );
      await waitFor(() =>
        expect(screen.getByRole('status').textContent).toBe(FOUND[locale](found.length)),
      );
      const rows = [...need(screen.getByRole('status').parentElement).querySelectorAll('li a')];
      expect(rows.map(({ textContent }) => textContent).toSorted()).toEqual(
        found.map(({ title }) => title[locale]).toSorted(),
      );
      expect(address()).toBe(
        `${path}?${new URLSearchParams({ ...(kind && { kind }), ...(of && { department: of }) })}`,
      );
    }
    choose(1, '');
    expect(address()).toBe(path);
    expect(part(labels.currentNotices)).toBeTruthy();
  });

  it('of a type begin with what is due next', async () => {
    vi.setSystemTime(SUNDAY);
    vi.stubGlobal('fetch', async () => Response.json(noticeList(site, locale)));
    openFilter('?kind=academic');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(FOUND[locale](4)));
    const links = [...document.querySelectorAll('[data-found] li a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.map((href) => href?.split('/').at(-1))).toEqual([
      'survey-camp-civil',
      'even-semester-registration',
      'activity-points-first-year',
      'minor-honours-choice',
    ]);
  });

  it('that are kept on top come after what is due tomorrow, also among those of a type', async () => {
    vi.setSystemTime(SUNDAY);
    const kept = site.notices.map((notice) =>
      notice.id === 'even-semester-registration' ? { ...notice, onTopUntil: '2026-11-29' } : notice,
    );
    const nameOf = (href: string | null) => href?.split('/').at(-1);
    const { current } = newsView({ ...site, notices: kept }, locale, SUNDAY);
    expect(current.slice(0, 2).map(({ href }) => nameOf(href))).toEqual([
      'ktu-examination-registration',
      'even-semester-registration',
    ]);
    vi.stubGlobal('fetch', async () =>
      Response.json(noticeList({ ...site, notices: kept }, locale)),
    );
    openFilter('?kind=academic');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(FOUND[locale](4)));
    const [first] = document.querySelectorAll('[data-found] li a');
    expect(nameOf(first?.getAttribute('href') ?? null)).toBe('even-semester-registration');
  });

  it('name the date that is next: in the list, in the list that is filtered and on the page of the notice', async () => {
    const said = {
      en: 'Last date for applications, 4\u00a0pm: 4 December 2026',
      ml: 'അപേക്ഷ നൽകേണ്ട അവസാന തീയതി (വൈകിട്ട്\u00a04 വരെ): 2026 ഡിസംബർ 4',
    }[locale];
    const now = Date.parse('2026-11-27T09:00:00+05:30');
    vi.setSystemTime(now);
    vi.stubGlobal('fetch', async () => Response.json(noticeList(site, locale)));
    openFilter('?kind=hostel');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(FOUND[locale](2)));
    expect(document.querySelector('[data-found] li p')?.textContent).toContain(said);
    cleanup();
    open();
    seeAt(now);
    expect(part(labels.currentNotices).textContent).toContain(said);
    cleanup();
    show(<NoticePage view={await noticeView(site, HOSTEL, locale, BUILT_AT)} />, locale);
    seeAt(now);
    expect(screen.getByText(labels.nextDate).nextSibling?.textContent).toContain(said);
  });

  it('are those that the address names; a kind that no notice can have is no filter', async () => {
    vi.stubGlobal('fetch', async () => Response.json(noticeList(site, locale)));
    openFilter('?kind=__proto__&department=alchemy');
    expect(address()).toBe(path);
    expect(part(labels.currentNotices)).toBeTruthy();
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => new Response('', { status: 503 })],
    ['a page instead of the list', async () => new Response('<!doctype html>')],
  ])('stay, with the archive and a message, if the filter gets %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    openFilter();
    choose(0, NOTICE_KINDS[0]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.loadFailed));
    expect(part(labels.currentNotices).querySelector('li')).not.toBeNull();
    expect(
      within(part(labels.archive)).getByRole('link', {
        name: new RegExp(`^${newest.issuedOn.slice(0, 4)}`),
      }),
    ).toBeTruthy();
  });

  it.each([
    ['until', END - MINUTE, 'current'],
    ['from', END, 'expired'],
  ] as const)('the page of a notice says so %s that minute', async (_, moment, state) => {
    show(<NoticePage view={await noticeView(site, newest, locale, BUILT_AT)} />, locale);
    seeAt(moment);
    const words = { current: labels.current, expired: messagesFor(locale).expired };
    expect(
      (['current', 'expired'] as const).filter((each) => screen.queryByText(words[each])),
    ).toEqual([state]);
  });

  it('the page of a notice shows its picture below the text, with its description', async () => {
    const view = await noticeView(site, newest, locale, BUILT_AT);
    const alt = { en: 'A tent in the rain', ml: 'മഴയിൽ ഒരു കൂടാരം' }[locale];
    const picture = { alt, source: { width: 900, height: 600, file: '/camp.jpg' } };
    show(<NoticePage view={{ ...view, picture }} />, locale);
    expect(screen.getByRole('img', { name: alt }).getAttribute('src')).toBe('/camp.jpg');
    cleanup();
    show(<NoticePage view={view} />, locale);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
