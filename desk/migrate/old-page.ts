import type { Answer } from './answer.ts';
import { frameOf } from './main-part.ts';
import type { Host } from './old-address.ts';
import type { Outcome, PageReader } from './page-reader.ts';
import { captionOf } from './plan.ts';
import type { OwnLink, PageText } from './read-page.ts';
import { likelyNames, linkWords, type Names, wordsIn } from './title-names.ts';

/** A page of the old site as its readers see it. */
export type OldPage = PageText & {
  address: string;
  title: string;
  /** Where the page leads, inside the site. */
  links: OwnLink[];
};

type Read = { pages: OldPage[]; left: { address: string; why: string }[] };

/**
 * Reads the pages of a site, one after another, each as it is shown, with its title and its main
 * part. A page that cannot be read stops no other. Its elements are in memory only while it is
 * read: what it shares with others is found first, then what it may be called, then its text.
 */
export async function readOldPages(
  answers: readonly Answer[],
  host: Host,
  reader: PageReader,
): Promise<Read> {
  const left: Read['left'] = [];
  /** What was read of each page that could be. */
  const all = async <T>(
    pages: readonly Answer[],
    read: (answer: Answer) => Promise<Outcome<T>>,
    take: (answer: Answer, value: T) => void,
  ) => {
    const taken: Answer[] = [];
    for (const answer of pages) {
      const outcome = await read(answer);
      if ('why' in outcome) left.push({ address: answer.address, why: outcome.why });
      else {
        take(answer, outcome.value);
        taken.push(answer);
      }
    }
    return taken;
  };
  const links = new Map<string, OwnLink[]>();
  const counts = new Map<string, number>();
  const outlined = await all(
    answers,
    (answer) => reader.run('outline', { answer, host }),
    ({ address }, outline) => {
      links.set(address, outline.links);
      for (const line of outline.lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    },
  );
  reader.know(frameOf(counts, outlined.length));
  const wordsTo = linkWords([...links.values()].flat());
  const names = new Map<string, Names>();
  const named = await all(
    outlined,
    (answer) => reader.run('names', { answer, host, called: wordsTo.get(answer.address) }),
    ({ address }, found) => names.set(address, found),
  );
  const likely = likelyNames(names);
  const titleOf = (address: string) =>
    likely.get(address)?.[0] ??
    (new URL(address).search === '' ? wordsIn(address) : undefined) ??
    names.get(address)?.heading ??
    '';
  const pages: OldPage[] = [];
  await all(
    named,
    (answer) => {
      const title = titleOf(answer.address);
      const caption = captionOf({ title, address: answer.address });
      return reader.run('text', { answer, host, title, caption });
    },
    ({ address }, text) => {
      const own = links.get(address) ?? [];
      pages.push({ ...text, address, title: titleOf(address), links: own });
    },
  );
  return { pages, left };
}
