// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { tendersView } from './tenders.server.ts';
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
