import { readFileSync } from 'node:fs';
import type { Site } from '#app/content/reading/read.server.ts';
import { isScheduled, withoutScheduled } from '#app/content/reading/scheduled.server.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, readableEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { companionsOf } from '#desk/content-files/kinds.ts';
import { ATTACHING, ownerOf } from '#desk/files/attached-files.ts';
import { mayWrite, mayWriteAll } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { checkChanges, type Mistake } from '#desk/server/forms/check.ts';
import { kindAt, namedEntry } from '#desk/server/forms/entry-at.ts';
import { formOf } from '#desk/server/forms/field-of.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';
import type { PublicSite } from './public-site.ts';
import { siteWith } from './site-renderer.ts';
import { isReadable } from './unit-access.ts';

const KEPT_BY_OTHERS: Words = {
  en: 'Something that others have saved, and that is not public yet, has to do with this. Ask the office of the college.',
  ml: 'മറ്റുള്ളവർ സേവ് ചെയ്തതും ഇതുവരെ പ്രസിദ്ധീകരിക്കാത്തതുമായ ഒന്നിന് ഇതുമായി ബന്ധമുണ്ട്. കോളേജ് ഓഫീസിൽ ചോദിക്കുക.',
};

/**
 * The content as one person may read it: what is public, and of what waits and of what comes out
 * later only what that person may write. Before the first publication nothing is public, and all is
 * read by everybody of the desk.
 */
export class ReadableContent {
  readonly #public: PublicSite;
  /** By person: it is asked for with each page and picture of a preview. */
  readonly #known = new Map<string, { name: string; changes: Promise<Changes> }>();

  constructor(site: PublicSite) {
    this.#public = site;
  }

  /** Without what others have saved and not published: a draft is checked beside it. */
  async content(person: Person): Promise<ContentFolder> {
    const { content } = this.#public.store;
    return mayWriteAll(person) ? content : content.with(asTexts(await this.#changes(person)));
  }

  /** Also without what is published before its time: in its entries others are looked up. */
  async entries(person: Person): Promise<ContentFolder> {
    const content = await this.content(person);
    if (mayWriteAll(person)) return content;
    const hidden = KINDS.filter((kind) => 'publishFrom' in Object(formOf(kind).schema.properties))
      .flatMap((kind) => readableEntries(content, kind).map((entry) => ({ kind, ...entry })))
      .filter(({ kind, value }) => {
        const { publishFrom } = ownerOf(content, value) ?? Object(value);
        return (
          isScheduled({ publishFrom }, Date.now()) && !mayWriteWith(content, person, kind.id, value)
        );
      })
      .flatMap(({ kind, id }) =>
        [kind, ...companionsOf(kind)].flatMap((each) => filesOf(each, id)),
      );
    return content.with(new Map(hidden.map((file) => [file, undefined])));
  }

  /** A file as a person may read it: what others have put in its place is not public yet. */
  async bytes(person: Person, file: string): Promise<Uint8Array | undefined> {
    const { content } = this.#public.store;
    const changes = await this.#changes(person);
    if (!changes.has(file))
      return content.has(file) ? readFileSync(content.pathOf(file)) : undefined;
    const own = changes.get(file);
    return typeof own === 'string' ? Buffer.from(own) : own;
  }

  /**
   * A document is published with the entry to which it belongs, and shows when that is: it is given
   * to none that the person may not read.
   * @throws DeskError
   */
  async allowOwner(person: Person, before: unknown, after: unknown): Promise<void> {
    const given = ATTACHING.find(({ owner }) => owner in Object(after));
    if (!given || mayWriteAll(person)) return;
    const { kind, owner } = given;
    const name = String(Object(after)[owner]);
    if (name === Object(before)[owner]) return;
    const isIn = (content: ContentFolder) => valueOfEntry(content, kind, name) !== undefined;
    if (isIn(this.#public.store.content) && !isIn(await this.entries(person)))
      throw new DeskError(403, WORDS.mayNotWrite);
  }

  /**
   * Mistakes and advice with the entries at which they are, as a person may read these: of what
   * others keep back, only that there is something.
   */
  async said(person: Person, mistakes: readonly Mistake[]): Promise<Mistake[]> {
    const { content } = this.#public.store;
    if (mayWriteAll(person) || !mistakes.some(({ entry }) => entry)) return [...mistakes];
    const known = await this.entries(person);
    return mistakes.map((mistake) => {
      const { kind: name = '', id = '' } = mistake.entry ?? {};
      const kind = kindOf(name);
      if (!kind || mayWrite(person, name, [valueOfEntry(content, kind, id)])) return mistake;
      return valueOfEntry(known, kind, id) === undefined
        ? { words: KEPT_BY_OTHERS, field: { en: '', ml: '' } }
        : { ...mistake, entry: namedEntry(known, kind, id) };
    });
  }

  /**
   * The site for a preview.
   * @param changes those of a draft
   * @returns `undefined` if what the person has saved needs what others have saved and not
   *   published
   */
  async shown(person: Person, changes: Changes = new Map()): Promise<Site | undefined> {
    const all = new Map([...(await this.#changes(person)), ...changes]);
    const { content } = this.#public.store;
    const { site } = checkChanges(content, asTexts(all));
    if (!site) return undefined;
    if (mayWriteAll(person)) return siteWith(site, all);
    const isKept = (entry: { file?: string }) =>
      mayWriteWith(content, person, kindAt(entry.file ?? '')?.kind.id ?? '', entry);
    return siteWith(withoutScheduled(site, Date.now(), isKept), all);
  }

  async #changes(person: Person): Promise<Changes> {
    if (mayWriteAll(person)) return new Map();
    const { base, state } = await this.#public.waiting.now();
    const name = `${base} ${state}`;
    const known = this.#known.get(person.user);
    if (known?.name === name) return known.changes;
    const changes = this.#public.chosen.withOnly((unit) => isReadable(unit, person));
    this.#known.set(person.user, { name, changes });
    return changes;
  }
}

/** Whether a person may write an entry, or that to which it belongs as a document. */
function mayWriteWith(
  content: ContentFolder,
  person: Person,
  kind: string,
  value: unknown,
): boolean {
  const owner = ATTACHING.find((each) => each.owner in Object(value));
  return (
    mayWrite(person, kind, [value]) ||
    (owner !== undefined && mayWrite(person, owner.kind.id, [ownerOf(content, value)]))
  );
}
