import { z } from 'zod';
import { inEvery, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { isChecked } from '#app/i18n/published.ts';
import { SUMMARY_LIMIT } from '#app/lib/beginning.ts';
import {
  A_TEXT,
  asMessage,
  atMostCharacters,
  type Expected,
  SOME_TEXT,
  say,
} from '#app/lib/expected.ts';
import { DEVICE_FREE, isDeviceName } from '#app/lib/file-names.ts';
import { findGarbledText, findLost } from '#app/lib/garbled-text.ts';
import { isWithin } from '#app/lib/graphemes.ts';
import { asWebAddress, isOwnAddress, isWebAddress, linkKind } from '#app/lib/link-rules.ts';
import { findMissingSigns } from '#app/lib/site-characters.ts';
import { tieWords } from '#app/lib/tied-words.ts';
import { findEncodingFaults } from '#languages/encoding.ts';
import { asLinkTarget } from './link-target.ts';

/**
 * Building blocks of all content schemas. Messages state the expected value; the reader adds the
 * value found.
 */

/** Types of link addresses in data; people are in separate fields. */
const LINKED: readonly (string | undefined)[] = ['own', 'web', 'portal'];
const HTML_TAG = /<\/?[a-z!][^<>]*>/i;

/**
 * A text on one line: a line break in a title would begin a new line of a calendar, a feed or a
 * mail.
 */
function asOneLine(value: string): string {
  return value
    .split(/[\n\r\p{Zl}\p{Zp}]/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** A line of text without HTML and with clean Malayalam encoding. */
export const plainText = z
  .string({ error: asMessage(A_TEXT) })
  .overwrite(asOneLine)
  .min(1, { error: asMessage(SOME_TEXT) })
  .superRefine((value, context) => {
    if (HTML_TAG.test(value))
      context.addIssue({
        code: 'custom',
        message: say('plain text without HTML', 'HTML ഇല്ലാത്ത ഉള്ളടക്കം'),
      });
    for (const fault of [
      ...findGarbledText(value),
      ...findMissingSigns(value),
      ...findEncodingFaults(value),
    ]) {
      context.addIssue({
        code: 'custom',
        message: asMessage(fault.rule),
        params: { found: fault.found },
      });
    }
  });

/** A text in both languages; words that belong together are joined by non-breaking spaces. */
function pair(schema: typeof plainText) {
  const tied = schema.overwrite(tieWords);
  return z.strictObject(inEvery(() => tied)).superRefine((words, context) => {
    // Of a language that is not published, the texts are those of English.
    for (const locale of LOCALES.filter(isChecked))
      for (const { rule, found } of findLost(words[locale], locale))
        context.addIssue({
          code: 'custom',
          path: [locale],
          message: asMessage(rule),
          params: { found },
        });
  });
}

/** What a visitor reads, once per language; both are required. */
export const text = pair(plainText);

/** The title of a list that the college does not have, which no page shows. */
export const UNTITLED = inEvery(() => '');

/** Maximum length of a title in visible characters: a pasted paragraph is none. */
const TITLE_LIMIT = 200;

/** A title in one language, for the front matter of a text file. */
export const localTitle = plainText.refine((value) => isWithin(TITLE_LIMIT, value), {
  error: asMessage(atMostCharacters(TITLE_LIMIT)),
});

/**
 * The title of an entry or its name, in both languages: in lists, at the head of its page, on its
 * card and in the browser's tab.
 */
export const title = pair(localTitle);

const shortText = plainText.refine((value) => isWithin(SUMMARY_LIMIT, value), {
  error: asMessage(atMostCharacters(SUMMARY_LIMIT)),
});

/** A summary in both languages: the lead of a page and its description for search engines. */
export const summary = pair(shortText);
/** A summary in one language, for the front matter of a text file. */
export const localSummary = shortText;

/** Search keywords in both languages. */
export const keywords = z.strictObject(inEvery(() => z.array(plainText).min(1)));

/** A section of a page: `campus-life/support`. */
const sectionName = z
  .string()
  .regex(/^[a-zA-Z0-9-]+\/[a-zA-Z0-9-]+$/, {
    error: say('a page and its section, such as pta/meetings', 'പേജും ഭാഗവും: pta/meetings പോലെ'),
  })
  .meta({ 'x-reference': 'texts' });
/** The sections that an entry is about, which show it while it is current. */
export const about = z.array(sectionName).optional();

/** A word for addresses and ids: `computing-centre`, `physicalEducation`. */
export const slug = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9-]*$/, {
    error: say(
      'letters, digits and hyphens, beginning with a small letter',
      'ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ, അക്കങ്ങൾ, ഹൈഫൻ; തുടക്കം ചെറിയ അക്ഷരം',
    ),
  })
  .refine((name) => !isDeviceName(name), { error: asMessage(DEVICE_FREE) });

/** Where the year 26 was typed, a browser's field holds the year 26. */
const isOfOurTime = (value: string) => /^(?:19|20)/.test(value);
const OF_OUR_TIME = {
  error: say('a year in four digits, such as 2026', 'നാലക്കത്തിലുള്ള വർഷം; 2026 പോലെ'),
};

/** A day, `2026-11-14`; days that no calendar has are refused. */
export const isoDate = z.iso
  .date({ error: say('a date such as 2026-11-14', '2026-11-14 പോലെയുള്ള തീയതി'), abort: true })
  .refine(isOfOurTime, OF_OUR_TIME);

/** A time of day in 24 hours, also as it is written in letters: `8.15 am`, `08.15`. */
export const timeOfDay = z
  .string()
  .overwrite(asTimeOfDay)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
    error: say('a time such as 08:15 or 8:15 am', '08:15, 8:15 am എന്നിവ പോലെയുള്ള സമയം'),
  });

