import type { Person } from '#desk/server/access/settings.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { rebuildReason } from '#tools/release/due.ts';
import type { DuePlan } from './chosen-day.ts';
import { failureOf, Overtaken } from './progress.ts';
import type { PublicSite } from './public-site.ts';
import type { Publication } from './publications.ts';
import { refuseOthers } from './unit-access.ts';

/**
 * How often the timer begins anew when a person has published meanwhile: what is due need not wait
 * for another hour.
 */
const MAX_TRIES = 3;

/**
 * Publishes the entries whose day has come, then rebuilds the last publication if one of its
 * entries is due or a new day has begun: it becomes the public site. What a person publishes at the
 * same moment passes first.
 * @returns whether the site was rebuilt
 * @throws DeskError if there is a site and the history says nothing of it, as after a backup was
 *   restored without its tags, or an older one
 */
export async function publishDue(site: PublicSite, now: number): Promise<boolean> {
  await site.passing.wait();
  for (let tries = 1; ; tries++) {
    try {
      return await publishOnce(site, now);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (tries === MAX_TRIES) return false;
    }
  }
}

async function publishOnce(site: PublicSite, now: number): Promise<boolean> {
  const { store, record, builds, releases } = site;
  const last = await store.alone(async () => {
    await record.finish();
    return record.published();
  });
  const lacks = await record.lacks();
  if (lacks) throw new DeskError(500, lacks);
  if (!last) return false;
  if (await publishPlanned(site, now)) return true;
  const content = await builds.contentOf(last.commit);
  const reason = rebuildReason(content, await releases.builtAt(), now);
  if (!reason) return false;
  // At night there is time for the best compression.
  await site.build(last.commit, reason === 'entry');
  await inTurn(site, last, async () => {
    await releases.switchTo(builds.folder, now);
    record.remember(last.commit);
  });
  return true;
}

/**
 * @throws Overtaken if another publication is public than the one from which something was built
 */
async function inTurn(
  { store, record, passing }: PublicSite,
  last: Publication | undefined,
  task: () => Promise<void>,
): Promise<void> {
  await passing.wait();
  await store.alone(async () => {
    if ((await record.published())?.tag !== last?.tag) throw new Overtaken();
    await task();
  });
}

/**
 * What has mistakes, or was chosen by somebody who may not publish it any more, goes on waiting,
 * with the reason, and keeps nothing else.
 */
async function publishPlanned(site: PublicSite, now: number): Promise<boolean> {
  const { store, waiting } = site;
  const { units = [] } = await waiting.now();
  let isDone = false;
  for (const plan of waiting.days.due(units, now)) {
    try {
      await publishPlan(site, plan);
      isDone = true;
    } catch (error) {
      if (error instanceof Overtaken) throw error;
      const said = failureOf(error, { stage: 'building' });
      await store.alone(async () => waiting.days.fail(plan.keys, said));
    }
  }
  return isDone;
}

async function publishPlan(site: PublicSite, { keys, sentence, ...plan }: DuePlan): Promise<void> {
  const { store, chosen, record } = site;
  const person = personNow(site, plan);
  const last = await record.published();
  const { base, commit, state, left } = await store.alone(() => chosen.of(person, keys));
  await refuseOthers(store.git, base, commit, person);
  const checked = await site.checked({ commit, person, isSaved: commit === state });
  await site.build(checked, false);
  await inTurn(site, last, () => site.release(checked, person, sentence));
  await site.join();
  await site.tell(person, state, left);
}

/**
 * Who has chosen the day, with the permissions of this day.
 * @throws DeskError for somebody who is not at the desk any more
 */
function personNow(
  { people }: PublicSite,
  { user, name, email }: Omit<DuePlan, 'keys' | 'sentence'>,
): Person {
  if (!people) return { user, name, email, write: 'all', publish: true };
  const person = people.find((each) => each.user === user);
  if (!person) throw new DeskError(403, WORDS.hasLeftDesk(name));
  return person;
}
