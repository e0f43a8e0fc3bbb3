import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Person } from '#desk/server/access/settings.ts';
import { contentChanges } from '#desk/server/entries/entry-changes.ts';
import type { Author } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { DeskError, WORDS, type Words } from '#desk/server/forms/words.ts';
import { rebuildReason } from '#tools/release/due.ts';
import { BuildAhead, Builds } from './builds.ts';
import { ChosenContent } from './chosen-content.ts';
import { isAncestor } from './content-trees.ts';
import { joinPublication, withoutNewest } from './join.ts';
import { findPageChanges } from './page-changes.ts';
import { checkedCommit } from './printed.ts';
import { failureOf, type Progress } from './progress.ts';
import type { Releases } from './publication-record.ts';
import { PublicationRecord } from './publication-record.ts';
import { isTicked } from './ticked.ts';
import { refuseOthers, WaitingContent } from './waiting.ts';

/** Checks and builds a state of the content, and publishes it. The build works on a copy, so that saving remains possible. */
export class Publisher {
  progress: Progress = { stage: 'idle' };
  /** Leaves alone what somebody has asked for, and what is prepared and read now. */
  readonly ahead = new BuildAhead(
    () => this.#isFree && this.#builds.stop(),
    async (person) => {
      if (!this.#isFree || !this.hasSite) return;
      const ticked = (await this.waiting.seenBy(person)).filter(isTicked);
      const keys = ticked.map(({ key }) => key);
      const { commit } = await this.#chosen.of(person, keys);
      if (this.#isFree) await this.build(commit);
    },
  );
  readonly #store: Store;
  readonly #releases: Releases;
  readonly record: PublicationRecord;
  readonly waiting: WaitingContent;
  readonly #chosen: ChosenContent;
  readonly #builds: Builds;
  #isBusy = false;
  /** The last saved state when the last step ended. */
  #endedAt: string | undefined;

  /** @param work folder for snapshots of the content and builds */
  constructor(store: Store, releases: Releases, work: string) {
    this.#store = store;
    this.#releases = releases;
    this.record = new PublicationRecord(store, releases);
    this.waiting = new WaitingContent(store, this.record);
    this.#chosen = new ChosenContent(store, this.waiting);
    this.#builds = new Builds(store.git, resolve(work));
  }

  /** The progress as it is shown: what was prepared stays, with what others have saved since; what was published or failed before that is over. */
  async current(): Promise<Progress> {
    const { stage, state } = this.progress;
    if (stage === 'ready' && state !== undefined)
      return { ...this.progress, meanwhile: await this.waiting.savedAfter(state) };
    const isOver =
      ['published', 'left', 'failed'].includes(stage) &&
      this.#endedAt !== undefined &&
      (await this.#store.git.differs(this.#endedAt, 'HEAD'));
    return isOver ? { stage: 'idle' } : this.progress;
  }

  /** Whether visitors see a site, published here or released otherwise. */
  get hasSite(): boolean {
    return existsSync(this.#releases.client);
  }

  /** Pages of the build that is prepared. */
  get next(): string {
    return join(this.#builds.folder, 'client');
  }

  get #isFree(): boolean {
    return !this.#isBusy && this.progress.stage !== 'ready';
  }

  /**
   * Checks and builds the published content with what is chosen of the saved one, and lists what changes.
   * @param keys the chosen entries; without them, all that is saved
   * @param seen the newest saved change that the person has looked at: a later one was not seen
   */
  prepare(person: Person, keys?: readonly string[], seen?: string): Promise<void> {
    return this.#step(async () => {
      // Set before anything is awaited, so that an immediate request does not get the result of the previous publication.
      this.progress = { stage: 'checking', keys };
      const { base, state, left, ...chosen } = await this.#store.alone(async () => {
        await this.recover();
        if (seen !== undefined && !(await this.waiting.isSeen(keys ?? [], seen)))
          throw new DeskError(409, WORDS.changedSince);
        return this.#chosen.of(person, keys);
      });
      await refuseOthers(this.#store.git, base, chosen.commit, person);
      const commit = await this.#checked(chosen.commit, person, chosen.commit === state);
      const changes = base ? await contentChanges(this.#store, base, commit) : undefined;
      this.progress = { stage: 'building', keys, commit, base, state, left, changes };
      await this.build(commit);
      const pages = findPageChanges(this.#releases.client, this.next);
      return { ...this.progress, stage: 'ready', pages };
    });
  }

  /**
   * Makes the prepared build the site that is served.
   * @param shown the commit whose changes the person has seen; another person may have prepared a later one
   */
  publish(person: Person, sentence: string, shown: string): Promise<void> {
    const { keys, commit, base: shownFrom, state, left } = this.#shown(sentence, shown);
    return this.#step(async () => {
      this.progress = { stage: 'publishing', commit, state, left };
      await this.#store.alone(async () => {
        const base = (await this.record.published())?.commit;
        const isKept = await isAncestor(this.#store.git, state, 'HEAD');
        if (base !== shownFrom || this.#builds.isOfOther(commit) || !isKept)
          throw new DeskError(409, WORDS.changedSince);
        await refuseOthers(this.#store.git, base, commit, person);
        await this.release(commit, person, sentence.trim(), keys);
      });
      await this.#join();
      return { stage: 'published', commit, state, left };
    });
  }

  /**
   * Leaves the prepared entries to the timer, which publishes them on a day in India; until then they wait.
   * @param shown as in {@link publish}
   */
  async publishOn(person: Person, sentence: string, shown: string, day: string): Promise<void> {
    const prepared = this.#shown(sentence, shown);
    const plan = { ...person, day, sentence: sentence.trim() };
    await this.#store.alone(async () =>
      this.waiting.days.add(plan, prepared, await this.waiting.now()),
    );
    this.progress = { stage: 'left' };
    this.#endedAt = await this.#store.git.head();
  }

  /** What is prepared, with a sentence, as the person has seen it. */
  #shown(sentence: string, shown: string) {
    const { stage, commit, state = commit, left = [], ...rest } = this.progress;
    if (stage !== 'ready' || !commit || !state || commit !== shown)
      throw new DeskError(409, WORDS.changedSince);
    if (!/[\p{L}\p{N}]/u.test(sentence)) throw new DeskError(400, WORDS.sentenceMissing);
    if (/\p{Cc}/u.test(sentence)) throw new DeskError(400, WORDS.sentenceFaulty);
    return { ...rest, commit, state, left };
  }

