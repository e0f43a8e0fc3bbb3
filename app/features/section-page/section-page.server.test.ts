import { afterEach, expect, it, vi } from 'vitest';
import { getSite } from '#app/site.ts';
import { sectionPageView } from './section-page.server.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2027-01-16T12:59:00+05:30', 1, true],
  ['2027-01-16T13:00:00+05:30', 0, false],
])(
  'at %s a section lists %i dates to come, and is open on phones: %s',
  async (time, count, isOpen) => {
    vi.stubEnv('BUILD_TIME', time);
    const view = await sectionPageView(getSite(), '/pta', 'en');
    const meetings = view?.sections.find(({ id }) => id === 'meetings');
    expect([meetings?.live.rows.length, meetings?.fold?.isOpen]).toEqual([count, isOpen]);
  },
);
