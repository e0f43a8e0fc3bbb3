import { checkSite } from '#app/content/checks.server.ts';
import { checkStrayFiles } from '#app/content/collection-checks.server.ts';
import { checkQuotas } from '#app/content/quota-check.server.ts';
import type { Expected } from '#app/lib/expected.ts';
import { withoutAbsentParts, withoutAbsentPortals } from './absent-parts.server.ts';
import { builtAt } from './build-time.server.ts';
import { contentFolder } from './content-folder.server.ts';
import { ContentFiles, type FilesRead } from './files.server.ts';
import { ContentError, type Problem } from './problem.server.ts';
import { readSite, type Site } from './read.server.ts';
import { withoutEnded, withoutLeft, withoutScheduled } from './scheduled.server.ts';
import { readSnapshot, snapshotDigest, writeSnapshot } from './site-snapshot.server.ts';

/** Sites that were read, by folder. */
const known = new Map<string, Site>();
const NOT_LATER: Expected = {
  en: 'something that is published by then, not later than this entry',
  ml: 'ഇതിനു മുമ്പോ ഇതിനൊപ്പമോ പ്രസിദ്ധീകരിക്കുന്നത്',
};
/** So that unchanged files are not checked again for each entry that the desk saves. */
const memory: FilesRead = new Map();

/**
 * Reads and checks a content folder. Entries that are to be published later are checked and left
 * out.
 * @param changes texts of files to check instead of those in the folder
 * @param now Unix time in milliseconds; `Infinity` leaves nothing out
 * @returns the site, or every mistake that was found; never both.
 */
export function loadSite(
  folder: string,
  changes?: ReadonlyMap<string, string | undefined>,
  now = builtAt(),
): { site: Site } | { problems: readonly Problem[] } {
  return loadFrom(new ContentFiles(folder, changes, memory), now);
}

function loadFrom(
  files: ContentFiles,
  now: number,
): { site: Site } | { problems: readonly Problem[] } {
  const all = readSite(files);
  if (all) {
    checkSite(all, files, true);
    checkQuotas(all, (problem) => files.report(problem));
    checkStrayFiles(all, files);
  }
  if (!all || files.problems.length > 0) return { problems: files.problems };
  const ours = withoutAbsentParts(all, files);
  if (files.problems.length > 0) return { problems: files.problems };
  return published(withoutAbsentPortals(ours), files, now);
}

/**
 * A site that was loaded with everything, as visitors see it now.
 * @param changes those with which it was loaded
 */
export function siteOfToday(
  all: Site,
  folder: string,
  changes?: ReadonlyMap<string, string | undefined>,
): { site: Site } | { problems: readonly Problem[] } {
  const isWhole = ofToday(all, builtAt()) === all;
  return isWhole
    ? { site: all }
    : published(all, new ContentFiles(folder, changes, memory), builtAt());
}

/** What visitors see at a time; at the end of all times nothing is left out. */
function ofToday(all: Site, now: number): Site {
  const out = withoutScheduled(all, now);
  return Number.isFinite(now) ? withoutEnded(withoutLeft(out, now), now) : out;
}

/** Leaves out entries that are to be published later, and people who have left. */
function published(
  all: Site,
  files: ContentFiles,
  now: number,
): { site: Site } | { problems: readonly Problem[] } {
  const site = ofToday(all, now);
  if (site === all) return { site };
  // Published entries must not refer to unpublished ones.
  checkSite(site, files);
  const problems = files.problems.map((problem) => ({ ...problem, expected: NOT_LATER }));
  return problems.length === 0 ? { site } : { problems };
}

/**
 * The content of this build, read once.
 * @throws ContentError with all mistakes, so that a wrong fee never reaches a page.
 */
export function getSite(): Site {
  const before = known.get(contentFolder());
  if (before) return before;
  const result = recallSite(contentFolder());
  if ('problems' in result) throw new ContentError(result.problems);
  known.set(contentFolder(), result.site);
  return result.site;
}

/**
 * The site of a folder, also with the entries that are published later, or every mistake in it:
 * from the snapshot that this or an earlier process has kept, if no file has changed since.
 */
export function recallSite(
  folder: string,
): { site: Site; whole: Site } | { problems: readonly Problem[] } {
  const digest = snapshotDigest(folder);
  const kept = readSnapshot(digest);
  const files = new ContentFiles(folder, undefined, kept.files);
  const read = kept.site ? { site: kept.site } : loadFrom(files, Number.POSITIVE_INFINITY);
  if (!kept.site) writeSnapshot(digest, files.filesRead, 'site' in read ? read.site : undefined);
  if ('problems' in read) return read;
  const result = published(read.site, files, builtAt());
  return 'site' in result ? { ...result, whole: read.site } : result;
}

/** Lets the content be read again: a file of it has changed. */
export function forgetSite(): void {
  known.clear();
}
