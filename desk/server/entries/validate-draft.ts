import { kindWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { longTexts } from '#app/content/reading/published-languages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { atMostCharacters } from '#app/lib/expected.ts';
import { MAX_CHARACTERS } from '#app/lib/markdown/text-limits.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { correctTexts } from '#desk/content-files/correct-texts.ts';
import {
  readableEntries,
  readEntry,
  valueOfEntry,
  writeEntry,
} from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { ownerOf } from '#desk/files/attached-files.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import { checkChanges, type Mistake, toMistakes } from '#desk/server/forms/check.ts';
import { adviceOn, namedEntry } from '#desk/server/forms/entry-at.ts';
import { adviceAt, formOf } from '#desk/server/forms/field-of.ts';
import { entriesIn } from '#desk/server/forms/form-words.ts';
import { withNames } from '#desk/server/forms/item-names.ts';
import { problemWords } from '#desk/server/forms/problem-words.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import { WORDS } from '#desk/words.ts';
import { amountAdvice } from './amount-advice.ts';
import { withDocuments } from './chosen-files.ts';
import { dayAdvice, daysToAdd, farDays } from './day-advice.ts';
import { refuseFilesOfOthers } from './files-of-others.ts';
import { correctedWith, ownDocuments, removedWith } from './own-documents.ts';
import { publicBeside } from './public-beside.ts';
import { strayMarks } from './stray-marks.ts';
import { textAdvice } from './text-advice.ts';

type Draft = {
  /** What there is beside it. */
  content: ContentFolder;
  person: Person;
  kind: Kind;
  id: string;
  /** `undefined` deletes the entry. */
  value: unknown;
  uploads: Uploads;
  /** The documents of a deleted entry stay. */
  keepsDocuments?: boolean;
};

/** A draft as it would be saved. */
export type ValidatedDraft = {
  /** The files that change, with those that it carries. */
  changes: Changes;
  /** The site with it, where its pages can be shown. */
  site?: Site | undefined;
  /** What prevents it. */
  mistakes: Mistake[];
  /** What may be meant so: it prevents nothing. */
  advice: Mistake[];
  /** Days of its texts that the list of its days can take. */
  offers: string[];
};

/** Checks a draft with the rules of the build. */
export function validateDraft({
  content,
  person,
  kind,
  id,
  value,
  uploads,
  keepsDocuments = false,
}: Draft): ValidatedDraft {
  const long = longTexts(value, MAX_CHARACTERS);
  if (long.length > 0)
    return { changes: new Map(), mistakes: long.map(tooLong(kind)), advice: [], offers: [] };
  const before = readEntry(content, kind, id)?.value;
  const { schema } = formOf(kind);
  const whole = withDocuments(
    content,
    person,
    kind,
    id,
    withNames(schema, correctTexts(value).value, id),
    uploads,
  );
  refuseFilesOfOthers(content, uploads, person, { kind, id, before, after: whole.value });
  const named = uploads.withFinalNames(content, person.user, kind, id, before, whole.value);
  const own =
    value === undefined
      ? removedWith(content, kind, id, before, keepsDocuments, uploads, person)
      : [
          ...whole.files,
          ...correctedWith(
            content.with(asTexts(whole.files)),
            ...([kind, id, before, whole.value, person] as const),
          ),
        ];
  const all = [...writeEntry(content, kind, id, named.value), ...named.files, ...own];
  // Files that are written as they were count as no change.
  const changes = new Map<string, string | Uint8Array | undefined>(
    all.filter(([file, text]) => typeof text === 'object' || content.read(file) !== text),
  );
  const texts = asTexts(changes);
  const { site, problems } = checkChanges(content, texts);
  // What its documents lack is what the entry lacks, and said there; one without a name is not read
  // yet.
  const others = problems.filter(({ file }) => !whole.made.includes(file));
  const isRead = others.length === 0 && (id !== '' || kind.form === 'file');
  const mistakes = [
    ...whole.mistakes,
    ...toMistakes(content.with(texts), isRead ? problems : others, { kind, id }),
  ];
  const advice =
    value === undefined
      ? []
      : [
          ...sameTitle(content, kind, id, whole.value),
          ...ownAdvice(content, content.with(texts), kind, id, before, whole.value),
          ...farDays(kind, before, whole.value),
          ...textAdvice(content, kind, value),
          ...strayMarks(kind, whole.value),
          ...(site ? kindAdvice(content.with(texts), kind, before, whole.value) : []),
          ...namingLeaver(content, kind, id, before, whole.value),
          ...publicBeside(content.with(texts), kind, id, before, whole.value),
        ];
  return { changes, site, mistakes, advice, offers: daysToAdd(kind, whole.value) };
}

/** What the type says of an entry that has been changed. */
function kindAdvice(
  content: ContentFolder,
  kind: Kind,
  before: unknown,
  value: unknown,
): Mistake[] {
  const said =
    isGroup(value) && kind.advice?.(isGroup(before) ? before : {}, entriesIn(content), value);
  const words = inDesk((locale) => kindWords(kind, locale).advice ?? {});
  return (said || []).map(({ name, path }) =>
    adviceAt(
      kind,
      path,
      inDesk((locale) => words[locale][name] ?? name),
    ),
  );
}

/**
 * Entries that name a person who has been given a day of leaving, in a link or a post: who takes
 * over, only people know.
 */
function namingLeaver(
  content: ContentFolder,
  kind: Kind,
  id: string,
  before: unknown,
  value: unknown,
): Mistake[] {
  const leaves = (person: unknown) => isGroup(person) && person.leftOn !== undefined;
  if (leaves(before) || !leaves(value)) return [];
  const link = new RegExp(`${kind.page?.(id)}(?![\\w-])|"${id}"`);
  return KINDS.flatMap((other) =>
    readableEntries(content, other)
      .filter((each) => link.test(JSON.stringify(each.value)))
      .map((each) => adviceOn(content, other, each.id, WORDS.namesLeaver)),
  );
}

/** A text that no other rule looks at. */
const tooLong =
  (kind: Kind) =>
  ({ path, length }: ReturnType<typeof longTexts>[number]): Mistake =>
    adviceAt(
      kind,
      path,
      problemWords({ expected: atMostCharacters(MAX_CHARACTERS), found: String(length) }),
    );

/** A new entry whose name was taken, since it has the title of another one: a copy perhaps. */
function sameTitle(content: ContentFolder, kind: Kind, id: string, value: unknown): Mistake[] {
  const [, first = ''] = /^(.+)-\d+$/.exec(id) ?? [];
  const title = titleOf(value, '').en;
  const isNew = first !== '' && title !== '' && valueOfEntry(content, kind, id) === undefined;
  if (!isNew || titleOf(valueOfEntry(content, kind, first), '').en !== title) return [];
  const path = isGroup(value) && 'name' in value ? ['name'] : ['title'];
  return [adviceAt(kind, path, WORDS.sameTitle(title))];
}

const factAdvice = (...facts: Parameters<typeof amountAdvice>) => [
  ...dayAdvice(...facts),
  ...amountAdvice(...facts),
];

/**
 * Advice on the days and amounts of an entry and of the documents that belong to it; a document has
 * those of its notice or tender as well.
 * @param next the content with the entry as it will be
 */
function ownAdvice(
  content: ContentFolder,
  next: ContentFolder,
  kind: Kind,
  id: string,
  before: unknown,
  value: unknown,
): Mistake[] {
  const own = ownDocuments(next, kind, id);
  const owner = ownerOf(content, value);
  return [
    ...factAdvice(
      kind,
      { before, value },
      kind === DOCUMENTS ? { before: owner, value: owner } : undefined,
    ),
    ...own.flatMap((document) => {
      const versions = {
        before: valueOfEntry(content, DOCUMENTS, document.id),
        value: document.value,
      };
      const entry = namedEntry(next, DOCUMENTS, document.id);
      return factAdvice(DOCUMENTS, versions, { before, value }).map((each) => ({ ...each, entry }));
    }),
  ];
}
