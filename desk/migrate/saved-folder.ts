import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { decoded } from '#app/lib/encoded-path.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { type Answer, isHtml, NO_TEXT, typeOf } from './answer.ts';
import { MAX_ANSWER_BYTES } from './ask.ts';
import { type Host, hostOf, oldAddress } from './old-address.ts';

const HOST_NAME = /^(?:[a-z0-9-]+\.)+(?!(?:php|aspx?|jsp|html?|cgi)$)[a-z]{2,}(?:[:+]\d+)?$/i;
/** What hosting panels name the folder that visitors see; a backup has mail and more beside it. */
const ROOTS = ['public_html', 'httpdocs', 'htdocs', 'wwwroot'];
/** What HTTrack writes into each page, as its address had a query that no name of a file has. */
const MIRRORED = /<!-- Mirrored from (?:https?:\/\/)?[^\s/]+(\/\S*) by HTTrack /;
/** It stands in the head of a page. */
const HEAD_BYTES = 8192;

/** As many as addresses are asked of a site. */
const MOST_FILES = 10_000;

/**
 * The pages of a folder into which an old site was saved, by wget or HTTrack or as the backup of a
 * hosting panel. The address of a page is its place in the folder, of which the first part, such as
 * `www.college.example`, is the host; the folder itself may have that name too.
 * @param known the old site, if its address was given
 * @param own the site of this college, whose address the old site has if nothing names another
 */
export function readFolder(
  folder: string,
  { known, own, most = MOST_FILES }: { known?: Host; own?: Host; most?: number } = {},
): { host: Host; answers: Answer[] } {
  const files = namesLike('**/*', folder).filter((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
  const top = topOf(files, known ?? own);
  const named = [top, basename(resolve(folder))].find((name) => name && HOST_NAME.test(name));
  // `+8080`, as wget names a port.
  const host = known ??
    (named ? hostOf(`https://${named.replace('+', ':')}`) : own) ?? { origin: '', name: '' };
  const saved = join(folder, top);
  let count = 0;
  const isOfSite = (name: string) => top === '' || name.startsWith(`${top}/`);
  const beside = files
    .filter((name) => !isOfSite(name) && isHtml({ address: name }))
    .map((name) => ({ address: name, why: `it lies beside the folder ${top}` }));
  const answers = files.filter(isOfSite).flatMap((name): Answer[] => {
    const file = join(folder, name);
    const address = host.origin + addressIn(saved, top === '' ? name : name.slice(top.length + 1));
    if (!oldAddress(address, host.origin, host) || NO_TEXT.test(address)) return [];
    if (++count > most) return [{ address, why: `more than ${most} files; it was not read` }];
    if (statSync(file).size > MAX_ANSWER_BYTES)
      return [{ address, why: 'it is larger than 20 MB' }];
    const [, end = ''] = /\.(\w+)$/.exec(name) ?? [];
    const isPage = isHtml({ address }) || /html?$/i.test(end);
    const answer = {
      address,
      file,
      type: typeOf(beginningOf(file, 8), isPage ? 'text/html' : `file/${end}`),
    };
    // wget -E adds .html to the name of a page without it.
    const asked = /^([^?]+)\.html$/.exec(address)?.[1];
    return asked ? [answer, { address: asked, movedTo: address }] : [answer];
  });
  return { host: { ...host, saved }, answers: [...answers, ...beside] };
}

/**
 * The part of the folder in which the site lies: what is named as its host, else that with most of
 * the pages, as other hosts lie beside it; else the root of a hosting panel; empty for all of it.
 */
function topOf(files: readonly string[], site: Host | undefined): string {
  const pages = files.filter((address) => isHtml({ address }));
  const byTop = Map.groupBy(pages, (name) => name.split('/')[0] ?? '');
  const hosts = [...byTop]
    .filter(([name, [first = '']]) => HOST_NAME.test(name) && first.startsWith(`${name}/`))
    .sort(([, a], [, b]) => b.length - a.length);
  const inHosts = hosts.reduce((sum, [, inside]) => sum + inside.length, 0);
  const own = hosts.find(
    ([name]) => hostOf(`https://${name.replace('+', ':')}`)?.name === site?.name,
  );
  const host = own ?? hosts[0];
  // A folder `jquery.ui` among the pages of a site is no host.
  if (host && inHosts * 2 >= pages.length) return host[0];
  const roots = ROOTS.flatMap((root) =>
    files.flatMap((name) => {
      const [, place] = new RegExp(`^((?:[^/]+/)*${root})/`).exec(name) ?? [];
      return place ? [place] : [];
    }),
  );
  return roots.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/**
 * The address of the old site for that of a file of the folder, to which wget and HTTrack change
 * links: `page.asp%3Fid=3.html`, `page7b8a.html`.
 */
export function askedAddress(address: string, saved: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + addressIn(saved, decoded(pathname).slice(1)) + search;
}

/** What HTTrack has written into files; links lead to the same ones again and again. */
const mirrored = new Map<string, string | undefined>();

/** The address of a file: what HTTrack has written into it, or what its name says. */
function addressIn(saved: string, name: string): string {
  const file = join(saved, name);
  if (!mirrored.has(file)) {
    const isRead = /\.html?$/i.test(name) && file.startsWith(saved) && existsSync(file);
    const [, path] = (isRead && MIRRORED.exec(`${beginningOf(file, HEAD_BYTES)}`)) || [];
    mirrored.set(file, path);
  }
  return mirrored.get(file) ?? addressOf(name);
}

/** `page.asp?id=3.html`, as wget saves a page with a query; on Windows `page.asp@id=3.html`. */
function addressOf(path: string): string {
  const [, plain = path, question = ''] =
    /^(.*?\.\w+(?=[?@])|[^?]*(?=\?))[?@](.*?)(?:\.html?)?$/.exec(path) ?? [];
  const encoded = plain.split('/').map(encodeName).join('/');
  return `/${encoded.replace(/(^|\/)index\.html?$/, '$1')}${question === '' ? '' : `?${question}`}`;
}

function beginningOf(file: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const opened = openSync(file, 'r');
  const read = readSync(opened, bytes, 0, length, 0);
  closeSync(opened);
  return bytes.subarray(0, read);
}

function encodeName(name: string): string {
  return /%[0-9a-f]{2}/i.test(name) ? name : encodeURIComponent(name.toWellFormed());
}
