import { describe, expect, it } from 'vitest';
import {
  assetsIn,
  type OfflineFiles,
  pageTitle,
  withCopyNote,
  withSavedPages,
} from './offline-texts.ts';

const TEXTS: OfflineFiles = {
  pages: ['/today', '/contact'],
  searchList: '/lists/search-list.json',
  files: [],
  offlinePage: '/offline.html',
  copyNote: 'Saved on {date}.',
  oldCopyNote: 'That is old.',
  savedPages: 'Kept pages',
};
const PAGE =
  '<!DOCTYPE html><html><head><title>Fees &amp; dates | College</title></head><body class="a"><main></main></body></html>';
const SAVED = '2026-11-14T10:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

describe('the note on a copy', () => {
  it('is at the top of the page and gives the date of the copy', () => {
    const html = withCopyNote(PAGE, SAVED, Date.parse(SAVED) + DAY, TEXTS, 'en');
    expect(html).toContain(
      '<body class="a"><aside data-copy-note="" role="status">Saved on 14 November 2026.</aside>',
    );
    expect(html).toContain('<main></main>');
  });

  it("uses the college's time zone, not the visitor's", () => {
    expect(
      withCopyNote(PAGE, '2026-11-14T20:00:00.000Z', Date.parse(SAVED), TEXTS, 'en'),
    ).toContain('15 November 2026');
  });

  it.each([
    ['is not called old at a week', 7 * DAY, false],
    ['is called old a moment after a week', 7 * DAY + 1, true],
  ])('%s', (_, age, isOld) => {
    expect(
      withCopyNote(PAGE, SAVED, Date.parse(SAVED) + age, TEXTS, 'en').includes('That is old.'),
    ).toBe(isOld);
  });
});

describe('the list of saved pages', () => {
  const page = '<main><div data-saved-pages=""></div></main>';
  const saved = [
    { address: '/tenders', title: 'Tenders', savedOn: SAVED },
    { address: '/contact', title: 'Contact', savedOn: SAVED },
    { address: '/today', title: 'Today', savedOn: SAVED },
    { address: '/about?a="b"', title: 'About <us>', savedOn: SAVED },
  ];

  it('is inserted in its place, those of every visitor first, then others by title, with the dates of the copies', () => {
    const html = withSavedPages(page, saved, TEXTS, 'en');
    expect(html).toContain('<h2>Kept pages</h2><ul><li><a href="/today');
    expect([...html.matchAll(/<a href="[^"]*">([^<]*)<\/a>/g)].map(([, title]) => title)).toEqual([
      'Today',
      'Contact',
      'About &lt;us&gt;',
      'Tenders',
    ]);
    expect(html).toContain('<a href="/contact">Contact</a> (14 November 2026)</li>');
  });

  it('inserts titles and addresses as text', () => {
    const html = withSavedPages(page, saved, TEXTS, 'en');
    expect(html).toContain('About &lt;us&gt;');
    expect(html).toContain('href="/about?a=&quot;b&quot;"');
  });

  it('is missing while no page is saved', () => {
    expect(withSavedPages(page, [], TEXTS, 'en')).toBe(page);
  });
});

describe('read from a page', () => {
  it('its title without the name of the college', () => {
    expect(pageTitle(PAGE)).toBe('Fees & dates');
  });

  it('each hashed file it uses, once', () => {
    expect(
      assetsIn(
        '<link href="/assets/a-1_b.css"><script src="/assets/page-x.js"></script>"/assets/a-1_b.css" /assets/pictures/c.jpg',
      ),
    ).toEqual(['/assets/a-1_b.css', '/assets/page-x.js']);
  });
});
