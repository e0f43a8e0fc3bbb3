import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { digest } from '#desk/server/files/safe-files.ts';
import { type Answer, isHtml, NO_TEXT, typeOf } from './answer.ts';
import { AGENT, requestPage, Unread } from './ask.ts';
import { type Host, oldAddress } from './old-address.ts';
import type { PageReader } from './page-reader.ts';

/**
 * More addresses than this are a calendar or a search that never ends, and more bytes are no site
 * of a college.
 */
const LIMITS = { addresses: 10_000, bytes: 4_000_000_000, maps: 100 };
/** A second between two requests, unless robots.txt asks for more. */
const PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** What this site does not publish, and is named for a person. */
const OFFICE_FILE = /\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf)(?:\?|$)/i;

type Options = {
  /** Where the answers are kept: a second run asks only for what is not there. */
  folder: string;
  /** Reads where a page leads. */
  reader: PageReader;
  limits?: Partial<typeof LIMITS>;
  pauseMs?: number;
  isAllowed?: (address: string) => boolean;
  tell?: (done: number, waiting: number, address: string) => void;
};

/**
 * Reads an old site politely: what its robots.txt allows, one request after another, with a pause
 * between them. Each answer is written down at once, so that it goes on where it was stopped.
 * @param starts addresses of the site, or of a site map
 */
export async function crawl(
  host: Host,
  starts: readonly string[],
  { folder, reader, limits = {}, pauseMs = PAUSE_MS, isAllowed, tell = () => undefined }: Options,
): Promise<Answer[]> {
  const most = { ...LIMITS, ...limits };
  mkdirSync(folder, { recursive: true });
  const journal = join(folder, 'answers.jsonl');
  const known = readJournal(journal);
  const note = (answer: Answer) => {
    known.set(answer.address, answer);
    appendFileSync(journal, `${JSON.stringify(answer)}\n`);
  };
  /** What is kept of this site, with what site maps had. */
  let bytes = [...known.values()].reduce(
    (sum, { file }) => sum + (file ? statSync(file).size : 0),
    0,
  );
  const get = async (address: string) => {
    const response = await requestPage(address, isAllowed);
    bytes += response.bytes.length;
    return response;
  };
  const isFull = () => bytes >= most.bytes;
  const rules = await readRobots(host, get);
  const pause = Math.min(MAX_PAUSE_MS, Math.max(pauseMs, (rules.getCrawlDelay(AGENT) ?? 0) * 1000));
  const maps = [...starts.filter(isMap), ...rules.getSitemaps(), `${host.origin}/sitemap.xml`];
  const left = new Set<string>();
  const seen = new Set<string>();
  const queue: string[] = [];
  const add = (address: string | undefined) => {
    if (!address || seen.has(address) || NO_TEXT.test(address)) return;
    if (seen.size >= most.addresses) {
      left.add(`more than ${most.addresses} addresses; the rest was not asked`);
      return;
    }
    seen.add(address);
    queue.push(address);
  };
  for (const start of starts.filter((each) => !isMap(each))) add(start);
  const isEnough = () => seen.size >= most.addresses || isFull();
  await readMaps(maps.slice(0, most.maps), { host, get, pause, add, isEnough, most: most.maps });
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (!known.has(address)) {
      if (isFull()) {
        left.add(`more than ${most.bytes} bytes; the rest was not asked`);
        break;
      }
      tell(known.size, queue.length + 1, address);
      note(
        rules.isDisallowed(address, AGENT)
          ? { address, why: 'robots.txt asks not to read it' }
          : await answerAt(address, { host, folder, get }),
      );
      await wait(pause);
    }
    const answer = known.get(address);
    if (answer?.movedTo) add(oldAddress(answer.movedTo, address, host));
    if (!answer?.file || !isHtml(answer)) continue;
    // One that cannot be read leads nowhere; the reason is found again when it is sorted.
    const outline = await reader.run('outline', { answer, host });
    if ('value' in outline) for (const link of outline.value.links) add(link.address);
  }
  for (const why of left) note({ address: `${host.origin}/*`, why });
  return [...known.values()];
}

type Get = (address: string) => ReturnType<typeof requestPage>;

async function answerAt(
  address: string,
  { host, folder, get }: { host: Host; folder: string; get: Get },
): Promise<Answer> {
  if (OFFICE_FILE.test(address))
    return { address, why: 'not a page or a PDF: make a PDF of it and add it to the documents' };
  try {
    const { status, type, location, bytes } = await get(address);
    if (status >= 300 && status < 400 && location) {
      const to = oldAddress(location, address, host);
      if (to === address) return { address, why: 'it leads to itself' };
      return to
        ? { address, movedTo: to }
        : { address, why: `it leads to another host: ${location.slice(0, 200)}` };
    }
    if (status !== 200) return { address, why: `the old site answers ${status}` };
    const file = join(folder, digest(address));
    writeFileSync(file, bytes);
    return { address, file, type: typeOf(bytes, type) };
  } catch (error) {
    if (error instanceof Unread) return { address, why: error.message };
    throw error;
  }
}

const isMap = (address: string) => /\.xml(?:\.gz)?(?:\?|$)/i.test(address);

async function readRobots(host: Host, get: Get) {
  const address = `${host.origin}/robots.txt`;
  try {
    const { status, bytes } = await get(address);
    return robotsParser(address, status === 200 ? Buffer.from(bytes).toString('utf8') : '');
  } catch (error) {
    // Nobody knows what a server allows that does not answer.
    if (error instanceof Unread) throw new Unread(`${address}: ${error.message}`);
    throw error;
  }
}

type Maps = {
  host: Host;
  get: Get;
  pause: number;
  add: (address: string | undefined) => void;
  isEnough: () => boolean;
  most: number;
};

/** Adds the pages in site maps and in those that they name, until there are enough. */
async function readMaps(
  maps: readonly string[],
  { host, get, pause, add, isEnough, most }: Maps,
): Promise<void> {
  const left = [...new Set(maps)];
  for (let count = 0; left.length > 0 && count < most && !isEnough(); count++) {
    const map = oldAddress(left.shift() ?? '', host.origin, host);
    const text =
      map &&
      (await get(map).then(
        ({ status, bytes }) => (status === 200 ? Buffer.from(bytes).toString('utf8') : ''),
        () => '',
      ));
    await wait(pause);
    const isOfMaps = /<sitemapindex[\s>]/.test(text ?? '');
    for (const [, loc = ''] of (text ?? '').matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/g)) {
      const address = loc.replaceAll('&amp;', '&').trim();
      if (!isOfMaps) add(oldAddress(address, host.origin, host));
      else if (left.length < most) left.push(address);
    }
  }
}

/** What was answered before; what did not answer is asked again. */
function readJournal(file: string): Map<string, Answer> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const answers = lines.flatMap((line): Answer[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      // The last line of a run that was stopped.
      return [];
    }
  });
  return new Map(
    answers
      .filter(
        ({ file: body, movedTo }) =>
          movedTo !== undefined || (body !== undefined && existsSync(body)),
      )
      .map((answer) => [answer.address, answer]),
  );
}
