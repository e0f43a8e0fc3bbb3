import { join } from 'node:path';
import { z } from 'zod';
import { LINK_CHECK_DAYS } from '#app/content/reading/freshness.server.ts';
import { DAY_MS } from '#app/domain/clock.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { readJson } from '#desk/server/files/safe-files.ts';
import { askAddress } from '#tools/check/ask-address.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

const checkedSchema = z.record(
  z.string(),
  z.object({
    at: z.string(),
    isThere: z.boolean(),
    /** What the other server says instead of the page, such as 404. */
    status: z.string().optional(),
    leadsTo: z.string().optional(),
  }),
);
export type CheckedLink = z.infer<typeof checkedSchema>[string];

const fileOf = (store: Store) => join(store.state, 'checked-links.json');

/**
 * When addresses were last asked from the desk, and whether they answered; an answer holds as long
 * as one of the whole check.
 */
export function checkedLinks(store: Store, now = Date.now()): Map<string, CheckedLink> {
  const all = Object.entries(checkedSchema.safeParse(readJson(fileOf(store))).data ?? {});
  return new Map(all.filter(([, { at }]) => Date.parse(at) > now - LINK_CHECK_DAYS * DAY_MS));
}

/** One address after the other is asked, whoever wishes it. */
let turn: Promise<unknown> = Promise.resolve();

/** Asks an address of the content, and keeps what it answers. */
export async function checkLink(store: Store, address: string): Promise<CheckedLink> {
  const answer = turn.then(() => askAddress(address));
  turn = answer.catch(() => undefined);
  const checked = { at: new Date().toISOString(), ...(await answer) };
  await store.alone(async () => {
    const all = Object.fromEntries(checkedLinks(store).set(address, checked));
    writeAtomic(fileOf(store), JSON.stringify(all));
  });
  return checked;
}
