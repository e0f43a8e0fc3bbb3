import { type Choices, choicesAt } from '#app/content/forms/choices.ts';
import { fieldWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { PICTURE } from '#app/content/rows/album-pictures.server.ts';
import { LEVELS } from '#app/content/schemas/degrees.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { deskLanguageOf, inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import { formOf } from './field-of.ts';
import { choicesOf, type NamedChoice } from './named-choices.ts';

/**
 * What a text of a page can show of the data of the site: which of its values are shown is chosen
 * by their names.
 */
export type TextBlock = Words & {
  name: string;
  attribute?: string;
  values: NamedChoice[];
  /** Several values may be shown after each other. */
  isMany?: boolean;
};

/** What texts of pages can show of the data of the site: blocks, and figures in sentences. */
export type TextParts = { blocks: TextBlock[]; figures: NamedChoice[] };

type Values = Choices | { entriesOf: string };

const field =
  (kind: string, path: string): Choices =>
  (locale) => {
    const known = kindOf(kind);
    return (known && fieldWords(known, path, locale)?.choices) ?? {};
  };

const only =
  (names: readonly string[], choices: Choices): Choices =>
  (locale) =>
    Object.fromEntries(names.map((name) => [name, choices(locale)[name] ?? name]));

const PART: Choices = (locale) =>
  ({
    en: { counts: 'Points met', gaps: 'Known gaps', results: 'Last test results' },
    ml: { counts: 'പാലിക്കുന്ന വ്യവസ്ഥകൾ', gaps: 'അറിയാവുന്ന പോരായ്മകൾ', results: 'അവസാന പരിശോധനാഫലം' },
  })[deskLanguageOf(locale)];

const BLOCKS: readonly (readonly [
  name: string,
  en: string,
  ml: string,
  attribute?: string,
  values?: Values,
])[] = [
  ['contacts', 'Contacts', 'ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ', 'role', { entriesOf: 'offices' }],
  ['committee', 'Committee', 'സമിതി', 'id', { entriesOf: 'committees' }],
  [PICTURE, 'Picture of an album', 'ആൽബത്തിലെ ചിത്രം', 'id', { entriesOf: 'album-pictures' }],
  ['committees', 'List of committees', 'സമിതികളുടെ പട്ടിക'],
  ['documents', 'Documents', 'രേഖകൾ', 'category', choicesAt('documents.documentCategory')],
  ['fees', 'Fees of a course', 'ഒരു കോഴ്സിന്റെ ഫീസ്', 'course', { entriesOf: 'courses' }],
  ['fees', 'One fee', 'ഒരിനം ഫീസ്', 'head', { entriesOf: 'fees' }],
  ['hostel-charges', 'Hostel charges', 'ഹോസ്റ്റൽ ഫീസ്'],
  ['programmes', 'Programmes', 'പ്രോഗ്രാമുകൾ', 'level', only(LEVELS, field('degrees', 'level'))],
  ['departments', 'Departments', 'വകുപ്പുകൾ', 'group', choicesAt('departments.departmentGroup')],
  ['seat-matrix', 'Seats by category', 'വിഭാഗം തിരിച്ചുള്ള സീറ്റുകൾ'],
  ['seat-kinds', 'Division of seats', 'സീറ്റ് വിഭജനം'],
  ['ways-in', 'Steps of admission', 'പ്രവേശന ഘട്ടങ്ങൾ'],
  ['accreditation', 'NBA accreditation', 'എൻ.ബി.എ. അംഗീകാരം'],
  ['achievements', 'Achievements', 'നേട്ടങ്ങൾ'],
  ['placements', 'Placement figures', 'പ്ലേസ്മെന്റ് കണക്കുകൾ'],
  ['partners', 'Partnerships', 'പങ്കാളിത്തങ്ങൾ', 'kind', field('partnerships', 'kind')],
  ['laboratories', 'Laboratories', 'ലാബുകൾ'],
  ['research-areas', 'Research areas', 'ഗവേഷണ മേഖലകൾ'],
  ['research-guides', 'Research guides', 'ഗവേഷണ മാർഗദർശികൾ'],
  ['publications', 'Publications', 'പ്രസിദ്ധീകരണങ്ങൾ'],
  ['bus-routes', 'Bus routes', 'ബസ് റൂട്ടുകൾ'],
  ['wheelchair-access', 'Wheelchair access', 'വീൽചെയർ സൗകര്യം'],
  ['year', 'Calendar of the year', 'വർഷത്തെ കലണ്ടർ'],
  ['place', 'Address and directions', 'വിലാസവും വഴിയും'],
  ['press', 'For the press', 'മാധ്യമങ്ങൾക്ക്'],
  ['campus-map', 'Map of the campus', 'ക്യാമ്പസ് ഭൂപടം'],
  ['faq', 'Questions and answers', 'പതിവുചോദ്യങ്ങൾ'],
  ['plain-words', 'Words explained', 'വാക്കുകളുടെ അർഥം'],
  ['open-data', 'Open data', 'ഓപ്പൺ ഡേറ്റ'],
  ['disclosures', 'Disclosures', 'വെളിപ്പെടുത്തലുകൾ', 'authority', { entriesOf: 'disclosures' }],
  ['disclosure-counts', 'Counts of disclosures', 'വെളിപ്പെടുത്തലുകളുടെ എണ്ണം'],
  ['accessibility', 'Accessibility', 'പ്രാപ്യത', 'part', PART],
];

/**
 * The blocks of data for the form of a text, and the figures for its sentences: of a notice, event
 * or tender pictures alone, and none of a text that is printed.
 */
export function textParts(content: ContentFolder, kind: Kind): TextParts | undefined {
  const isPage = kind.form === 'texts';
  if (!isPage && !hasWrittenText(kind)) return undefined;
  const blocks = BLOCKS.filter(([name]) => (name === PICTURE ? !kind.sharesId : isPage)).map(
    ([name, en, ml, attribute, values]): TextBlock => ({
      ...{ name, en, ml, values: values ? valuesOf(content, values) : [] },
      ...(attribute && { attribute }),
      ...(attribute === 'role' && { isMany: true }),
    }),
  );
  return { blocks, figures: isPage ? [...figures(content), ...numbers(content)] : [] };
}

const hasWrittenText = (kind: Kind) =>
  JSON.stringify(formOf(kind).schema).includes('"x-control":"markdown"');

function valuesOf(content: ContentFolder, values: Values): NamedChoice[] {
  return typeof values === 'function' ? named(values) : choicesOf(content, values.entriesOf);
}

function figures(content: ContentFolder): NamedChoice[] {
  const counted = choicesOf(content, 'figures').map((each) => ({
    ...each,
    id: `figure ${each.id}`,
  }));
  const holidays = { id: 'figure weekly-holidays', en: 'Weekly holidays', ml: 'പ്രതിവാര അവധി' };
  const former = { id: 'figure former-university', en: 'Former university', ml: 'മുൻ സർവകലാശാല' };
  return [...counted, holidays, former];
}

function named(choices: Choices): NamedChoice[] {
  const words = inDesk((locale) => choices(locale));
  return Object.keys(words.en).map((id) => ({
    id,
    ...inDesk((locale) => words[locale][id] ?? id),
  }));
}

/** Numbers under which other authorities know the college. */
function numbers(content: ContentFolder): NamedChoice[] {
  const college = valueOfEntry(content, kindOf('college'), '');
  const ids = isGroup(college) && isGroup(college.ids) ? Object.entries(college.ids) : [];
  return ids.map(([id, number]) => ({
    id: `id ${id}`,
    ...inDesk(() => `${id.toUpperCase()} ${number}`),
  }));
}
