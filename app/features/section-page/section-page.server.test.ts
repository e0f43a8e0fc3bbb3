import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { wholePage } from './section-page.server.ts';

it.each([
  ['2027-01-16T12:59:00+05:30', 1, true],
  ['2027-01-16T13:00:00+05:30', 0, false],
])(
  'at %s a section lists %i dates to come, and is open on phones: %s',
  async (time, count, isOpen) => {
    const page = need(getSite().pages.find(({ id }) => id === 'pta'));
    const { sections } = await wholePage(getSite(), page, 'en', Date.parse(time));
    const meetings = sections.find(({ id }) => id === 'meetings');
    expect([meetings?.live.rows.length, meetings?.fold?.isOpen]).toEqual([count, isOpen]);
  },
);