/** An hour of one digit alone may be of the morning or of the evening, and stays as it is. */
function asTimeOfDay(typed: string): string {
  const bare = typed.trim().replace(/^(\d\d)\.(\d\d)$/, '$1:$2');
  const [, hour, minutes = '00', half] =
    /^(0?[1-9]|1[0-2])(?:[:.](\d\d))? ?([ap])\.?m\.?$/i.exec(bare) ?? [];
  if (!hour || !half) return bare;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** A moment with its offset, `2026-11-14T16:00:00+05:30`. */
export const isoMoment = z.iso
  .datetime({
    offset: true,
    abort: true,
    error: say(
      'a date with a time, such as 2026-11-14T16:00:00+05:30',
      'തീയതിയും സമയവും, ഉദാഹരണം: 2026-11-14T16:00:00+05:30',
    ),
  })
  .refine(isOfOurTime, OF_OUR_TIME);

/**
 * The time of publication; before it the entry is not on any page, list, feed or in the search.
 * Omitted for immediate publication.
 */
export const publishFrom = isoMoment.optional();

/** Whether an entry is published before it ends; one that is not would never be current. */
export function isOutBefore(end: string | undefined, from: string | undefined): boolean {
  return end === undefined || from === undefined || Date.parse(from) < Date.parse(end);
}

/** What {@link isOutBefore} asks for. */
export const OUT_BEFORE_END = {
  path: ['publishFrom'],
  error: say('a time before the end', 'അവസാനിക്കുന്നതിനു മുമ്പുള്ള സമയം'),
};

const YEAR: Expected = { en: 'a year such as 2025', ml: '2025 പോലെയുള്ള വർഷം' };

/** A whole number that is not smaller than another. */
export function whole(least: number, expected: Expected) {
  return z.int({ error: asMessage(expected) }).min(least, { error: asMessage(expected) });
}

export const rupees = whole(0, { en: 'a whole number of rupees', ml: 'രൂപയിൽ, പൂർണസംഖ്യ' });

export const NO_TOTAL = say('no total: the site calculates it', 'ആകെത്തുക വേണ്ട; സൈറ്റ് കണക്കാക്കും');

/** In the place where a total would be typed. */
export const noTotal = z.never({ error: NO_TOTAL }).optional();

/** Year of a fact that changes from year to year. */
export const factYear = whole(2000, YEAR).max(2099, { error: asMessage(YEAR) });
export const year = whole(1900, YEAR).max(2099, { error: asMessage(YEAR) });

/**
 * Version of an entry in calendars (SEQUENCE of RFC 5545): increased by one with each change of
 * dates or text, so that calendars replace the old version.
 */
export const revision = whole(1, { en: 'a whole number, 1 at first', ml: 'പൂർണസംഖ്യ; ആദ്യം 1' });

/** Position in lists, from 1. */
export const order = whole(1, {
  en: 'a whole number, the place in lists',
  ml: 'പട്ടികയിലെ സ്ഥാനം കാണിക്കുന്ന പൂർണസംഖ്യ',
});

export const path = z
  .string()
  .trim()
  .refine(isOwnAddress, { error: say('an address beginning with /', '/ എന്നു തുടങ്ങുന്ന വിലാസം') })
  .meta({ 'x-target': true });

/** An address on the web, always encrypted, without a user. */
export const webAddress = z
  .string()
  .overwrite(asWebAddress)
  .refine(isWebAddress, {
    error: say('an address beginning with https://', 'https:// എന്നു തുടങ്ങുന്ന വിലാസം'),
  });

/**
 * Where a link leads: a page of this site (`/about#history`, always without a language), `#` for
 * nowhere yet, a portal of college.yaml (`portal:login`) or an address beginning with https://.
 */
export const linkTarget = z
  .string()
  .overwrite(asLinkTarget)
  .refine((value) => value === '#' || LINKED.includes(linkKind(value)), {
    error: say(
      'a page such as /about#history, portal:<name> or an address beginning with https://',
      '/about#history പോലെയുള്ള പേജ്, portal:പേര്, അല്ലെങ്കിൽ https:// എന്നു തുടങ്ങുന്ന വിലാസം',
    ),
  })
  .meta({ 'x-target': true });

const EMAIL = say(
  'an e-mail address such as office@college.example',
  'office@college.example പോലെയുള്ള ഇമെയിൽ വിലാസം',
);
export const email = z.string({ error: EMAIL }).trim().regex(z.regexes.email, { error: EMAIL });

/** A telephone number as it is shown; digits, spaces, hyphens and one leading plus. */
export const phone = z
  .string()
  .trim()
  .regex(/^\+?\d[\d -]{6,18}\d$/, {
    error: say('a telephone number such as +91 00000 00000', '+91 00000 00000 പോലെയുള്ള ഫോൺ നമ്പർ'),
  });

const photographFile = z
  .string()
  .regex(/^[a-z0-9-]+\.(?:jpg|png)$/, {
    error: say('a file name such as nila-f.jpg', 'nila-f.jpg പോലെയുള്ള ഫയൽപേര്'),
  })
  .meta({ 'x-control': 'file' });

/**
 * One photograph, with words for those who cannot see it; published only with the consent of those
 * who can be recognised.
 */
function photograph(consent: string) {
  return z.strictObject({
    file: photographFile,
    alt: text,
    consent: z.literal(true, { error: consent }),
  });
}

/** That of a person, in people/portraits/. */
export const portrait = photograph(
  say('a tick, once the person has agreed to the photograph', 'ഫോട്ടോയ്ക്ക് വ്യക്തി സമ്മതിച്ചാൽ ടിക്ക് ചെയ്യുക'),
);

/** That of an entry, shown on its page; in the folder `pictures` beside its file. */
export const picture = photograph(
  say(
    'a tick, if nobody can be recognised in the photograph or everyone recognisable has consented',
    'ഫോട്ടോയിൽ ആരെയും തിരിച്ചറിയാനാവില്ലെങ്കിലോ എല്ലാവരും സമ്മതിച്ചാലോ ടിക്ക് ചെയ്യുക',
  ),
).optional();

/** True for values that carry a text for every language and nothing else. */
function isPair(value: object): value is Record<Locale, unknown> {
  const keys = Object.keys(value);
  return keys.length === LOCALES.length && LOCALES.every((locale) => keys.includes(locale));
}

/** The shape of a value after every pair in it has been replaced by the text of one language. */
export type Localised<T> =
  T extends Record<Locale, infer U>
    ? U
    : T extends readonly (infer Item)[]
      ? Localised<Item>[]
      : T extends object
        ? { [Key in keyof T]: Localised<T[Key]> }
        : T;

/** Replaces every `{ en, ml }` in a value by its text in one language, at any depth. */
export function localise<T>(value: T, locale: Locale): Localised<T> {
  return localiseUnknown(value, locale) as Localised<T>;
}

function localiseUnknown(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseUnknown(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isPair(value)) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, localiseUnknown(item, locale)]),
  );
}
