import { filesOf } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ATTACHING, attachedFiles } from '#desk/files/attached-files.ts';
import { mayWrite, mayWriteAll } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { NamedEntry } from '#desk/server/entries/entry-at.ts';
import {
  changeName,
  type FileChange,
  type Versions,
  versionsBetween,
  type What,
  whatOf,
} from '#desk/server/entries/entry-changes.ts';
import type { Commit, Git } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { DeskError, WORDS, type Words } from '#desk/server/forms/words.ts';
import { Approval } from './approval.ts';
import { ChosenDays } from './chosen-day.ts';
import { isAncestor } from './content-trees.ts';
import { printedPaths } from './printed.ts';
import type { PublicationRecord } from './publication-record.ts';

/** An entry that differs from the published one, with all that belongs to it: it is published as a whole or not at all. */
export type Unit = {
  key: string;
  versions: Versions[];
  files: string[];
  /** Those of its files that are no entries, such as photographs. */
  changed: FileChange[] /** The newest saved change of it. */;
  saved: Commit | undefined;
};

/** An entry that waits for publication, as one person sees it. */
export type Waiting = {
  key: string;
  /** Its entries, as `news/bus`. */
  names: string[];
  entry: NamedEntry;
  what: What;
  by: string;
  at: string;
  /** Its newest saved change. */
  saved?: string | undefined;
  /**
   * Saved by the person; sent for approval and as it was sent; sent back; or saved by somebody else who has not asked. Left to the timer; changed since
   * then, so that its day has to be chosen again.
   */
  state: 'own' | 'sent' | 'back' | 'saved' | 'later' | 'again';
  /** The day on which the timer publishes it. */
  day?: string;
  /** Whether the person may publish it. */
  isAllowed: boolean;
};

export const keyOf = ({ kind, id = '', file }: Versions) => (kind ? `${kind.id}/${id}` : file);

/** What differs between the published content and the saved one. */
export async function unitsBetween(git: Git, from: string, to: string): Promise<Unit[]> {
  const { versions, files } = await versionsBetween(git, from, to);
  const printed = await printedPaths(git, to);
  const keys = new Set(versions.map(keyOf));
  const groups = Map.groupBy(versions, (each) => ownersOf(each).find((key) => keys.has(key)) ?? '');
  const units = [...groups].map(([key, own]) => {
    const names = [...new Set(own.flatMap((each) => filesWith(each, files)))];
    const changed = files.filter(({ file }) => names.includes(file));
    return { key, versions: own, files: names, changed };
  });
  const known = new Set(units.flatMap((unit) => unit.files));
  const others = files
    .filter(({ file }) => !known.has(file) && !printed.includes(file))
    .map((each) => ({
      key: each.file,
      versions: [
        { file: each.file, before: each.before ?? undefined, after: each.after ?? undefined },
      ],
      ...{ files: [each.file], changed: [each] },
    }));
  const log = await git.log([`${from}..${to}`]);
  return [...units, ...others]
    .map((unit) => ({ ...unit, saved: log.find((commit) => hasSaved(git, commit, unit)) }))
    .sort((a, b) => (b.saved?.at ?? '').localeCompare(a.saved?.at ?? ''));
}

/** The entries with which one goes, the first that has changed too: its owner, its list when that has another order, else itself. */
function ownersOf({ kind, id = '', before, after, ...rest }: Versions): string[] {
  const own = keyOf({ ...rest, before, after, ...(kind && { kind, id }) });
  if (!kind) return [own];
  const values = [after, before].filter(isGroup);
  const isNew = before === undefined || after === undefined;
  const owners = (kind.files?.kind === 'document' ? ATTACHING : []).flatMap(
    ({ kind: { id: of }, owner }) =>
      values.flatMap((value) => (value[owner] ? [`${of}/${value[owner]}`] : [])),
  );
  const whole =
    kind.partOf && (kind.sharesId || isNew) ? [`${kind.partOf}/${id.split('/')[0]}`] : [];
  return [...owners, ...whole, ...(kind.form === 'list' ? [`${kind.id}/`] : []), own];
}

function filesWith(
  { kind, id = '', file, before, after }: Versions,
  changed: readonly { file: string }[],
): string[] {
  if (!kind) return [file];
  const attached = [before, after].flatMap((value) => attachedFiles(kind.id, id, value));
  return [
    ...(kind.form === 'texts' ? filesOf(kind, id) : [file]),
    ...attached.filter((each) => changed.some((change) => change.file === each)),
  ];
}

/** Whether a commit has changed an entry; one that names its entry has changed no other row of a list. */
function hasSaved(git: Git, { files, subject }: Commit, unit: Omit<Unit, 'saved'>): boolean {
  const [, named] = /^(?:Add|Change|Remove) ([a-z-]+\/[^:]+): /.exec(subject) ?? [];
  return unit.versions.some((each) => {
    const isRow = each.kind?.form === 'list' && each.id !== undefined && named !== undefined;
    return isRow && named.startsWith(`${each.kind?.id}/`)
      ? keyOf(each) === named
      : (each.kind?.form === 'texts' ? filesOf(each.kind, each.id ?? '') : [each.file]).some(
          (file) => files.includes(git.pathOf(file)),
        );
  });
}

