// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import TenderPage from './tender-page.tsx';
import { tendersView, tenderView } from './tenders.server.ts';
import TendersPage from './tenders-page.tsx';

const site = getSite();
const MINUTE = 60_000;
const at = (moment: string) => Date.parse(moment);
/** A tender that can still be answered, and the moments at which its state changes. */
const tender = need(
  site.tenders.find(
    ({ cancelled, awarded, publishedAt, closesAt }) =>
      !cancelled && !awarded && publishedAt.slice(0, 10) < closesAt.slice(0, 10),
  ),
);
const [published, closes, opens] = [
  at(tender.publishedAt),
  at(tender.closesAt),
  at(tender.opensAt),
];
const midnight = at(`${tender.closesAt.slice(0, 10)}T00:00:00+05:30`);
const first = Math.min(...site.tenders.map((each) => at(each.publishedAt))) - MINUTE;

describe.each(PUBLISHED)('the list of tenders (%s)', (locale) => {
  const { tenderState, openTenders, endedTenders } = labelsFor('tenders', locale);
  const open = async (moment: number) => {
    show(<TendersPage view={await tendersView(site, locale, first)} />, locale);
    seeAt(moment);
  };
  const row = () => need(document.querySelector(`[id$="${tender.id}"]`)?.closest('tbody'));

  it.each([
    ['a minute before it is published', published - MINUTE, 'planned', true],
    ['when it is published', published, 'open', true],
    ['a minute before its last day begins in India', midnight - MINUTE, 'open', true],
    ['at the midnight of its last day', midnight, 'last-day', true],
    ['a minute before it closes', closes - MINUTE, 'last-day', true],
    ['when it closes', closes, closes < opens ? 'closed' : 'evaluation', false],
    ['when its bids are opened', opens, 'evaluation', false],
  ] as const)(
    '%s shows a tender with its state, as open or in the archive',
    async (_, moment, state, isLive) => {
      await open(moment);
      expect(row().textContent).toContain(tenderState[state]);
      expect(row().closest('table')?.querySelector('caption')?.textContent).toBe(
        isLive ? openTenders : endedTenders,
      );
      expect(row().closest('details:has(> summary)') === null).toBe(isLive);
    },
  );

  it('counts the days to the last one', async () => {
    await open(Date.parse('2026-11-27T09:00:00+05:30'));
    const chemicals = document.querySelector('[id$="laboratory-chemicals"]')?.closest('tbody');
    expect(chemicals?.textContent).toContain(
      {
        en: 'Open, closes in 13 days',
        ml: 'സമർപ്പിക്കാം, 13 ദിവസം ബാക്കി',
      }[locale],
    );
  });

  it('says in the row what was corrected, with the closing time before struck through', async () => {
    await open(at('2026-11-27T09:00:00+05:30'));
    const desks = document.querySelector('[id$="classroom-furniture"]');
    const [corrected, before, closing] = {
      en: ['Corrected 19 November 2026', '25 November 2026, 5 pm', '5 January 2027, 5 pm'],
      ml: ['തിരുത്തിയത്: 2026 നവംബർ 19', '2026 നവംബർ 25, വൈകിട്ട് 5', '2027 ജനുവരി 5, വൈകിട്ട് 5'],
    }[locale] as [string, string, string];
    expect(desks?.querySelector('th')?.textContent).toContain(corrected);
    expect(desks?.querySelector('del')?.lastChild?.textContent).toBe(before);
    expect(desks?.querySelector('td')?.textContent).toContain(closing);
  });

  it('says on its page, first of all, what was corrected, and says it in the message', async () => {
    const desks = need(site.tenders.find(({ id }) => id === 'classroom-furniture'));
    const view = await tenderView(site, desks, locale, at('2026-11-27T09:00:00+05:30'));
    show(<TenderPage view={view} />, locale);
    const text = document.body.textContent ?? '';
    const corrigendum = need(desks.corrigenda?.[0]).text[locale];
    expect(text.indexOf(corrigendum)).toBeGreaterThan(0);
    expect(text.indexOf(corrigendum)).toBeLessThan(text.indexOf('GEC/0000-5/2026'));
    expect(document.querySelector('dl del')).not.toBeNull();
    expect(view.row.said).toBe(
      {
        en: 'Desks and chairs for classrooms; Closes: 5 January 2027, 5 pm; Corrected 19 November 2026; before: 25 November 2026, 5 pm',
        ml: 'ക്ലാസ് മുറികളിലേക്കുള്ള ഡെസ്കുകളും കസേരകളും; അവസാന സമയം: 2027 ജനുവരി 5, വൈകിട്ട് 5; തിരുത്തിയത്: 2026 നവംബർ 19; മുമ്പ്: 2026 നവംബർ 25, വൈകിട്ട് 5',
      }[locale],
    );
  });

  it('begins with tenders that close today, then open ones, then planned ones, at each change', async () => {
    for (const moment of [closes - MINUTE, published - MINUTE]) {
      await open(moment);
      const table = screen.queryByRole('table', { name: openTenders });
      const words = ['last-day', 'open', 'planned'].map((state) => tenderState[state as 'open']);
      const states = [...(table?.querySelectorAll('tbody') ?? [])].map(({ textContent }) =>
        words.findIndex((word) => textContent?.includes(word)),
      );
      expect(states).toEqual([...states].sort());
      cleanup();
    }
  });
});
