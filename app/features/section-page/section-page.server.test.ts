import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { ownPage, wholePage } from './section-page.server.ts';

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

it('the cards below a title say of what the person is the chair, and follow the clock for two nights', async () => {
  const page = need(getSite().pages.find(({ id }) => id === 'campus-life'));
  const hostel = need(page.sectionTexts.find(({ id }) => id === 'hostel'));
  const at = Date.parse('2026-11-29T22:00:00+05:30');
  const { contacts } = await ownPage(getSite(), page, hostel, 'ml', at);
  expect(contacts?.[0]).toMatchObject({
    person: { as: 'ചെയർപേഴ്സൺ, ഹോസ്റ്റൽ സമിതി' },
    night: {
      morning: Date.parse('2026-11-29T08:00:00+05:30'),
      changes: [
        Date.parse('2026-11-29T18:00:00+05:30'),
        Date.parse('2026-11-30T08:00:00+05:30'),
        Date.parse('2026-11-30T18:00:00+05:30'),
        Date.parse('2026-12-01T08:00:00+05:30'),
      ],
    },
  });
});

it('the card of the Principal names no other member of the council', async () => {
  const page = need(getSite().pages.find(({ id }) => id === 'administrative'));
  const principal = need(page.sectionTexts.find(({ id }) => id === 'principal'));
  const { contacts } = await ownPage(getSite(), page, principal, 'en', Date.now());
  expect(contacts?.[0]).toMatchObject({ title: 'Principal', person: undefined });
});
