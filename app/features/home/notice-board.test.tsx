// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { withId } from '#app/lib/with-id.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { homeView } from './home.server.ts';
import { NoticeBoard } from './notice-board.tsx';

const site = getSite();
const MINUTE = 60_000;
const events = [...site.events].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
const BUILT_AT = Date.parse('2026-11-29T09:00:00+05:30');

describe.each(PUBLISHED)('on the home page (%s)', (locale) => {
  const shownAt = (moment: number, title: string) => {
    show(<NoticeBoard view={homeView(site, locale, BUILT_AT)} />, locale);
    seeAt(moment);
    const part = need(screen.getByRole('heading', { level: 2, name: title }).closest('section'));
    const shown = [...part.querySelectorAll('li a:not(.word)')].map(
      ({ textContent }) => textContent,
    );
    cleanup();
    return shown;
  };

  it.each([
    [
      '2026-11-29T09:00',
      ['ktu-examination-registration', 'bus-routes-revised', 'hostel-rooms-even-semester'],
    ],
    // The first dates of the three are over, the bus has none after it.
    [
      '2026-12-12T09:00',
      ['ktu-examination-registration', 'hostel-rooms-even-semester', 'placement-drive-rules'],
    ],
    // The registration has expired.
    [
      '2026-12-16T16:00',
      ['hostel-rooms-even-semester', 'placement-drive-rules', 'survey-camp-civil'],
    ],
  ])('the three notices that are due first on %s', (moment, ids) => {
    expect(shownAt(Date.parse(`${moment}:00+05:30`), labelsFor('news', locale).notices)).toEqual(
      ids.map((id) => need(withId(site.notices, id)).title[locale]),
    );
  });

  it('an event is shown until its end and then replaced by the next one', () => {
    const coming = events.filter(({ end }) => BUILT_AT < Date.parse(end));
    const next = need(coming[0]);
    for (const moment of [
      Date.parse(next.start),
      Date.parse(next.end) - MINUTE,
      Date.parse(next.end),
    ]) {
      const still = coming.filter(({ end }) => moment < Date.parse(end));
      expect(shownAt(moment, labelsFor('events', locale).events)).toEqual(
        still.slice(0, 3).map(({ title }) => title[locale]),
      );
    }
  });
});
