import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Programme, totalIntake } from '#app/content/schemas/programmes.ts';
import { bundleOf, feeCourses, feeSum, headsOf } from '#app/domain/fees.ts';
import { sumOf } from '#app/domain/seat-shares.ts';
import { onTwelve } from '#app/i18n/format.ts';
import { namesLike } from '#app/lib/names.server.ts';

type Figure = { found: string; value: string };

/** What a figure is compared with, and how a text writes it, in both languages. */
type Known = { what: Problem['expected']; values: ReadonlySet<string>; find: Find };
type Find = (sentence: string) => Figure[];

/** Entries that are themselves the word of a day: what they say of money and hours is their own. */
const DATED = /^(?:news|events|tenders|admissions\/events|partnerships)\//;

/**
 * A figure of a rule is the text's own: it carries the year of the rule in its sentence, the
 * caption of its table or its entry.
 */
const YEAR = /\b(?:19|20)\d\d\b/;

/**
 * Amounts, seats, office hours, and numbers of programmes and departments that a lasting text of
 * `folder` states and the data do not have. Day by day they prevent nothing: data and text are
 * changed one after the other. The check before a site goes live refuses them.
 */
export function strayFigures(site: Site, folder: string): Problem[] {
  const known = knownFigures(site);
  return namesLike('**/*.{yaml,en.md,ml.md}', folder)
    .filter((file) => !DATED.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const texts = file.endsWith('.md') ? linesOf(source) : textsOf(parse(source), []);
      return texts.flatMap(({ text, ...place }) =>
        sentencesOf(text).flatMap((sentence) =>
          known.flatMap(({ what, values, find }) =>
            find(sentence)
              .filter(({ value }) => !values.has(value) && !YEAR.test(sentence))
              .map(({ found }) => ({ file, ...place, expected: what, found })),
          ),
        ),
      );
    });
}

function knownFigures(site: Site): Known[] {
  const { from, until } = site.college.officeHours;
  return [
    {
      what: {
        en: 'an amount of fees.yaml, hostel-charges.yaml or scholarships.yaml, or the year of its rule',
        ml: 'fees.yaml, hostel-charges.yaml, scholarships.yaml എന്നിവയിലെ തുക, അല്ലെങ്കിൽ വ്യവസ്ഥയുടെ വർഷം',
      },
      values: new Set(amountsOf(site)),
      find: (sentence) =>
        each(sentence, /(?:₹|\bRs\.?) ?(\d[\d,]*)|(\d[\d,]*) (?:rupees|രൂപ)/g, (a, b) =>
          (a ?? b ?? '').replaceAll(',', ''),
        ),
    },
    {
      what: { en: 'the seats of programmes.yaml', ml: 'programmes.yaml-ലെ സീറ്റുകൾ' },
      values: new Set(seatsOf(site)),
      find: (sentence) =>
        each(sentence, /(?<![\d,.])(\d+\+?) (?:seats\b|സീറ്റ)/g, (count) => count ?? ''),
    },
    {
      what: {
        en: 'a number of programmes in programmes.yaml',
        ml: 'programmes.yaml-ലെ പ്രോഗ്രാമുകളുടെ എണ്ണം',
      },
      values: new Set(groupsOf(site).map(({ length }) => String(length))),
      find: countsOf('(?:[\\p{L}.]+ ){0,2}?programmes', 'പ്രോഗ്രാ'),
    },
    {
      what: { en: 'a number of departments in departments/', ml: 'departments/-ലെ വകുപ്പുകളുടെ എണ്ണം' },
      values: new Set(
        [site.departments, ...Map.groupBy(site.departments, ({ group }) => group).values()].map(
          ({ length }) => String(length),
        ),
      ),
      find: countsOf('(?:[\\p{L}]+ )?departments', 'വകുപ്പ'),
    },
    {
      what: { en: 'the office hours of college.yaml', ml: 'college.yaml-ലെ ഓഫീസ് സമയം' },
      values: new Set([`${onTwelve(from)}–${onTwelve(until)}`]),
      find: (sentence) =>
        /^[^|]*(?:\boffices?\b|ഓഫീസ)[^|]*$/i.test(sentence)
          ? each(
              sentence,
              /(\d+(?:[.:]\d\d)?) am to (\d+(?:[.:]\d\d)?) pm|രാവിലെ (\d+(?:[.:]\d\d)?) മുതൽ വൈകിട്ട് (\d+(?:[.:]\d\d)?)/g,
              (a, b, c, d) => `${a ?? c}–${b ?? d}`.replaceAll('.', ':'),
            )
          : [],
    },
  ];
}

