import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { countGraphemes } from '#app/lib/graphemes.ts';
import { words } from '#tests/support/words.ts';
import {
  isoDate,
  isoMoment,
  linkTarget,
  localise,
  localSummary,
  plainText,
  text,
  timeOfDay,
} from './fields.ts';
import { parseFor } from './reading/published-languages.server.ts';

describe('selecting one language of the content', () => {
  it('works at any depth and leaves everything else unchanged', () => {
    const value = {
      title: words('Library', 'ലൈബ്രറി'),
      seats: 60,
      open: false,
      hours: [{ day: words('Monday', 'തിങ്കൾ'), from: '10' }],
      nothing: null,
    };
    expect(localise(value, 'ml')).toEqual({
      title: 'ലൈബ്രറി',
      seats: 60,
      open: false,
      hours: [{ day: 'തിങ്കൾ', from: '10' }],
      nothing: null,
    });
    expect(localise(value, 'en').hours[0]?.day).toBe('Monday');
  });

  it('selects lists of texts too', () => {
    expect(localise(words(['a', 'b'], ['അ']), 'en')).toEqual(['a', 'b']);
  });

  it('selects only objects with exactly the languages of the product', () => {
    const more = { ...words('a', 'അ'), hi: 'अ' };
    expect(localise(more, 'en')).toEqual(more);
    expect(localise({ en: 'a' }, 'en')).toEqual({ en: 'a' });
  });
});

describe('a text', () => {
  const read = (value: object, languages: readonly Locale[] = ['en', 'ml']) =>
    parseFor(text, value, { languages });

  it('needs each language that the college publishes', () => {
    expect(read({ en: 'Library', ml: 'ലൈബ്രറി' }).success).toBe(true);
    expect(read({ en: 'Library' }).success).toBe(false);
    expect(read({ en: 'Library', ml: '' }).success).toBe(false);
    expect(read({ en: 'ലൈബ്രറി', ml: 'ലൈബ്രറി' }).success).toBe(false);
    expect(read({ en: 'Library' }, ['en']).success).toBe(true);
  });

  it.each([
    ['en', { en: 'Library' }],
    ['en ml', { en: 'Library', ml: 'ലൈബ്രറി' }],
    ['en ta', { en: 'Library', ta: 'நூலகம்' }],
    ['en ml ta', { en: 'Library', ml: 'ലൈബ്രറി', ta: 'நூலகம்' }],
  ])('of a college with %s has the words of each, and English for the others', (set, value) => {
    const { data } = read(
      value,
      LOCALES.filter((locale) => set.split(' ').includes(locale)),
    );
    expect(data).toEqual({ ml: 'Library', ta: 'Library', ...value });
  });

  it('is English where Tamil is missing, and not where it is wrong', () => {
    const mistakes = (value: object, languages: readonly Locale[]) =>
      read(value, languages).error?.issues.map(({ path }) => path.join('.'));
    expect(read({ en: 'Library' }, ['en', 'ta']).data?.ta).toBe('Library');
    expect(mistakes({ en: 'Library', ta: 'Nulagam' }, ['en', 'ta'])).toEqual(['ta']);
    expect(mistakes({ en: 'Library' }, ['en', 'ml', 'ta'])).toEqual(['ml']);
    expect(mistakes({ en: 'നൂ', ml: 'ലൈബ്രറി' }, ['en', 'ml', 'ta'])).toEqual(['en']);
  });

  it('may have a word in the letters of another language', () => {
    expect(read({ en: 'The தமிழ் club', ml: 'തമിഴ് (தமிழ்) കൂട്ടായ്മ' }).success).toBe(true);
  });

  it('may contain 3 < 4 but no HTML', () => {
    expect(plainText.safeParse('3 < 4 and 5 > 4').success).toBe(true);
    expect(plainText.safeParse('a <br> b').success).toBe(false);
  });

  // An expression that looks back at each sign would take minutes and end this test.
  it.each(['<a ', ' ', '??a', '\u200b', 'എൻറ'])(
    'of a megabyte of %j is checked at once',
    (sign) => {
      const long = sign.repeat(1_000_000 / sign.length);
      expect(read({ en: `a${long}a`, ml: `അ${long}അ` })).toBeDefined();
    },
  );

  it.each([
    ['question marks for lost letters', 'Room 3', '????', 'question marks'],
    ['Latin letters of an old font', 'Room 3', 'apdn 3', 'Malayalam letters'],
  ])('with %s is refused', (_, en, ml, expected) => {
    expect(read({ en, ml }).error?.issues[0]?.message).toContain(expected);
  });

  it('is one line, whatever line breaks were pasted into it', () => {
    const pasted = 'Induction\r\n  END:VEVENT\n\nBEGIN\u2028UID:1\rX\n';
    expect(read({ en: pasted, ml: 'ഒന്ന്\nരണ്ട്' }).data).toMatchObject({
      en: 'Induction END:VEVENT BEGIN UID:1 X',
      ml: 'ഒന്ന് രണ്ട്',
    });
  });
});

