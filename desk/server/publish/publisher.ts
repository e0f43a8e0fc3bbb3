import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { isAncestor } from '#desk/server/entries/content-trees.ts';
import { contentChanges } from '#desk/server/entries/entry-changes.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { BuildAhead } from './builds.ts';
import { publishDue } from './due.ts';
import { publicationBefore, withoutNewest } from './join.ts';
import { findPageChanges } from './page-changes.ts';
import { PersonProgress } from './person-progress.ts';
import { failureOf, Overtaken, type Progress } from './progress.ts';
import { PublicSite } from './public-site.ts';
import { refuseSentence } from './publications.ts';
import { ReadableContent } from './readable-content.ts';
import { isTicked } from './ticked.ts';
import { refuseOthers, refuseUnits } from './unit-access.ts';

/**
 * How often what is published alone is prepared anew when something else was published meanwhile.
 */
const MAX_TRIES = 5;

/** What is built, and waits for its publication. */
type Prepared = Progress & Required<Pick<Progress, 'commit' | 'state' | 'left'>>;

/** What people do with the public site: each prepares and publishes, and sees how far that is. */
export class Publisher extends PublicSite {
  readonly progress = new PersonProgress();
  readonly readable = new ReadableContent(this);
  /** Leaves alone what somebody has asked for, and what is prepared and read now. */
  readonly ahead = new BuildAhead(
    () => this.#isFree && this.builds.stop(),
    async (person) => {
      if (!this.#isFree || !this.hasSite) return;
      const ticked = (await this.waiting.seenBy(person)).filter(isTicked);
      const keys = ticked.map(({ key }) => key);
      const { commit } = await this.chosen.of(person, keys);
      if (this.#isFree) await this.build(commit);
    },
  );
  /** Whose step is under way. */
  #running: { person: Person; done: Promise<void> } | undefined;

  /**
   * The progress as a person is shown it: of others only that they publish now. What the person has
   * prepared stays, with what others have saved since; what was published or failed before that is
   * over.
   */
  async current(person: Person): Promise<Progress> {
    const running = this.#running?.person;
    if (running && running.user !== person.user)
      return { stage: this.progress.of(running).stage, by: running.name };
    const own = this.progress.of(person);
    const { stage, state } = own;
    if (stage === 'ready' && state !== undefined)
      return { ...own, meanwhile: await this.waiting.savedAfter(state, person) };
    const endedAt = this.progress.endedAt(person);
    const isOver =
      ['published', 'left', 'failed'].includes(stage) &&
      endedAt !== undefined &&
      (await this.store.git.differs(endedAt, 'HEAD'));
    return isOver ? { stage: 'idle' } : own;
  }

  /** Whether the build is the one that this person has prepared. */
  isPreparedBy(person: Person): boolean {
    const { stage, commit = '' } = this.progress.of(person);
    return stage === 'ready' && !this.builds.isOfOther(commit);
  }

  get #isFree(): boolean {
    const isRead = this.progress.ready().some(({ commit = '' }) => !this.builds.isOfOther(commit));
    return this.#running === undefined && !isRead;
  }

  /**
   * @param keys entries that a person wants to publish, or all
   * @throws DeskError if the person may not publish one of them; nothing is changed by it
   */
  async refuse(person: Person, keys?: readonly string[]): Promise<void> {
    const { base, units = [] } = await this.waiting.now();
    if (base === undefined) return refuseOthers(this.store.git, base, '', person);
    refuseUnits(
      units.filter((unit) => keys === undefined || keys.includes(unit.key)),
      person,
    );
  }

  /**
   * @param shown the prepared commit whose changes a person has seen
   * @throws DeskError if the person may not publish it, or has not prepared it
   */
  async refuseShown(person: Person, sentence: string, shown: string): Promise<void> {
    if (!person.publish) throw new DeskError(403, WORDS.mayNotPublish);
    const prepared = this.progress.ready().find(({ commit }) => commit === shown);
    if (prepared) await refuseOthers(this.store.git, prepared.base, shown, person);
    this.#shown(person, sentence, shown);
  }

  /**
   * Checks and builds the published content with what is chosen of the saved one, and lists what
   * changes.
   * @param keys the chosen entries; without them, all that is saved
   * @param seen the newest saved change that the person has looked at: a later one was not seen
   */
  prepare(person: Person, keys?: readonly string[], seen?: string): Promise<void> {
    return this.#step(person, { stage: 'checking', keys }, async () => {
      const ready = await this.#prepared(person, keys, seen);
      return { ...ready, pages: findPageChanges(this.releases.client, this.next) };
    });
  }

  /**
   * Makes the prepared build the site that is served.
   * @param shown the commit whose changes the person has seen
   */
  publish(person: Person, sentence: string, shown: string): Promise<void> {
    const prepared = this.#shown(person, sentence, shown);
    return this.#step(person, { stage: 'publishing', commit: prepared.commit }, () =>
      this.#release(person, sentence, prepared),
    );
  }

  /**
   * Publishes saved entries alone, without another question. What others publish meanwhile passes
   * first; then they are prepared again, as long as nobody has changed the entries themselves.
   * @param seen as in {@link prepare}; without it, what is saved now
   * @param parts those of the only entry; the others go on waiting, also for their day
   */
  async publishAlone(
    person: Person,
    sentence: string,
    keys: readonly string[],
    seen?: string,
    parts?: readonly FieldPath[],
  ): Promise<void> {
    // Set before anything is awaited, as in prepare.
    this.progress.set(person, { stage: 'checking', keys });
    const known = seen ?? (await this.store.git.head());
    while (this.#running) await this.#running.done;
    return this.#step(person, { stage: 'checking', keys }, async () => {
      const { units } = await this.waiting.now();
      // Pressed twice, or published with something else meanwhile.
      if (units && !units.some(({ key }) => keys.includes(key)))
        return { stage: 'published', keys };
      for (let tries = 1; ; tries++) {
        try {
          const ready = await this.#prepared(person, keys, known, parts);
          const day = parts && (await this.waiting.dayBeside(keys[0] ?? '', parts));
          const done = await this.#release(person, sentence, ready);
          if (day) await this.store.alone(async () => this.waiting.days.keepDay(day));
          return done;
        } catch (error) {
          const isOvertaken = error instanceof Overtaken && tries < MAX_TRIES;
          if (!isOvertaken) throw error;
        }
      }
    });
  }

  /**
   * Leaves the prepared entries to the timer, which publishes them on a day in India; until then
   * they wait.
   * @param shown as in {@link publish}
   */
  async publishOn(person: Person, sentence: string, shown: string, day: string): Promise<void> {
    const prepared = this.#shown(person, sentence, shown);
    const plan = { ...person, day, sentence: sentence.trim() };
    await this.store.alone(async () =>
      this.waiting.days.add(plan, prepared, await this.waiting.now()),
    );
    this.progress.set(person, { stage: 'left' }, await this.store.git.head());
  }

  /** What the person has prepared, with a sentence, as it was shown. */
  #shown(person: Person, sentence: string, shown: string): Prepared {
    const { stage, commit, state = commit, left = [], ...rest } = this.progress.of(person);
    if (stage !== 'ready' || !commit || !state || commit !== shown) throw new Overtaken();
    refuseSentence(sentence);
    return { ...rest, stage, commit, state, left };
  }

  async #prepared(
    person: Person,
    keys: readonly string[] | undefined,
    seen: string | undefined,
    parts?: readonly FieldPath[],
  ): Promise<Prepared> {
    // Set before anything is awaited, so that an immediate request does not get the result of the
    // previous publication.
    this.progress.set(person, { stage: 'checking', keys });
    const { base, state, left, ...chosen } = await this.store.alone(async () => {
      await this.recover();
      if (seen !== undefined && !(await this.waiting.isSeen(keys ?? [], seen)))
        throw new DeskError(409, WORDS.changedSince);
      return parts
        ? this.chosen.ofParts(person, keys?.[0] ?? '', parts)
        : this.chosen.of(person, keys);
    });
    await refuseOthers(this.store.git, base, chosen.commit, person);
    const commit = await this.#checked(chosen.commit, person, chosen.commit === state);
    const changes = base
      ? await contentChanges(this.store.git, base, commit, await this.readable.entries(person))
      : undefined;
    const found = { keys, commit, base, state, left, changes };
    this.progress.set(person, { stage: 'building', ...found });
    await this.build(commit);
    return { stage: 'ready', ...found };
  }

  async #release(person: Person, sentence: string, prepared: Prepared): Promise<Progress> {
    const { keys, commit, base: shownFrom, state, left } = prepared;
    const about = { keys, commit, state, left };
    // Somebody else may have prepared something meanwhile.
    if (this.builds.isOfOther(commit)) {
      this.progress.set(person, { stage: 'building', ...about });
      await this.build(commit);
    }
    this.progress.set(person, { stage: 'publishing', ...about });
    await this.store.alone(async () => {
      const base = (await this.record.published())?.commit;
      if (base !== shownFrom || !(await isAncestor(this.store.git, state, 'HEAD')))
        throw new Overtaken();
      await refuseOthers(this.store.git, base, commit, person);
      await this.release(commit, person, sentence.trim());
    });
    await this.join();
    await this.tell(person, state, left);
    return { stage: 'published', ...about };
  }

  /**
   * @param tag the publication that a person wants to undo
   * @throws DeskError if the person may not publish what it has changed
   */
  async refuseUndo(person: Person, tag: string): Promise<void> {
    if (!person.publish) throw new DeskError(403, WORDS.mayNotPublish);
    const published = await this.record.published();
    const before = published && (await publicationBefore(this.store, published));
    if (before && published.tag === tag)
      await refuseOthers(this.store.git, before.commit, published.commit, person);
  }

  /**
   * Publishes what visitors saw before the newest publication. What is saved and waits for
   * publication goes on waiting.
   */
  undo(person: Person, tag: string): Promise<void> {
    return this.#step(person, { stage: 'checking' }, async () => {
      const { before, newest, sentence, ...undo } = await this.store.alone(async () => {
        await this.record.finish();
        return withoutNewest(this.store, await this.record.published(), tag, person);
      });
      await refuseOthers(this.store.git, before, newest, person);
      const commit = await this.#checked(undo.commit, person, false);
      this.progress.set(person, { stage: 'building', commit });
      await this.build(commit);
      this.progress.set(person, { stage: 'publishing', commit });
      await this.store.alone(async () => {
        if ((await this.record.published())?.tag !== tag)
          throw new DeskError(409, WORDS.changedSince);
        await this.release(commit, person, sentence);
      });
      const error = await this.join();
      return { stage: 'published', commit, ...(error && { error }) };
    });
  }

  /** Publishes what is due, as the timer asks for. */
  publishDue(now = Date.now()): Promise<boolean> {
    return publishDue(this, now);
  }

  /**
   * Runs a step of a person and records failures as plain messages; the public site is not affected
   * by failures. When its end is shown, the next one can begin.
   */
  async #step(person: Person, first: Progress, step: () => Promise<Progress>): Promise<void> {
    if (this.#running) throw new DeskError(409, WORDS.busy);
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    this.#running = { person, done };
    this.progress.set(person, { ...this.progress.of(person), ...first });
    this.passing.begin();
    const started = performance.now();
    const found = await step().catch((error: unknown) => {
      const known = this.progress.of(person);
      return { ...known, ...failureOf(error, known) };
    });
    const head = await this.store.git.head().catch(() => undefined);
    this.passing.end();
    this.#running = undefined;
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    this.progress.set(person, { ...found, seconds }, head);
    end();
  }

  /**
   * A commit after its checks; documents that are older than their text are printed and come with
   * it.
   */
  #checked(commit: string, person: Person, isSaved: boolean): Promise<string> {
    return this.checked({ commit, person, isSaved }, () =>
      this.progress.set(person, { stage: 'documents' }),
    );
  }
}
