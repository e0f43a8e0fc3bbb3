import { matchesGlob } from 'node:path';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { inOneForm } from '#app/lib/markdown/one-form.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import type { ContentFolder, Overlay } from './content-folder.ts';
import { patchYaml } from './patch-yaml.ts';
import { isGroup } from './print-yaml.ts';
import { readYaml } from './read-yaml.ts';

/** The data of another file of the college, before anything is changed. */
type Own = (file: string) => unknown;
/**
 * Turns the data of a file, or of all files that fit a pattern, of an older version into that of the next; `sample` is the file of the sample college. Data that
 * is right stays as it is. A file that is new is that of the sample, or made of others, which may then be gone.
 */
type Step = {
  file: string;
  change: (value: unknown, sample: unknown, own: Own) => unknown;
  isNew?: true;
  gone?: readonly string[];
};

/** The tabs of courses that were files, with their levels. */
const OLD_TABS = [
  { id: 'btech', level: 'ug' },
  { id: 'mtech', level: 'pg' },
  { id: 'phd', level: 'research' },
] as const;

/** From the oldest version on. A step is added with each change of a schema that makes existing content invalid. */
const STEPS: readonly Step[] = [
  {
    // 2026-11-25: the prescribed form of a document, until then one of three words.
    file: 'papers.yaml',
    change: (value, sample) => {
      const formOf = new Map(rows(sample).map(({ id, form }) => [id, form]));
      return rows(value).map((row) =>
        typeof row.form === 'string' && formOf.has(row.id)
          ? { ...row, form: formOf.get(row.id) }
          : row,
      );
    },
  },
  // 2026-11-25: works of students on home, none at first, and the page of today.
  {
    file: 'home.yaml',
    change: (value) => (isGroup(value) ? { ...value, works: value.works ?? [] } : value),
  },
  {
    file: 'page-days.yaml',
    change: (value, sample) =>
      isGroup(value) && isGroup(sample)
        ? { ...value, '/today': value['/today'] ?? sample['/today'] }
        : value,
  },
  // 2026-11-26: the categories of candidates, until then in the code; what they pay is a list.
  { file: 'categories.yaml', isNew: true, change: (value) => value },
  {
    file: 'fees.yaml',
    change: (value) =>
      rows(value).map((row) =>
        isGroup(row.reduced)
          ? { ...row, reduced: Object.entries(row.reduced).flatMap(reductions) }
          : row,
      ),
  },
  // 2026-11-26: the languages of the site, until then in the code.
  {
    file: 'college.yaml',
    change: (value, sample) =>
      isGroup(value) && isGroup(sample) ? { languages: sample.languages, ...value } : value,
  },
  // 2026-11-27: the weekly holidays, until then in the code.
  {
    file: 'college.yaml',
    change: (value) => (isGroup(value) ? { closed: ['sun', 'sat-2'], ...value } : value),
  },
  // 2026-11-27: degrees with their levels and durations, until then in the code and at each programme.
  { file: 'degrees.yaml', isNew: true, change: (value) => value },
  {
    file: 'programmes.yaml',
    change: (value) =>
      rows(value).map(({ level: _, duration: __, ...row }) => ({
        ...row,
        award: degreeOf(row.award),
      })),
  },
  {
    file: 'seat-kinds.yaml',
    change: (value) =>
      isGroup(value) && Array.isArray(value.awards)
        ? { ...value, awards: value.awards.map(degreeOf) }
        : value,
  },
  // 2026-11-27: the tab and the quotas of a course, until then in the code.
  {
    file: 'admissions/streams.yaml',
    change: (value, sample) => {
      const known = new Map(rows(sample).map(({ id, tab, quotas }) => [id, { tab, quotas }]));
      return rows(value).map((row) => ({ ...known.get(row.id), ...row }));
    },
  },
  // 2026-11-27: one consent for all photographs of an album, until then one at each.
  {
    file: 'gallery/*.yaml',
    change: (value) => {
      if (!isGroup(value)) return value;
      const isAgreed = rows(value.pictures).some(({ consent }) => consent === true);
      const pictures = rows(value.pictures).map(({ consent: _, ...picture }) => picture);
      return { ...value, pictures, ...(isAgreed && { consent: true }) };
    },
  },
  // 2026-11-27: the tabs of courses are a list, until then a file for each of three, with their words in that of the page.
  {
    file: 'admissions/tabs.yaml',
    isNew: true,
    change: (value, _, own) => tabsOf(own) ?? value,
    gone: OLD_TABS.map(({ id }) => `admissions/${id}.yaml`),
  },
  {
    file: 'admissions/page.yaml',
    change: (value) => {
      if (!isGroup(value) || !Array.isArray(value.tabs)) return value;
      const { tabs, ...page } = value;
      const [{ id: _, ...current } = {}] = rows(tabs).filter(({ id }) => id === 'current');
      return { ...page, current };
    },
  },
  // 2026-11-27: the text of a notice or event in Markdown, until then a list of paragraphs without marks, and that of a tender, until then one such paragraph.
  { file: 'news/*.yaml', change: (value) => withText(value, 'body') },
  { file: 'events/*.yaml', change: (value) => withText(value, 'body') },
  { file: 'tenders/*.yaml', change: (value) => withText(value, 'work') },
  // 2026-11-27: a site is a demonstration while it has a note that says so, until then also by two fields.
  {
    file: 'college.yaml',
    change: (value) => {
      if (!isGroup(value) || !('edition' in value)) return value;
      const { edition, stillSample: _, demonstrationNote, ...college } = value;
      return edition === 'demonstration' ? { ...college, demonstrationNote } : college;
    },
  },
];