it('a summary is measured in graphemes', () => {
  const sign = 'ക്ഷ്യ';
  expect(countGraphemes(sign)).toBe(1);
  expect(localSummary.safeParse(sign.repeat(160)).success).toBe(true);
  expect(localSummary.safeParse(sign.repeat(161)).success).toBe(false);
});

it.each(['2026-02-30', '2026-02-29', '14.11.2026'])('%s is not a date', (day) => {
  expect(isoDate.safeParse(day).success).toBe(false);
});

it.each(['0026-11-26', '1126-02-06', '2126-11-26'])('%s is of no year of ours', (day) => {
  for (const schema of [isoDate, isoMoment]) {
    const { error } = schema.safeParse(schema === isoDate ? day : `${day}T10:00:00+05:30`);
    expect(error?.issues.map(({ message }) => message.split('\n')[0])).toEqual([
      'a year in four digits, such as 2026',
    ]);
  }
});

it.each(['/about#history', '/', '#', 'portal:login', 'https://ktu.edu.in/a?b=c'])(
  'a link may have the target %s',
  (target) => {
    expect(linkTarget.safeParse(target).success).toBe(true);
  },
);

it.each([
  'about',
  '//evil.example',
  'http://ktu.edu.in',
  'javascript:alert(1)',
  'portal:',
  '/two words',
  '',
])('a link may not have the target "%s"', (target) => {
  expect(linkTarget.safeParse(target).success).toBe(false);
});

it.each([
  [' https://forms.gle/AbC ', 'https://forms.gle/AbC'],
  [' /about#history ', '/about#history'],
  ['/ml/alumni', '/alumni'],
  ['/ml/about#history', '/about#history'],
  ['/ml', '/'],
  ['/mlc', '/mlc'],
  ['www.college.example/a', 'https://www.college.example/a'],
  ['https://ml.wikipedia.org/wiki/തൃ', 'https://ml.wikipedia.org/wiki/%E0%B4%A4%E0%B5%83'],
  ['https://keralam.example/a b.pdf', 'https://keralam.example/a%20b.pdf'],
  ['https://കേരളം.ഭാരതം/x', 'https://xn--rvc1bzem2h.xn--rvc1e0am3e/x'],
])('the copied address %j leads to %s', (copied, href) => {
  expect(linkTarget.parse(copied)).toBe(href);
});

it.each([
  ['7.55 am', '07:55'],
  ['5:10 p.m.', '17:10'],
  ['12 PM', '12:00'],
  ['12.05 am', '00:05'],
  ['17.15', '17:15'],
  [' 08:15 ', '08:15'],
])('the time %j is read as %s', (typed, time) => {
  expect(timeOfDay.parse(typed)).toBe(time);
});

it.each(['5.15', '13 pm', '24:00', '7.60 am', '0 am'])('%j is no time of day', (typed) => {
  expect(timeOfDay.safeParse(typed).success).toBe(false);
});

it.each([
  'https:\\\\evil.example/തൃ',
  'https://a@evil.example/തൃ',
  'https://evil.example /തൃ',
  'javascript:തൃ',
])('the address %j is refused', (href) => {
  expect(linkTarget.safeParse(href).success).toBe(false);
});