/** What is saved and not published. */
export class WaitingContent {
  readonly #store: Store;
  readonly #record: PublicationRecord;
  readonly #approval: Approval;
  readonly days: ChosenDays;
  #last: { name: string; units: Promise<Unit[]> } | undefined;

  constructor(store: Store, record: PublicationRecord) {
    this.#store = store;
    this.#record = record;
    this.#approval = new Approval(store);
    this.days = new ChosenDays(store);
  }

  /** The saved commit, the published one, and what differs; before the first publication, all content does. */
  async now(): Promise<{ state: string; base: string | undefined; units: Unit[] | undefined }> {
    const { git } = this.#store;
    const state = await git.head();
    const base = (await this.#record.published())?.commit;
    if (base === undefined) return { state, base, units: undefined };
    const name = `${base} ${state}`;
    if (this.#last?.name !== name) this.#last = { name, units: unitsBetween(git, base, state) };
    return { state, base, units: await this.#last.units };
  }

  /** Who has saved what after a saved commit. */
  async savedAfter(state: string): Promise<{ author: string; title: Words }[]> {
    const later = (await this.#store.git.log([`${state}..HEAD`])).map(({ id }) => id);
    const { units = [] } = await this.now();
    return units.flatMap((unit) =>
      unit.saved && later.includes(unit.saved.id)
        ? [{ author: unit.saved.author, title: changeName(mainOf(unit)).title }]
        : [],
    );
  }

  /** Requests that have not been published. */
  async requests() {
    const { units } = await this.now();
    return this.#approval.waiting(units?.flatMap(namesIn));
  }

  /** Whether nobody has changed the entries after a saved change that a person has looked at. */
  async isSeen(keys: readonly string[], seen: string): Promise<boolean> {
    const { units = [] } = await this.now();
    const wanted = units.filter(({ key }) => keys.includes(key));
    const areSeen = await Promise.all(
      wanted.map(({ saved }) => saved && isAncestor(this.#store.git, saved.id, seen)),
    );
    return wanted.length > 0 && areSeen.every(Boolean);
  }

  /** What waits for publication, the newest first, as a person sees it. */
  async seenBy(person: Person): Promise<Waiting[]> {
    const [{ units = [] }, requests] = [await this.now(), await this.requests()];
    return Promise.all(
      units.map(async (unit) => {
        const { key, versions, saved } = unit;
        const plan = this.days.of(unit);
        const main = mainOf(unit);
        const names = versions.map(keyOf);
        const request = requests.find(({ kind, id }) => names.includes(`${kind}/${id}`));
        const isAsSent =
          request && saved && (await isAncestor(this.#store.git, saved.id, request.commit));
        // Git keeps no full stop at the end of a name, as initials have it.
        const isOwn = saved?.email === person.email && person.name.includes(saved.author);
        return {
          key,
          names: [key, ...names],
          entry: changeName(main),
          what: whatOf(main.before, main.after),
          by: saved?.author ?? '',
          at: saved?.at ?? '',
          saved: saved?.id,
          state: plan
            ? plan.isAsShown
              ? 'later'
              : 'again'
            : request?.answer?.isBack
              ? 'back'
              : isOwn
                ? 'own'
                : isAsSent
                  ? 'sent'
                  : 'saved',
          ...(plan && { day: plan.day }),
          isAllowed: ofOthers(unit, person).length === 0,
        };
      }),
    );
  }
}

/** The entry with which the others go. */
function mainOf({ key, versions }: Unit): Versions {
  const known = versions.find((each) => keyOf(each) === key) ?? versions[0];
  return known ?? { file: key, before: undefined, after: undefined };
}

/** The names of all entries that are published together. */
export const namesIn = ({ key, versions }: Unit): string[] => [key, ...versions.map(keyOf)];

/**
 * A person publishes, and undoes, only what that person may change; the first publication is of everything.
 * @throws DeskError
 */
export async function refuseOthers(
  git: Git,
  base: string | undefined,
  commit: string,
  person: Person,
): Promise<void> {
  if (base === undefined) {
    if (mayWriteAll(person)) return;
    throw new DeskError(403, WORDS.firstIsWhole);
  }
  const others = await changesOfOthers(git, base, commit, person);
  if (others.length > 0) throw new DeskError(403, WORDS.waitsOfOthers(others));
}

/** The changes between two commits that a person may not make, by their names. */
export async function changesOfOthers(
  git: Git,
  from: string,
  to: string,
  person: Person,
): Promise<Words[]> {
  if (mayWriteAll(person)) return [];
  const units = await unitsBetween(git, from, to);
  return units.flatMap((unit) => ofOthers(unit, person).map((each) => changeName(each).title));
}

function ofOthers({ versions }: Unit, person: Person): Versions[] {
  return versions.filter(({ kind, before, after }) =>
    kind ? !mayWrite(person, kind.id, [before, after]) : !mayWriteAll(person),
  );
}
