import { mayWriteAll } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { publicationTitle } from '#desk/server/entries/change-title.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { Unit } from '#desk/server/entries/units.ts';
import type { Words } from '#desk/words.ts';
import type { PublicationRecord } from './publication-record.ts';
import { listPublications, type Publication } from './publications.ts';
import { isReadable, unitsOf } from './unit-access.ts';

const SHOWN = 50;
const OF_OTHERS: Words = {
  en: 'Published before its time: only those who may change it read what it is',
  ml: 'സമയത്തിനു മുമ്പ് പ്രസിദ്ധീകരിച്ചത്: മാറ്റാൻ അനുമതിയുള്ളവർക്കു മാത്രമേ അത് എന്താണെന്നു വായിക്കാനാകൂ',
};

/**
 * The publications with their sentences. One that tells of what visitors were to see only later is
 * for those who may write all of that.
 */
export class PastPublications {
  readonly #store: Store;
  readonly #record: PublicationRecord;
  /**
   * What visitors were to see only later, by tag: it never changes, and to find it takes a tenth of
   * a second.
   */
  readonly #early = new Map<string, Promise<readonly Unit[]>>();

  constructor(store: Store, record: PublicationRecord) {
    this.#store = store;
    this.#record = record;
  }

  /** The newest ones, newest first. */
  async list(person: Person) {
    const publications = await listPublications(this.#store);
    const published = await this.#record.published();
    return Promise.all(
      publications.slice(0, SHOWN).map(async ({ commit: _, ...publication }, index) => ({
        ...publication,
        sentence: await this.#sentence(publications, index, person),
        /** What it changed is not known, and it cannot be undone. */
        isFirst: publications[index + 1] === undefined,
        /** Visitors see it, so it can be undone. */
        isNewest: publication.tag === published?.tag,
      })),
    );
  }

  /** That which visitors see. */
  async last(person: Person) {
    const published = await this.#record.published();
    if (!published) return null;
    const publications = await listPublications(this.#store);
    const index = publications.findIndex(({ tag }) => tag === published.tag);
    return { ...published, sentence: await this.#sentence(publications, index, person) };
  }

  async #sentence(
    publications: readonly Publication[],
    index: number,
    person: Person,
  ): Promise<Words> {
    const [own, before] = [publications[index], publications[index + 1]];
    const early = own && before && !mayWriteAll(person) ? await this.#earlyIn(own, before) : [];
    return early.every((unit) => isReadable(unit, person))
      ? publicationTitle(own?.sentence ?? '')
      : OF_OTHERS;
  }

  #earlyIn({ tag, commit, at }: Publication, before: Publication): Promise<readonly Unit[]> {
    const known =
      this.#early.get(tag) ??
      unitsOf(this.#store, { from: before.commit, to: commit, at }).then(({ early }) => early);
    this.#early.set(tag, known);
    known.catch(() => this.#early.delete(tag));
    return known;
  }
}
export type PastPublication = Awaited<ReturnType<PastPublications['list']>>[number];
