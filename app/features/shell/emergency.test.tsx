// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { officeTimeline } from '#app/content/rows/office-rows.server.ts';
import { stepAt } from '#app/domain/clock.ts';
import { ALL_NEWS, departmentFeed } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { getSite } from '#app/site.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { words } from '#tests/support/words.ts';
import { emergencyView } from './emergency.server.ts';
import { Emergency } from './emergency.tsx';

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
const site = {
  ...getSite(),
  emergencies: [
    {
      id: 'rain',
      title: words('heavy rain, by order of the District Collector', 'കനത്ത മഴ, ജില്ലാ കളക്ടറുടെ ഉത്തരവ്'),
      text: words('Examinations are postponed.', 'പരീക്ഷകൾ മാറ്റി.'),
      from: '2026-12-02T19:00:00+05:30',
      until: '2026-12-03T18:00:00+05:30',
      closedOn: ['2026-12-03'],
    },
  ],
};

const CLOSED = 'College closed on 3 December 2026: heavy rain, by order of the District Collector';

it.each([
  ['a minute before it begins', '2026-12-02T18:59', false],
  ['from its beginning', '2026-12-02T19:00', true],
  ['to its last minute', '2026-12-03T17:59', true],
  ['not from its end on', '2026-12-03T18:00', false],
])('what is urgent is at the top, without a new build: %s (%s)', (_, moment, isShown) => {
  show(
    <div>
      <Emergency view={emergencyView(site, 'en', at('2026-12-01T00:00'))} />
    </div>,
    'en',
  );
  seeAt(at(moment));
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })?.textContent).toBe(
    isShown
      ? `${CLOSED}. Examinations are postponed. Valid until 3 December 2026, 6 pm.`
      : undefined,
  );
});

it('nothing is in the page when it is over', () => {
  expect(emergencyView(site, 'ml', at('2026-12-03T18:00')).rows).toEqual([]);
});

it.each([
  [
    'en',
    '2026-12-03T11:00',
    'Office closed: heavy rain, by order of the District Collector. Opens on 4 December 2026, 10 am',
  ],
  [
    'ml',
    '2026-12-03T00:00',
    'ഓഫീസില്ല: കനത്ത മഴ, ജില്ലാ കളക്ടറുടെ ഉത്തരവ്; 2026 ഡിസംബർ 4, രാവിലെ 10-ന് തുറക്കും',
  ],
  ['en', '2026-12-25T11:00', 'Office closed: Christmas. Opens on 26 December 2026, 10 am'],
  ['en', '2026-12-06T11:00', 'Office closed now, opens on 7 December 2026, 10 am'],
  ['en', '2026-12-07T00:00', 'Office closed now, opens today at 10 am'],
  ['ml', '2026-12-07T08:00', 'ഓഫീസ് ഇപ്പോൾ അടച്ചിരിക്കുന്നു; ഇന്ന് രാവിലെ 10-ന് തുറക്കും'],
] as const)('the office says why it is closed (%s, %s)', (locale, moment, said) => {
  const timeline = officeTimeline(site, locale, at('2026-12-01T00:00'), 30);
  expect(stepAt(timeline, at(moment)).text).toBe(said);
});

it('the feed of all notices has a line of it, and is as new', () => {
  const { entries, updated } = newsFeedView(site, ALL_NEWS, 'en');
  expect([entries[0]?.title, entries[0]?.kind, updated]).toEqual([
    CLOSED,
    'Urgent notice',
    '2026-12-02T19:00:00+05:30',
  ]);
  expect(newsFeedView(site, departmentFeed('cse'), 'en').entries[0]?.title).not.toBe(CLOSED);
});
