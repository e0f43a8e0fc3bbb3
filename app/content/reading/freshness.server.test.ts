import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { findStale } from './freshness.server.ts';
import type { Site } from './read.server.ts';

/** The real content, in which each test makes one thing outdated. */
const site = getSite();
const NO_LINKS = new Map<string, string>();
const on = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

/** The site with a changed date in the front matter of /about/history. */
function withHistory(
  locale: 'en' | 'ml',
  field: 'reviewedOn' | 'updatedOn',
  day: string | undefined,
): Site {
  const copy = structuredClone(site);
  const history = need(
    copy.pages.find(({ id }) => id === 'about')?.sectionTexts.find(({ id }) => id === 'history'),
  );
  Object.assign(history.texts[locale].frontMatter, { [field]: day });
  return copy;
}

describe('the report of outdated content', () => {
  it('names a page on the first day after twelve months without review, and not before', () => {
    const old = withHistory('ml', 'reviewedOn', '2025-11-20');
    expect(findStale(old, NO_LINKS, on('2026-11-20')).pagesPastReview).toEqual([]);
    expect(findStale(old, NO_LINKS, on('2026-11-21')).pagesPastReview).toEqual([
      { file: 'pages/about/history', what: '/about/history', since: '2025-11-20' },
    ]);
  });

  it('names a page that was never read', () => {
    const copy = withHistory('ml', 'reviewedOn', undefined);
    expect(findStale(copy, NO_LINKS, on('2026-11-20')).pagesPastReview).toEqual([
      { file: 'pages/about/history', what: '/about/history', since: 'never' },
    ]);
  });

  it('names a page without its own text, such as a list, in the same way', () => {
    const copy = structuredClone(site);
    copy.pageDays['/tenders'] = '2025-11-20';
    expect(findStale(copy, NO_LINKS, on('2026-11-20')).pagesPastReview).toEqual([]);
    expect(findStale(copy, NO_LINKS, on('2026-11-21')).pagesPastReview).toEqual([
      { file: 'page-days.yaml', what: '/tenders', since: '2025-11-20' },
    ]);
  });

  it("counts days in the college's time zone: half past midnight in Kerala is a new day", () => {
    const old = withHistory('ml', 'reviewedOn', '2025-11-20');
    expect(
      findStale(old, NO_LINKS, Date.parse('2026-11-20T19:00:00Z')).pagesPastReview,
    ).toHaveLength(1);
  });

  it('names a Malayalam text neither changed nor reviewed since the English one changed', () => {
    const changed = withHistory('en', 'updatedOn', '2026-11-28');
    expect(findStale(changed, NO_LINKS, on('2026-11-29')).translationsBehind).toEqual([
      { file: 'pages/about/history.ml.md', what: '/about/history', since: '2026-11-28' },
    ]);
    const history = changed.pages
      .flatMap(({ sectionTexts }) => sectionTexts)
      .find(({ id }) => id === 'history');
    if (history) history.texts.ml.frontMatter.updatedOn = '2026-11-28';
    expect(findStale(changed, NO_LINKS, on('2026-11-29')).translationsBehind).toEqual([]);
    const guide = changed.documents.find(({ id }) => id === 'anti-ragging-guide')?.texts;
    if (guide) guide.en.frontMatter.updatedOn = '2026-11-28';
    expect(findStale(changed, NO_LINKS, on('2026-11-29')).translationsBehind).toMatchObject([
      { file: 'documents/sources/anti-ragging-guide.ml.md' },
    ]);
  });

  it('names a committee on the day after its term', () => {
    const copy = structuredClone(site);
    for (const committee of copy.committees)
      committee.term.to = committee.id === 'library' ? '2026-11-20' : '2099-05-31';
    expect(findStale(copy, NO_LINKS, on('2026-11-20')).committeesPastTerm).toEqual([]);
    expect(findStale(copy, NO_LINKS, on('2026-11-21')).committeesPastTerm).toEqual([
      { file: 'committees/library.yaml', what: 'term.to', since: '2026-11-20' },
    ]);
  });

  it('names an accreditation on the day after its last day, separately from the committees', () => {
    const copy = structuredClone(site);
    const programme = need(copy.programmes[0]);
    programme.accreditation = { from: '2023-07-01', to: '2026-06-30', order: 'sample' };
    expect(findStale(copy, NO_LINKS, on('2026-07-01')).accreditationsPastDate).toEqual([
      { file: 'programmes.yaml', what: '[0].accreditation.to', since: '2026-06-30' },
    ]);
  });

  it('names an item to be published by the date of its own review, otherwise by that of its list', () => {
    const copy = structuredClone(site);
    const list = copy.disclosures.find(({ id }) => id === 'rti');
    const item = list?.groups[0]?.items[0];
    if (!list || !item) throw new Error('There is no list rti: correct this test');
    item.reviewedOn = '2025-03-01';
    list.reviewedOn = '2026-11-01';
    const waiting = findStale(copy, NO_LINKS, on('2026-11-02')).disclosuresPastReview;
    expect(waiting).toEqual([
      { file: 'disclosures.yaml', what: 'rti: manual-1', since: '2025-03-01' },
    ]);
    expect(
      findStale(copy, NO_LINKS, on('2027-11-02')).disclosuresPastReview.filter(({ what }) =>
        what.startsWith('rti'),
      ),
    ).toHaveLength(17);
  });

  it('names a link that was never checked, or not in the last 90 days', () => {
    const links = new Map([
      ['https://one.example', 'faq.yaml'],
      ['https://two.example', 'faq.yaml'],
      ['https://three.example', 'college.yaml'],
    ]);
    const checked = {
      ...site,
      checkedLinks: { 'https://one.example': '2026-08-23', 'https://two.example': '2026-08-22' },
    };
    expect(findStale(checked, links, on('2026-11-21')).linksUnchecked).toEqual([
      { file: 'faq.yaml', what: 'https://two.example', since: '2026-08-22' },
      { file: 'college.yaml', what: 'https://three.example', since: 'never' },
    ]);
  });
});
