import type { Kind } from '#app/content/kind.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { withoutScheduled } from '#app/content/reading/scheduled.server.ts';
import { kindOf } from '#app/site.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { freeId } from '#desk/content-files/names.ts';
import { withRequired } from '#desk/content-files/with-required.ts';
import { LINK_WORDS } from '#desk/server/access/link-words.ts';
import { allow } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { SharedLink } from '#desk/server/access/shared-links.ts';
import { type Drafts, isNewId } from '#desk/server/entries/drafts.ts';
import { pageOf } from '#desk/server/entries/entry-pages.ts';
import { withOwnId } from '#desk/server/entries/entry-requests.ts';
import { namesIn } from '#desk/server/entries/units.ts';
import { validateDraft } from '#desk/server/entries/validate-draft.ts';
import { digest } from '#desk/server/files/safe-files.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { kindAt } from '#desk/server/forms/entry-at.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { DeskError } from '#desk/words.ts';
import type { Publisher } from './publisher.ts';
import { siteWith } from './site-renderer.ts';
import { isReadable } from './unit-access.ts';

/** So many links are read at once without drawing a page again. */
const MAX_PAGES = 8;

/** What a link shows: the page of the draft; without a site, the mistakes that hinder it. */
type SharedPage = { site?: Site; path: string; mistakes: Mistake[] };

/**
 * Drafts as somebody without an account sees them: what visitors see, with this one entry as its
 * person has written it, and nothing else that waits.
 */
export class SharedDrafts {
  readonly #publisher: Publisher;
  readonly #drafts: Drafts;
  readonly #uploads: Uploads;
  /** Each page is asked for together with its pictures; the newest last. */
  readonly #pages = new Map<string, Promise<SharedPage>>();

  constructor(publisher: Publisher, drafts: Drafts, uploads: Uploads) {
    this.#publisher = publisher;
    this.#drafts = drafts;
    this.#uploads = uploads;
  }

  /** The entry as which the draft of a link was saved, or the draft. */
  placeOf({ kind, id }: Pick<SharedLink, 'kind' | 'id'>): string {
    return (isNewId(id) ? this.#drafts.savedAs(kind, id) : undefined) ?? id;
  }

  /**
   * The draft of a link as it is now.
   * @throws DeskError if there is none any more, if the person may not read it any more, or before
   *   the first publication
   */
  async page(person: Person, link: SharedLink): Promise<SharedPage> {
    const kind = kindOf(link.kind);
    const place = this.placeOf(link);
    if (!kind) throw new DeskError(404, LINK_WORDS.ended);
    const { content } = this.#publisher.store;
    const id = isNewId(place) ? freeId(content, kind, link.wanted) : place;
    const before = valueOfEntry(content, kind, id);
    const value = this.#drafts.find(person.user, kind.id, place)?.value ?? before;
    if (value === undefined) throw new DeskError(404, LINK_WORDS.ended);
    const whole = withRequired(withOwnId(kind, value, id), formSchema(kind, content.published));
    allow(person, kind, [before, whole]);
    await this.#publisher.readable.allowOwner(person, before, whole);
    const { base, state } = await this.#publisher.waiting.now();
    if (base === undefined) throw new DeskError(409, LINK_WORDS.nothingPublic);
    const name = [base, state, person.user, kind.id, id, digest(JSON.stringify(whole))].join('\n');
    const page = this.#pages.get(name) ?? this.#draw(person, kind, id, whole);
    this.#pages.delete(name);
    this.#pages.set(name, page);
    for (const old of [...this.#pages.keys()].slice(0, -MAX_PAGES)) this.#pages.delete(old);
    return page.catch((error: unknown) => {
      // It may be drawn the next time.
      if (this.#pages.get(name) === page) this.#pages.delete(name);
      throw error;
    });
  }

  async #draw(person: Person, kind: Kind, id: string, value: unknown): Promise<SharedPage> {
    const { store, chosen } = this.#publisher;
    const saved = await chosen.withOnly(
      (unit) => isReadable(unit, person) && namesIn(unit).includes(`${kind.id}/${id}`),
    );
    const content = store.content.with(asTexts(saved));
    const draft = { content, person, kind, id, value, uploads: this.#uploads };
    const { changes, site, mistakes } = validateDraft(draft);
    if (!site) return { path: '', mistakes };
    const isOwn = ({ file }: { file: string }) => {
      const at = kindAt(file);
      return at?.kind === kind && at.path === id;
    };
    const shown = withoutScheduled(site, Date.now(), isOwn);
    return {
      site: siteWith(shown, new Map([...saved, ...changes])),
      path: pageOf(shown, kind.id, id),
      mistakes: [],
    };
  }
}
