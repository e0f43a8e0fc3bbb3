import { externalLinks } from '#app/content/reading/external-links.server.ts';
import { findStale } from '#app/content/reading/freshness.server.ts';
import { isScheduled } from '#app/content/reading/scheduled.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { entriesOf, KINDS, kindOf, loadSite } from '#app/site.ts';
import { filesOf, readableEntries } from '#desk/content-files/entries.ts';
import { DEPARTMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk, type Words } from '#desk/desk-languages.ts';
import { behindAnother } from '#desk/server/entries/one-language.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { lastGoodVersions, type Mistake, toMistakes } from '#desk/server/forms/check.ts';
import {
  entryAt,
  kindAt,
  type NamedEntry,
  namedEntry,
  nameOf,
} from '#desk/server/forms/entry-at.ts';
import { lacksTranslation } from '#desk/server/forms/titles.ts';
import { type CheckedLink, checkedLinks } from './checked-links.ts';
import { ChosenDays } from './chosen-day.ts';

/** Number of days before its end at which an entry is listed as expiring. */
const SOON_DAYS = 14;

export type AttentionReport = {
  mistakes: Mistake[];
  lists: { name: string; rows: AttentionRow[] }[];
};

/**
 * What needs attention: the lists of `npm run report`, entries that expire soon, and mistakes that
 * came from outside the desk.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one list after the other
export function attentionReport(store: Store): AttentionReport {
  const now = Date.now();
  const { content } = store;
  const asIs = loadSite(content.root);
  const problems = 'problems' in asIs ? asIs.problems : [];
  const mistakes = toMistakes(content, problems);
  // The lists go on while a file is damaged, with its last good version.
  const good = problems.length > 0 ? lastGoodVersions(content.root, problems) : undefined;
  const result = good ? loadSite(content.root, good) : asIs;
  if ('problems' in result) return { mistakes, lists: [] };
  const { site } = result;
  const { translationsBehind, inOneLanguage, ...stale } = findStale(
    site,
    externalLinks(content.root),
    now,
  );
  const [today, soon] = [collegeDay(now), collegeDay(now + SOON_DAYS * DAY_MS)];
  const ends = [
    ...site.notices.map(({ file, validUntil }) => ({
      file,
      what: 'validUntil',
      since: validUntil.slice(0, 10),
    })),
    // A term includes its last day, so one that is ended today is past only tomorrow.
    ...site.committees.map(({ file, term }) => ({ file, what: 'term.to', since: term.to })),
  ];
  const all = loadSite(content.root, good, Number.POSITIVE_INFINITY);
  const entries = 'site' in all ? entriesOf(all.site) : [];
  const scheduled = entries
    .filter((entry) => isScheduled(entry, now))
    .map(({ file, publishFrom = '' }) => ({ file, what: 'publishFrom', since: publishFrom }));
  const expiring = ends.filter(({ since }) => since >= today && since <= soon);
  const departmentsWithoutHead = site.departments
    .filter(({ id }) => !site.people.some(({ department, isHead }) => isHead && department === id))
    .map(({ id }) => ({ file: filesOf(DEPARTMENTS, id)[0] ?? '', what: 'isHead', since: '' }));
  const whole = 'site' in all ? all.site : site;
  const seatsOfLeft = whole.committees.flatMap(({ file, members }) =>
    members.flatMap((member) => {
      const holder = whole.people.find(({ id }) => 'person' in member && id === member.person);
      if (holder?.leftOn === undefined || holder.leftOn > today) return [];
      const field = inDesk((each) => `${member.as[each]}: ${holder.name[each]}`);
      return { file, what: 'members', since: holder.leftOn, field };
    }),
  );
  const scansWithoutText = site.documents
    .filter(({ readableFrom }) => readableFrom !== undefined)
    .map(({ file, issuedOn }) => ({ file, what: 'readableFrom', since: issuedOn }));
  const untranslated = KINDS.flatMap((kind) =>
    readableEntries(content, kind)
      .filter(
        ({ value }) =>
          !(isGroup(value) && value.only) && lacksTranslation(value, content.published),
      )
      .map(({ id }) => ({
        file: filesOf(kind, id)[0] ?? kind.place,
        entry: namedEntry(content, kind, id),
      })),
  );
  const left = new ChosenDays(store).list().map(({ key, day, failed }): AttentionRow => {
    const [, name = '', id = ''] = /^([^/]*)\/(.*)$/.exec(key) ?? [];
    const kind = kindOf(name);
    const entry = kind && namedEntry(content, kind, id);
    return { file: key, since: day, ...(entry && { entry }), ...(failed && { field: failed }) };
  });
  const checked = checkedLinks(store, now);
  const inList = entriesOfLists(content);
  const saved = behindAnother(store);
  const behind = translationsBehind
    .map((row) => attentionRow(content, row, inList))
    .filter(
      ({ entry }) =>
        !saved.some(({ entry: { kind, id } }) => kind === entry?.kind && id === entry.id),
    );
  const lists = [
    { name: 'untranslated', rows: untranslated },
    { name: 'translationsBehind', rows: [...saved, ...behind] },
    ...Object.entries({
      inOneLanguage,
      scheduled,
      expiring,
      departmentsWithoutHead,
      seatsOfLeft,
      scansWithoutText,
      ...stale,
    }).map(([name, rows]) => ({
      name,
      rows: [
        ...(name === 'scheduled' ? left : []),
        ...rows.map((row) => attentionRow(content, row, inList, checked)),
      ].filter(({ checked: link }) => !link?.isThere),
    })),
  ];
  return { mistakes, lists };
}

export type AttentionRow = {
  file: string;
  since?: string;
  entry?: NamedEntry;
  field?: Words;
  address?: string;
  /** What the address answered when it was asked from the desk. */
  checked?: CheckedLink | undefined;
};

/** A row with the entry it is about, and the address that is meant where there is one. */
function attentionRow(
  content: Store['content'],
  { file, what, since, field }: { file: string; what: string; since: string; field?: Words },
  inList: ReturnType<typeof entriesOfLists>,
  links: ReadonlyMap<string, CheckedLink> = new Map(),
): AttentionRow {
  const entry =
    inList(file, what) ?? entryAt(content, file.includes('.') ? file : `${file}.en.md`)?.named;
  const checked = links.get(what);
  return {
    file,
    since,
    ...(entry && { entry }),
    ...(field && { field }),
    ...(checked && { checked }),
    ...(/^(?:\/|https:)/.test(what) && { address: what }),
  };
}

/**
 * Finds the entry of a list by its number, by its id or by an address in it; each list is read
 * once.
 */
function entriesOfLists(content: Store['content']) {
  const lists = new Map<string, { id: string; value: unknown }[]>();
  return (file: string, what: string): NamedEntry | undefined => {
    const { kind } = kindAt(file) ?? {};
    if (kind?.form !== 'list') return undefined;
    const rows = lists.get(file) ?? readableEntries(content, kind);
    lists.set(file, rows);
    const [, number] = /^\[(\d+)\]/.exec(what) ?? [];
    const row = rows.find(({ id, value }, index) =>
      number
        ? index === Number(number)
        : what.startsWith(`${id}: `) || JSON.stringify(value ?? '').includes(what),
    );
    return row && { kind: kind.id, id: row.id, title: nameOf(content, kind, row.id, row.value) };
  };
}
