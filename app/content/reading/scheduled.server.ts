import { collections, type Entry, entriesOf } from '#app/content/kinds.server.ts';
import { pageFinder } from '#app/content/pages.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import type { Site } from './read.server.ts';
import { withoutTargets } from './targets.server.ts';

/** An entry with a time of publication. */
type Scheduled = { publishFrom?: string | undefined };

/** Whether an entry is not yet published at a time, in Unix milliseconds. */
export function isScheduled({ publishFrom }: Scheduled, now: number): boolean {
  return publishFrom !== undefined && now < Date.parse(publishFrom);
}

/**
 * The site without the entries that are to be published later; the same one when there are none.
 * @param isKept those that are shown all the same
 */
export function withoutScheduled(
  site: Site,
  now: number,
  isKept: (entry: Scheduled & { file: string }) => boolean = () => false,
): Site {
  const isOut = (entry: Scheduled & { file: string }) => !isScheduled(entry, now) || isKept(entry);
  const { admissions } = site;
  if ([...entriesOf(site), ...admissions.events].every(isOut)) return site;
  const published = (entries: readonly Entry<Scheduled>[]) => entries.filter(isOut);
  const listed = Object.fromEntries(
    collections().map(({ collection }) => [collection, published(site[collection])]),
  );
  const rest: Site = {
    ...site,
    ...listed,
    admissions: { ...admissions, events: admissions.events.filter(isOut) },
  };
  return { ...rest, redirects: redirectsOf(site, rest) };
}

/** An old address of an entry that is published later waits with it: it names the entry. */
function redirectsOf(whole: Site, published: Site): Site['redirects'] {
  const [wasThere, isThere] = [pageFinder(whole), pageFinder(published)];
  return whole.redirects.filter(({ to }) => isThere(to) || !wasThere(to));
}

/**
 * The site without the documents whose last day is over, in all that names them; the same one when
 * there are none.
 */
export function withoutEnded(site: Site, now: number): Site {
  const today = Number.isFinite(now) ? collegeDay(now) : '';
  const ended = site.documents.filter(({ shownUntil }) => shownUntil && shownUntil < today);
  if (ended.length === 0) return site;
  const gone = new Set(ended.map(({ id }) => id));
  const kept = (ids: readonly string[] | undefined) => ids?.filter((id) => !gone.has(id));
  const attached = <Of extends { attachments?: string[] | undefined }>(entries: Of[]) =>
    entries.map((entry) => ({ ...entry, attachments: kept(entry.attachments) }));
  const pages = new Set(ended.map(({ id }) => pathOf('documents', id)));
  const rest: Site = {
    ...withoutTargets(site, (target) => pages.has(target)),
    documents: site.documents.filter(({ id }) => !gone.has(id)),
  };
  return {
    ...rest,
    notices: attached(rest.notices),
    events: attached(rest.events),
    tenders: rest.tenders.map((tender) => ({ ...tender, documents: kept(tender.documents) })),
    redirects: redirectsOf(site, rest),
  };
}

/**
 * The site without the people who have left, also in committees; where a text leads to them, their
 * names stay. The same one when there are none.
 */
export function withoutLeft(site: Site, now: number): Site {
  const today = Number.isFinite(now) ? collegeDay(now) : '9999-12-31';
  const left = site.people.filter(({ leftOn }) => leftOn !== undefined && leftOn <= today);
  if (left.length === 0) return site;
  const names = left.map(({ id }) => id);
  const gone = new Set(names.map((id) => pathOf('people', id)));
  const rest: Site = {
    ...withoutTargets(site, (target) => gone.has(target)),
    people: site.people.filter((person) => !left.includes(person)),
    committees: site.committees.map((committee) => ({
      ...committee,
      members: committee.members.filter(
        (member) => !('person' in member && names.includes(member.person)),
      ),
    })),
  };
  return { ...rest, redirects: redirectsOf(site, rest) };
}