/** The tabs of the files that they were; `undefined` if they are a list already. */
function tabsOf(own: Own): unknown {
  const page = own('admissions/page.yaml');
  if (!isGroup(page) || !Array.isArray(page.tabs)) return undefined;
  const words = new Map(rows(page.tabs).map(({ id, ...rest }) => [id, rest]));
  return OLD_TABS.flatMap(({ id, level }) => {
    const file = own(`admissions/${id}.yaml`);
    if (!isGroup(file)) return [];
    const { allotmentNotes, barch, mca, contact, ...texts } = file;
    const further = Object.entries({ barch, mca }).flatMap(([course, about]) =>
      isGroup(about) ? [{ id: course, ...about }] : [],
    );
    const { role, ...block } = isGroup(contact) ? contact : {};
    return {
      ...{ id, level, ...words.get(id), ...texts },
      ...(allotmentNotes === undefined ? {} : { notes: allotmentNotes }),
      ...(further.length > 0 && { further }),
      ...(isGroup(contact) && { contacts: [role], contact: block }),
    };
  });
}

function withText(value: unknown, before: string): unknown {
  if (!isGroup(value) || (before === 'body' && !Array.isArray(value.body))) return value;
  const paragraphs = rows([value[before]].flat());
  const languages = LOCALES.filter((locale) => paragraphs.some((each) => locale in each));
  const textIn = (locale: Locale) =>
    inOneForm(paragraphs.map((each) => markdownOf(String(each[locale] ?? ''))).join('\n\n'));
  const body = Object.fromEntries(languages.map((each) => [each, textIn(each)]));
  return Object.fromEntries(
    Object.entries(value).map((each) => (each[0] === before ? ['body', body] : each)),
  );
}

/** The id of a degree that was named in the code: of `B.Tech` it is `btech`. */
function degreeOf(award: unknown): unknown {
  return typeof award === 'string' ? award.toLowerCase().replaceAll('.', '') : award;
}

/** `[btech, { sc: 0, st: 0 }]` as rows of a course, its categories and an amount. */
function reductions([course, amounts]: [string, unknown]) {
  const groups = Map.groupBy(
    Object.entries(isGroup(amounts) ? amounts : {}),
    ([, amount]) => amount,
  );
  return [...groups].map(([amount, entries]) => ({
    course,
    categories: entries.map(([category]) => category),
    amount,
  }));
}

/** The files of a content folder that this version wants otherwise. Nothing is written. */
export function upgraded(content: ContentFolder, sample: ContentFolder): Overlay {
  const files = STEPS.flatMap(({ file }) => (file.includes('*') ? content.list(file) : [file]));
  return new Map(
    [...new Set(files)].flatMap((file) => {
      const source = content.read(file);
      const isNew = STEPS.some((step) => step.file === file && step.isNew);
      const before = source ?? (isNew ? sample.read(file) : undefined);
      if (before === undefined) return [];
      const next = upgradedText(file, before, sample, content);
      if (next === source) return [];
      const gone = STEPS.flatMap((step) => (step.file === file ? (step.gone ?? []) : []));
      const there = gone.filter((each) => content.read(each) !== undefined);
      return [[file, next] as const, ...there.map((each) => [each, undefined] as const)];
    }),
  );
}

/** A file as this version writes it, such as one of the history of `content`; the same text if it is right. */
export function upgradedText(
  file: string,
  text: string,
  sample: ContentFolder,
  content = sample,
): string {
  const own: Own = (name) => readYaml(content.read(name) ?? '');
  return STEPS.filter((step) => matchesGlob(file, step.file)).reduce((source, { change }) => {
    const given = sample.read(file) ?? '';
    return patchYaml(source, change(readYaml(source), readYaml(given), own));
  }, text);
}

function rows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}
