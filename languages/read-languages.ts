import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { namesLike } from '#app/lib/names.server.ts';
import type { Locale } from './codes.ts';

/**
 * A language as its folder says it, `languages/<code>/language.json`, in the product or in the
 * folder of the college, whose own goes first (docs/languages.md). Bundles have only what they use
 * of published languages (tools/build/bundled-languages.ts).
 */
type LanguageFile = {
  name: string;
  ownName: string;
  script?: string;
  isWhole?: true;
  fonts?: string[];
  months: string[];
  shortMonths: string[];
  weekdays: string[];
  nth: string[];
  date: string;
  dayOf: string;
  monthOf: string;
  times: Record<string, string>;
  and: string;
  questionWords?: string;
  commonWords?: string;
  timeWords?: string;
  whenWords?: string;
  hourWords?: string;
  lastWords?: string;
  amountWords?: string;
  countWords?: string;
  contactWords?: string;
  mailWords?: string;
  personWords?: string;
  personTitles?: string;
  letterNames?: string;
  degrees?: string;
  spellings?: Record<string, string>;
  sounds?: Record<string, string>;
  endings?: string[];
};

const FIRST = 'en';
const FILE = 'language.json';
/** How many texts a field has, 1 for one that is no list. */
const NEEDED = {
  ...{ name: 1, ownName: 1, date: 1, dayOf: 1, monthOf: 1, and: 1 },
  ...{ months: 12, shortMonths: 12, weekdays: 7, nth: 5 },
};

const FIELDS = [
  ...Object.keys(NEEDED),
  ...[
    'times',
    'script',
    'isWhole',
    'fonts',
    'questionWords',
    'commonWords',
    'timeWords',
    'whenWords',
    'hourWords',
    'lastWords',
    'amountWords',
    'countWords',
    'contactWords',
    'mailWords',
    'personWords',
    'personTitles',
    'letterNames',
    'degrees',
  ],
  ...['spellings', 'sounds', 'endings'],
];

const found = ['', ...(process.env.COLLEGE_DIR ? [process.env.COLLEGE_DIR] : [])].flatMap((root) =>
  namesLike(`languages/*/${FILE}`, root).map((file) => join(root, dirname(file))),
);

/** The folder of each language by its code, English first. */
export const FOLDERS: ReadonlyMap<string, string> = new Map(
  [...new Map(found.map((folder) => [basename(folder), folder]))].sort(([a], [b]) =>
    a === FIRST || (b !== FIRST && a < b) ? -1 : 1,
  ),
);

const read = [...FOLDERS].map(([code, folder]) => [code, folder, languageIn(folder)] as const);

/** Something of each language that has it. */
export function ofEach<Value>(
  pick: (language: LanguageFile, folder: string) => Value,
): Record<Locale, NonNullable<Value>> {
  const values = read.map(([code, folder, file]) => [code, pick(file, folder)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<
    Locale,
    NonNullable<Value>
  >;
}

function languageIn(folder: string): LanguageFile {
  const file = join(folder, FILE);
  const language = parsed(file);
  const counts = Object.entries(NEEDED).flatMap(([field, count]) => {
    const texts = [language[field]].flat().filter((text) => typeof text === 'string' && text);
    return texts.length === count
      ? []
      : [`${field} has ${texts.length} texts; ${count} are needed`];
  });
  const strange = Object.keys(language)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => `${field} is no field; the fields are ${FIELDS.join(', ')}`);
  const times = language.times?.['0:00'] ? [] : ['times has no 0:00, from which a day begins'];
  const faults = [...counts, ...strange, ...times];
  return faults.length > 0 ? refuse(file, faults.join('\n')) : language;
}

function parsed(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Ends the command: languages are read before any code could catch an error, and a stack helps
 * nobody who translates.
 */
function refuse(file: string, faults: string): never {
  console.error(`${file}: ${faults}`);
  process.exit(1);
}
