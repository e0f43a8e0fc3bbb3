import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { kindOf } from '#app/site.ts';
import { allEntries } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { mayWriteKind } from '#desk/server/access/permissions.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import type { PublicSite } from '#desk/server/publish/public-site.ts';

/**
 * Announcements on top of every page: which of them visitors see, by what is published, and which
 * are saved only.
 */
export function urgentRoutes(app: FastifyInstance, site: PublicSite): void {
  app.get('/api/urgent', ({ person }) =>
    mayWriteKind(person, 'emergency') ? announcements(site, Date.now()) : [],
  );
}

async function announcements({ store, waiting }: PublicSite, now: number) {
  const kind = kindOf('emergency');
  const { git, content } = store;
  const { base } = await waiting.now();
  const published = base && (await git.file(git.at(base, kind.place)));
  const before = content.with(new Map([[kind.place, published ? String(published) : '[]\n']]));
  const [old, saved] = [before, content].map(
    (each) => new Map(allEntries(each, kind).map(({ id, value }) => [id, value])),
  ) as [Map<string, unknown>, Map<string, unknown>];
  return [...new Set([...saved.keys(), ...old.keys()])].flatMap((id) => {
    const [shown, wanted] = [timesOf(old.get(id)), timesOf(saved.get(id))];
    const isShown = shown !== undefined && shown.from <= now && now < shown.until;
    const isWanted = wanted !== undefined && now < wanted.until;
    if (!isShown && !isWanted) return [];
    return {
      id,
      title: titleOf(isShown ? old.get(id) : saved.get(id), id),
      /** From when, and until when, visitors see it; nothing if they do not. */
      seen:
        shown && now < shown.until
          ? {
              from: valueAt(old.get(id), 'from'),
              until: valueAt(old.get(id), 'until'),
              isNow: isShown,
            }
          : undefined,
      /** What is saved is not what visitors see, or will see: it waits for its publication. */
      isWaiting: !isDeepStrictEqual(old.get(id), saved.get(id)),
      /** As it is saved, it has ended. */
      isEnded: !isWanted,
    };
  });
}
export type Announcement = Awaited<ReturnType<typeof announcements>>[number];

function valueAt(value: unknown, field: 'from' | 'until'): string {
  return isGroup(value) ? String(value[field]) : '';
}

function timesOf(value: unknown): { from: number; until: number } | undefined {
  if (!isGroup(value)) return undefined;
  return { from: Date.parse(valueAt(value, 'from')), until: Date.parse(valueAt(value, 'until')) };
}