/** Every fee, charge and scholarship, and their sums. */
function amountsOf({ fees, categories, hostelCharges, scholarships }: Site): string[] {
  const sums = feeCourses(fees).flatMap((course) => {
    const heads = headsOf(fees, course);
    const parts = [heads, bundleOf(heads, course), ...heads.map((head) => [head])];
    return parts.flatMap((part) => categories.map(({ id }) => feeSum(part, course, id)));
  });
  const charges = hostelCharges.rows;
  const periods = ['joining', 'month'].map((period) =>
    sumOf(charges.filter((row) => row.period === period).map(({ rupees }) => rupees)),
  );
  return [
    ...[...sums, ...periods, ...charges.map(({ rupees }) => rupees)].map(String),
    ...scholarships
      .flatMap(({ covers }) => covers.en.match(/\d[\d,]*/g) ?? [])
      .map((each) => each.replaceAll(',', '')),
  ];
}

/**
 * The seats of each programme, of an award, a level, a department, an award in a department, and
 * those that the college states.
 */
function seatsOf(site: Site): string[] {
  // Shares are given of 100 seats.
  return [
    '100',
    ...groupsOf(site).map((of) => String(totalIntake(of))),
    ...Object.values(site.college.figures).filter((figure) => figure !== undefined),
  ];
}

/** The programmes of which a text may give a number. */
function groupsOf({ programmes }: Site): Programme[][] {
  const keys: ((programme: Programme) => string)[] = [
    ({ id }) => id,
    ({ award }) => award,
    ({ level }) => level,
    ({ department }) => department,
    ({ department, award }) => `${department} ${award}`,
  ];
  return [programmes, ...keys.flatMap((key) => [...Map.groupBy(programmes, key).values()])];
}

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** From one to ten without their endings: രണ്ട്, രണ്ടു. */
const STEMS = 'ഒന്ന രണ്ട മൂന്ന നാല അഞ്ച ആറ ഏഴ എട്ട ഒൻപത പത്ത'.split(' ');

/**
 * `nine programmes`, `14 departments`, `ഒൻപത് വകുപ്പുകൾ`; in words from three, as “two departments”
 * are often any two.
 */
function countsOf(en: string, ml: string): Find {
  const form = new RegExp(
    `(?<![\\p{L}\\d.,+–-])(\\d+|${WORDS.slice(2).join('|')}) ${en}|(?<![\\p{L}\\p{M}\\d.,+–-])(\\d+|(?:${STEMS.slice(2).join('|')})[്ു]) ${ml}`,
    'giu',
  );
  return (sentence) =>
    each(sentence, form, (count, written = '') => {
      const found = (count ?? written).toLowerCase();
      const place = Math.max(WORDS.indexOf(found), STEMS.indexOf(found.slice(0, -1)));
      return place < 0 ? found : String(place + 1);
    });
}

function each(
  sentence: string,
  form: RegExp,
  toValue: (...groups: (string | undefined)[]) => string,
): Figure[] {
  return [...sentence.matchAll(form)].map(([found, ...groups]) => ({
    found,
    value: toValue(...groups),
  }));
}

type Text = { text: string; path: Problem['path']; line?: number };

/** The lines of a text file; a row of a table has its caption before it. */
function linesOf(source: string): Text[] {
  let caption = '';
  return source.split('\n').map((text, index) => {
    caption = /^:::\w+\[(.*)\]/.exec(text)?.[1] ?? (text === ':::' ? '' : caption);
    return {
      text: text.startsWith('|') ? `${caption}: ${text}` : text,
      path: ['text'],
      line: index + 1,
    };
  });
}

/** The texts of a YAML file; those of an entry have the year of its rule before them. */
function textsOf(value: unknown, path: Problem['path'], rule = ''): Text[] {
  if (typeof value === 'string') return [{ text: rule + value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const { asOf = rule } = value as { asOf?: unknown };
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(name) : name], asOf ? `${asOf}: ` : ''),
  );
}

/** A full stop ends a sentence after a word or a time, not after the letters of an abbreviation. */
function sentencesOf(text: string): string[] {
  const [, rule = '', rest = ''] = /^(\d{4}: )?(.*)$/s.exec(text) ?? [];
  return rest
    .split(/(?<=(?: [ap]m|[\p{L}\p{M}\d)%’”"]{4})[.?!])\s+/u)
    .map((sentence) => rule + sentence);
}
