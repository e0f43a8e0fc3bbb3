import type { FieldPath } from '#app/content/forms/title-at.ts';
import { kindOf } from '#app/site.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { changedFiles, isAncestor } from '#desk/server/entries/content-trees.ts';
import { changeName, type What, whatOf } from '#desk/server/entries/entry-changes.ts';
import type { Commit } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { mainOf, namesIn, type Unit, unitsBetween } from '#desk/server/entries/units.ts';
import type { NamedEntry } from '#desk/server/forms/entry-at.ts';
import type { Words } from '#desk/words.ts';
import { Approval } from './approval.ts';
import { ChosenDays } from './chosen-day.ts';
import { differOnlyIn, partsIn } from './chosen-parts.ts';
import type { PublicationRecord } from './publication-record.ts';
import { othersIn, readablePart } from './unit-access.ts';

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
   * Saved by the person; sent for approval and as it was sent; sent back; or saved by somebody else
   * who has not asked. Left to the timer; changed since then, so that its day has to be chosen
   * again.
   */
  state: 'own' | 'sent' | 'back' | 'saved' | 'later' | 'again';
  /** The day on which the timer publishes it. */
  day?: string;
  /** Whether a part of it can be published before. */
  isDivisible?: boolean;
  /** Whether the person may publish it. */
  isAllowed: boolean;
};

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

  /**
   * The saved commit, the published one, and what differs; before the first publication, all
   * content does.
   */
  async now(): Promise<{ state: string; base: string | undefined; units: Unit[] | undefined }> {
    const { git } = this.#store;
    const state = await git.head();
    const base = (await this.#record.published())?.commit;
    if (base === undefined) return { state, base, units: undefined };
    const name = `${base} ${state}`;
    if (this.#last?.name !== name) this.#last = { name, units: unitsBetween(git, base, state) };
    return { state, base, units: await this.#last.units };
  }

  /**
   * The day of an entry of which some parts are published before: it stays if, after it was chosen,
   * nothing but these parts was changed.
   */
  async dayBeside(
    key: string,
    parts: readonly FieldPath[],
  ): Promise<{ key: string; saved: string } | undefined> {
    const { git, content } = this.#store;
    const unit = (await this.now()).units?.find((each) => each.key === key);
    const [shown, saved] = [this.days.shownOf(key), unit?.saved?.id];
    const { kind, id = '', after } = unit ? mainOf(unit) : {};
    if (!unit || !kind || !shown || !saved) return undefined;
    const own = filesOf(kind, id);
    const changed = await changedFiles(git, git.at(shown), git.at(saved));
    if (changed.some((file) => unit.files.includes(file) && !own.includes(file))) return undefined;
    const texts = await git.texts(own.map((file) => git.at(shown, file)));
    const then = content.with(new Map(own.map((file, index) => [file, texts[index]])));
    return differOnlyIn(valueOfEntry(then, kind, id), after, parts) ? { key, saved } : undefined;
  }

  /** What a person may read of what waits. */
  async #unitsFor(person: Person): Promise<{ unit: Unit; part: Unit }[]> {
    const { units = [] } = await this.now();
    return units.flatMap((unit) => {
      const part = readablePart(unit, person);
      return part ? [{ unit, part }] : [];
    });
  }

  /** Who has saved what after a saved commit. */
  async savedAfter(state: string, person: Person): Promise<{ author: string; title: Words }[]> {
    const later = (await this.#store.git.log([`${state}..HEAD`])).map(({ id }) => id);
    return (await this.#unitsFor(person)).flatMap(({ part: unit }) =>
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

  /** Those for entries that a person may write. */
  async requestsFor(person: Person) {
    const { content } = this.#store;
    return (await this.requests()).filter(({ kind: name, id }) => {
      const kind = kindOf(name);
      return kind && mayWrite(person, kind.id, [valueOfEntry(content, kind, id)]);
    });
  }

  /** What could not be published on its day, where the person may read some of it. */
  async failuresFor(person: Person): Promise<Words[]> {
    const units = await this.#unitsFor(person);
    return this.days.failures(units.map(({ unit }) => unit.key));
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

  /** The part that a person may read of an entry that waits, by its name. */
  async findFor(person: Person, name: string): Promise<Unit | undefined> {
    return (await this.#unitsFor(person)).find(({ part }) => namesIn(part).includes(name))?.part;
  }

  /**
   * What waits for publication and the person may read, the newest first, as that person sees it.
   */
  async seenBy(person: Person): Promise<Waiting[]> {
    const [units, requests] = [await this.#unitsFor(person), await this.requests()];
    return Promise.all(
      units.map(async ({ unit, part }) => {
        const { key, saved } = part;
        const plan = this.days.of(unit);
        const main = mainOf(part);
        const names = namesIn(part);
        const request = requests.find(({ kind, id }) => names.includes(`${kind}/${id}`));
        const isAsSent =
          request && saved && (await isAncestor(this.#store.git, saved.id, request.commit));
        const isOwn = saved !== undefined && isBy(saved, person);
        return {
          key,
          names,
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
          ...(plan && { day: plan.day, isDivisible: partsIn(part).isDivisible }),
          isAllowed: othersIn(unit, person).length === 0,
        };
      }),
    );
  }
}

/**
 * Whether a person has saved a change: two may have one name, or one address, which is one in small
 * and capital letters. Git keeps no full stop at the end of a name, as initials have it.
 */
function isBy({ author, email }: Commit, person: Person): boolean {
  const [own, theirs] = [person.name, author].map((name) => name.replace(/[.,:;]$/, ''));
  return own === theirs && email.toLowerCase() === person.email.toLowerCase();
}