  /** Publishes what visitors saw before the newest publication. What is saved and waits for publication goes on waiting. */
  undo(person: Person, tag: string): Promise<void> {
    return this.#step(async () => {
      this.progress = { stage: 'checking' };
      const { before, newest, sentence, ...undo } = await this.#store.alone(async () => {
        await this.record.finish();
        return withoutNewest(this.#store, await this.record.published(), tag, person);
      });
      await refuseOthers(this.#store.git, before, newest, person);
      const commit = await this.#checked(undo.commit, person, false);
      this.progress = { stage: 'building', commit };
      await this.build(commit);
      this.progress = { stage: 'publishing', commit };
      await this.#store.alone(async () => {
        if ((await this.record.published())?.tag !== tag)
          throw new DeskError(409, WORDS.changedSince);
        await this.release(commit, person, sentence);
      });
      const error = await this.#join();
      return { stage: 'published', commit, ...(error && { error }) };
    });
  }

  /**
   * Publishes the entries whose day has come, then rebuilds the last publication if one of its entries is due or a new day has begun: it becomes the public site unless something
   * else has been published meanwhile.
   * @returns whether the site was rebuilt
   * @throws DeskError if there is a site and the history says nothing of it, as after a backup was restored without its tags, or an older one
   */
  async publishDue(now = Date.now()): Promise<boolean> {
    const last = await this.#store.alone(async () => {
      await this.record.finish();
      return this.record.published();
    });
    const lacks = await this.record.lacks();
    if (lacks) throw new DeskError(500, lacks);
    if (!last) return false;
    if (await this.#publishPlanned(now)) return true;
    const content = await this.#builds.contentOf(last.commit);
    const reason = rebuildReason(content, await this.#releases.builtAt(), now);
    if (!reason) return false;
    // At night there is time for the best compression.
    await this.build(last.commit, reason === 'entry');
    return this.#store.alone(async () => {
      if ((await this.record.published())?.tag !== last.tag) return false;
      await this.#releases.switchTo(this.#builds.folder, now);
      this.record.remember(last.commit);
      return true;
    });
  }

  /** What has mistakes goes on waiting, with the reason, and keeps nothing else. */
  async #publishPlanned(now: number): Promise<boolean> {
    const { units = [] } = await this.waiting.now();
    let isDone = false;
    for (const { keys, sentence, ...author } of this.waiting.days.due(units, now)) {
      try {
        const chosen = () => this.#chosen.of(author, keys);
        const { base, commit, state } = await this.#store.alone(chosen);
        const checked = await this.#checked(commit, author, commit === state);
        await this.build(checked, false);
        await this.#store.alone(async () => {
          if ((await this.record.published())?.commit !== base)
            throw new DeskError(409, WORDS.changedSince);
          await this.release(checked, author, sentence, keys);
        });
        await this.#join();
        isDone = true;
      } catch (error) {
        const said = failureOf(error, this.progress);
        await this.#store.alone(async () => this.waiting.days.fail(keys, said));
      }
    }
    return isDone;
  }

  /** Builds the content of a commit. */
  build(commit: string, isQuick = true): Promise<void> {
    return this.#builds.build(commit, isQuick);
  }

  /**
   * Switches the site to the finished build and records it in the history; inside {@link Store.alone}.
   * @throws NotRecorded when the new site is public but its record could not be written
   */
  async release(
    commit: string,
    { name, email }: Author,
    sentence: string,
    keys?: readonly string[],
  ): Promise<void> {
    await this.record.finish();
    this.record.begin({ commit, author: { name, email }, sentence });
    await this.#releases.switchTo(this.#builds.folder);
    await this.record.finish();
    this.waiting.days.forget(keys);
  }

  /** Completes what a crash has left of a publication; inside {@link Store.alone}. */
  async recover(): Promise<void> {
    await this.record.finish();
    await joinPublication(this.#store);
  }

  /** Runs a step and records failures as plain messages; the public site is not affected by failures. When its end is shown, the next one can begin. */
  async #step(step: () => Promise<Progress>): Promise<void> {
    if (this.#isBusy) throw new DeskError(409, WORDS.busy);
    this.#isBusy = true;
    const started = performance.now();
    const end = await step().catch((error: unknown) => ({
      ...this.progress,
      ...failureOf(error, this.progress),
    }));
    this.#endedAt = await this.#store.git.head().catch(() => undefined);
    this.#isBusy = false;
    this.progress = { ...end, seconds: Math.round((performance.now() - started) / 100) / 10 };
  }

  /** A commit after its checks; documents that are older than their text are printed and come with it. */
  #checked(commit: string, person: Author, isSaved: boolean): Promise<string> {
    return checkedCommit(this.#store, this.#builds, { commit, person, isSaved }, () => {
      this.progress = { stage: 'documents' };
    });
  }

  /** @returns what is to be said: that what was undone remains as it was saved, or that it failed, which is then done at the next start */
  #join(): Promise<Words | undefined> {
    return this.#store
      .alone(() => joinPublication(this.#store))
      .then(
        (isKept) => (isKept ? WORDS.undoneStillWaits : undefined),
        (error: unknown) => {
          console.error(error);
          return WORDS.notRecorded;
        },
      );
  }
}
