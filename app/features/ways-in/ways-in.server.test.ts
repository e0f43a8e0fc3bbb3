import { describe, expect, it } from 'vitest';
import { listAnchors } from '#app/content/pages.server.ts';
import { seatsLink } from '#app/content/rows/seat-table.server.ts';
import { stepAt } from '#app/domain/clock.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { wayLinks, waysBlock } from './ways-in.server.ts';

const site = getSite();
const NOW = Date.parse('2026-11-21T12:00:00+05:30');

/** The step with this anchor. */
function stopAt(anchor: string, locale: Locale = 'en') {
  return need(
    waysBlock(site, locale, NOW)
      .ways.flatMap(({ stops }) => stops)
      .find(({ id }) => id === anchor),
  );
}

/** The dates of this step as shown at a given time. */
function whenAt(anchor: string, now = NOW, locale: Locale = 'en') {
  const { when } = stopAt(anchor, locale);
  return when && stepAt(when, now);
}

describe.each(PUBLISHED)('the ways in (%s)', (locale) => {
  const { ways } = waysBlock(site, locale, NOW);

  it('are the six of the admissions, each once, in their order', () => {
    expect(ways.map(({ name }) => name)).toEqual(
      site.admissions.streams.map(({ name }) => name[locale]),
    );
  });

  it('end at the college; only B.Tech goes on to the seats left over', () => {
    const last = ways.map(({ stops }) => stops.at(-1)?.id);
    expect(last).toEqual(
      'btech-keam-spot barch-reporting lateral-entry-reporting mtech-gate-reporting mca-reporting phd-ktu-reporting'.split(
        ' ',
      ),
    );
  });

  it('have an anchor for every line and every stop that links may use', () => {
    const anchors = [...(listAnchors(site).get('/academics/admission') ?? [])];
    expect(anchors).toEqual([
      'seats',
      ...ways.flatMap(({ id, stops }) => [id, ...stops.map((stop) => stop.id)]),
    ]);
  });

  it('say once in which years their rules were published', () => {
    expect(ways.map(({ rules }) => rules?.match(/20[\d–]+/)?.[0])).toEqual([
      '2018–2026',
      '2022',
      '2021–2022',
      '2021–2023',
      '2019–2025',
      '2023',
    ]);
  });

  it('answer what families ask', () => {
    const asked: [stop: string, answer: RegExp][] = [
      ['btech-keam-apply', /Biotechnology|ബയോടെക്നോളജി/],
      ['btech-keam-allotment', /all your options|എല്ലാ ഓപ്ഷനുകളും നഷ്ടപ്പെടും/],
      ['btech-keam-allotment', /1 to 50|1 മുതൽ 50 വരെ/],
      ['mtech-gate-apply', /only if seats remain|സീറ്റ് ബാക്കിയുണ്ടെങ്കിൽ മാത്രമേ/],
      ['phd-ktu-notification', /CGPA in B.Tech or B.Arch|സി.ജി.പി.എ. അതത് വർഷത്തെ/],
    ];
    for (const [anchor, answer] of asked) {
      expect(
        stopAt(anchor, locale).whatIf.some((each) => answer.test(each.answer)),
        anchor,
      ).toBe(true);
    }
    const answers = (anchor: string) =>
      stopAt(anchor, locale)
        .whatIf.map(({ answer }) => answer)
        .join(' ');
    expect(answers('btech-keam-options')).toMatch(/not yet a seat|സീറ്റ് ഉറപ്പാകില്ല/);
    expect(answers('btech-keam-reporting')).toMatch(/migration or eligibility|മൈഗ്രേഷൻ/);
    expect(answers('barch-nata')).toMatch(/no lateral entry|ലാറ്ററൽ എൻട്രിയില്ല/);
  });
});

describe('the dates of a stop', () => {
  it('are those of the stream while they are to come', () => {
    expect(whenAt('phd-ktu-apply')).toMatchObject({
      text: 'Application: 1 December 2026, 10 am – 5 January 2027, 5 pm',
      sample: 'Sample dates',
    });
  });

  it('remain while the period is open, and later state when it closed', () => {
    const closes = Date.parse('2027-01-05T17:00:00+05:30');
    expect(whenAt('phd-ktu-apply', closes - 1)?.text).toBe(
      'Application: 1 December 2026, 10 am – 5 January 2027, 5 pm',
    );
    expect(whenAt('phd-ktu-apply', closes)?.text).toBe(
      'Application closed on 5 January 2027, 5 pm.',
    );
    expect(whenAt('phd-ktu-apply', closes, 'ml')?.text).toBe(
      'അപേക്ഷാ സമർപ്പണം 2027 ജനുവരി 5, വൈകിട്ട് 5-ന് അവസാനിച്ചു.',
    );
  });

  it('are not those of last year: a stream without dates has none announced', () => {
    expect(whenAt('btech-keam-apply')).toMatchObject({
      text: 'Not announced yet. Dates will be announced on the official website.',
      sample: undefined,
    });
  });

  it('come from the latest event of the name; those of a past event are shown as the last ones', () => {
    expect(whenAt('btech-keam-spot')?.text).toBe(
      'Not announced yet. Last time: B.Tech spot admission 2025-26: second round, 8 October 2025, 9:30 am – 11 am.',
    );
    const before = Date.parse('2025-09-01T00:00:00+05:30');
    expect(whenAt('btech-keam-spot', before)?.text).toBe(
      'B.Tech spot admission 2025-26: first round: 17 September 2025, 9 am – 10 am',
    );
  });
});

it('the authority, its site and the name of a route are those of its stream', () => {
  const [keam] = waysBlock(site, 'en', NOW).ways;
  const [stream] = site.admissions.streams;
  expect(keam).toMatchObject({ runBy: stream?.runBy.en, officialLink: stream?.officialLink });
  expect(stopAt('btech-keam-options').where).toEqual({
    label: stream?.runBy.en,
    href: stream?.officialLink,
  });
});

it('a page with little space links to them in its own language', () => {
  expect(wayLinks(site, 'en')[0]).toEqual({
    label: 'B.Tech through KEAM: admission steps',
    href: '/academics/admission#btech-keam',
  });
  expect(wayLinks(site, 'ml').map(({ href }) => href)).toContain('/ml/academics/admission#phd-ktu');
  expect(seatsLink('ml')[0]?.href).toBe('/ml/academics/admission#seats');
});
