import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '#desk/server/files/safe-files.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { isSame } from './same.ts';

/** How long a link can be opened. */
const WEEK_MS = 7 * 24 * 3_600_000;
/** Of a person: the oldest end first. */
const MAX_LINKS = 100;
/** 16 signs of Base64 are the name, and 24 the signature. */
const NAME_BYTES = 12;
const ADDRESS = /^([\w-]{16})([\w-]{24})$/;

const linksSchema = z.array(
  z.strictObject({
    name: z.string(),
    /** Who has made it: what that person may not read any more is not shown. */
    user: z.string(),
    kind: z.string(),
    /** The entry, or the draft of a new one. */
    id: z.string(),
    /** The name that a new one will have. */
    wanted: z.string(),
    until: z.string(),
  }),
);
export type SharedLink = z.infer<typeof linksSchema>[number];

/**
 * Links by which somebody without an account sees one draft. The address has a random name and a
 * signature, and says nothing of the entry or of a person; it is not in the file, so that who reads
 * that, or a copy of it, opens nothing. Call what writes inside {@link Store.alone}.
 */
export class SharedLinks {
  readonly #file: string;
  readonly #secret: string;

  /**
   * @param state folder of the desk's data
   * @param secret of desk.yaml: with another one all links end
   */
  constructor(state: string, secret: string) {
    this.#file = join(state, 'shared-links.json');
    this.#secret = secret;
  }

  /** A link that ends after a week, in the place of the one that the person had for the entry. */
  make(wanted: Omit<SharedLink, 'name' | 'until'>): SharedLink {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const link = { ...wanted, name, until: new Date(Date.now() + WEEK_MS).toISOString() };
    const isOther = ({ user, kind, id }: SharedLink) =>
      user !== wanted.user || kind !== wanted.kind || id !== wanted.id;
    this.#keep([link, ...this.#links().filter(isOther)]);
    return link;
  }

  /** The links of a person that can be opened. */
  of(person: string): SharedLink[] {
    return this.#links().filter(({ user }) => user === person);
  }

  withdraw(names: readonly string[]): void {
    this.#keep(this.#links().filter(({ name }) => !names.includes(name)));
  }

  /** The last part of the address of a link. */
  addressOf(link: SharedLink): string {
    const { name, user, kind, id, wanted, until } = link;
    const signed = JSON.stringify(['shared link', name, user, kind, id, wanted, until]);
    const mark = createHmac('sha256', this.#secret).update(signed).digest('base64url');
    return `${name}${mark.slice(0, 24)}`;
  }

  /** The link of an address; `undefined` if it was changed, withdrawn, or is over. */
  opened(address: string): SharedLink | undefined {
    const [, wanted] = ADDRESS.exec(address) ?? [];
    const link = this.#links().find(({ name }) => name === wanted);
    return link && isSame(address, this.addressOf(link)) ? link : undefined;
  }

  #links(): SharedLink[] {
    const links = linksSchema.safeParse(readJson(this.#file)).data ?? [];
    return links.filter(({ until }) => Date.now() < Date.parse(until));
  }

  #keep(links: readonly SharedLink[]): void {
    const kept = [...Map.groupBy(links, ({ user }) => user).values()];
    const all = kept.flatMap((own) => own.slice(0, MAX_LINKS));
    writeAtomic(this.#file, JSON.stringify(all));
  }
}
