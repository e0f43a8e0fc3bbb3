import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import type { Author } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { WORDS, type Words } from '#desk/words.ts';
import { Builds } from './builds.ts';
import { ChosenContent } from './chosen-content.ts';
import { joinPublication } from './join.ts';
import { mailOf, type SendMail } from './mail.ts';
import { Passing } from './passing.ts';
import { type Checked, checkedCommit } from './printed.ts';
import { PublicationRecord, type Releases } from './publication-record.ts';
import { publishedTeller, type TellPublished } from './tell-published.ts';
import { WaitingContent } from './waiting.ts';

/**
 * The site that visitors see, and what waits. A state of the content is checked and built in a
 * copy, so that saving remains possible, and then published.
 */
export class PublicSite {
  readonly store: Store;
  readonly releases: Releases;
  readonly people: readonly Person[] | undefined;
  readonly record: PublicationRecord;
  readonly waiting: WaitingContent;
  readonly chosen: ChosenContent;
  readonly builds: Builds;
  readonly passing: Passing;
  /** One for all, since a person gets one e-mail in a quarter of an hour. */
  readonly send: SendMail;
  readonly tell: TellPublished;

  /**
   * @param work folder for snapshots of the content and builds
   * @param settings with who may do what now; without desk.yaml, the user of this machine may do
   *   everything
   */
  constructor(store: Store, releases: Releases, work: string, settings?: Settings) {
    this.store = store;
    this.releases = releases;
    this.people = settings?.people;
    this.send = mailOf(settings);
    this.tell = publishedTeller(store, settings, this.send);
    this.record = new PublicationRecord(store, releases);
    this.waiting = new WaitingContent(store, this.record);
    this.chosen = new ChosenContent(store, this.waiting);
    this.builds = new Builds(store.git, resolve(work));
    this.passing = new Passing(store.state);
  }

  /** Whether visitors see a site, published here or released otherwise. */
  get hasSite(): boolean {
    return existsSync(this.releases.client);
  }

  /** Pages of the build that is prepared. */
  get next(): string {
    return join(this.builds.folder, 'client');
  }

  /** Builds the content of a commit. */
  build(commit: string, isQuick = true): Promise<void> {
    return this.builds.build(commit, isQuick);
  }

  /**
   * A commit after its checks; documents that are older than their text are printed and come with
   * it.
   */
  checked(what: Checked, onPrint: () => void = () => undefined): Promise<string> {
    return checkedCommit(this.store, this.builds, what, onPrint);
  }

  /**
   * Switches the site to the finished build and records it in the history; inside
   * {@link Store.alone}.
   * @throws NotRecorded when the new site is public but its record could not be written
   */
  async release(commit: string, { name, email }: Author, sentence: string): Promise<void> {
    await this.record.finish();
    this.record.begin({ commit, author: { name, email }, sentence });
    await this.releases.switchTo(this.builds.folder);
    await this.record.finish();
    // What still waits keeps its day, also after an undo.
    const { units = [] } = await this.waiting.now();
    this.waiting.days.keepOnly(units.map(({ key }) => key));
  }

  /** Completes what a crash has left of a publication; inside {@link Store.alone}. */
  async recover(): Promise<void> {
    await this.record.finish();
    await joinPublication(this.store);
  }

  /**
   * @returns what is to be said: that what was undone remains as it was saved, or that it failed,
   *   which is then done at the next start
   */
  join(): Promise<Words | undefined> {
    return this.store
      .alone(() => joinPublication(this.store))
      .then(
        (isKept) => (isKept ? WORDS.undoneStillWaits : undefined),
        (error: unknown) => {
          console.error(error);
          return WORDS.notRecorded;
        },
      );
  }
}
