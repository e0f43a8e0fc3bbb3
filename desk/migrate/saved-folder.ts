import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { decoded } from '#app/lib/encoded-path.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { type Answer, isHtml, NO_TEXT, typeOf } from './answer.ts';
import { MAX_ANSWER_BYTES } from './ask.ts';
import { type Host, hostOf, oldAddress } from './old-address.ts';

const HOST_NAME = /^(?:[a-z0-9-]+\.)+(?!(?:php|aspx?|jsp|html?|cgi)$)[a-z]{2,}(?:[:+]\d+)?$/i;

/** As many as addresses are asked of a site. */
const MOST_FILES = 10_000;

/**
 * The pages of a folder into which wget has saved an old site. The address of a page is its place
 * in the folder, of which the first part, such as
 * `www.college.example`, is the host; the folder itself may have that name too.
 * @param host of the old site, if it is not in the folder
 */
export function readFolder(
  folder: string,
  host?: Host,
  most = MOST_FILES,
): { host: Host; answers: Answer[] } {
  const files = namesLike('**/*', folder).filter((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
  const top = files
    .map((name) => name.split('/')[0] ?? '')
    .find((name) => HOST_NAME.test(name) && files.some((file) => file.startsWith(`${name}/`)));
  const named = [top, basename(resolve(folder))].find((name) => name && HOST_NAME.test(name));
  // `+8080`, as wget names a port.
  const own = host ??
    hostOf(`https://${(named ?? 'old.invalid').replace('+', ':')}`) ?? { origin: '', name: '' };
  let count = 0;
  const isOfHost = (name: string) => top === undefined || name.startsWith(`${top}/`);
  const beside = files
    .filter((name) => !isOfHost(name) && isHtml({ address: name }))
    .map((name) => ({ address: name, why: `it lies beside the folder ${top}` }));
  const answers = files.filter(isOfHost).flatMap((name): Answer[] => {
    const file = join(folder, name);
    const address = own.origin + addressOf(top === undefined ? name : name.slice(top.length + 1));
    if (!oldAddress(address, own.origin, own) || NO_TEXT.test(address)) return [];
    if (++count > most) return [{ address, why: `more than ${most} files; it was not read` }];
    if (statSync(file).size > MAX_ANSWER_BYTES)
      return [{ address, why: 'it is larger than 20 MB' }];
    const [, end = ''] = /\.(\w+)$/.exec(name) ?? [];
    const isPage = isHtml({ address }) || /html?$/i.test(end);
    const answer = {
      address,
      file,
      type: typeOf(firstBytes(file), isPage ? 'text/html' : `file/${end}`),
    };
    // wget -E adds .html to the name of a page without it.
    const asked = /^([^?]+)\.html$/.exec(address)?.[1];
    return asked ? [answer, { address: asked, movedTo: address }] : [answer];
  });
  return { host: { ...own, isSaved: true }, answers: [...answers, ...beside] };
}

/**
 * The address of the old site for that of a file of the folder, to which wget changes links
 * (`--convert-links`): `page.asp%3Fid=3.html`.
 */
export function askedAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + addressOf(decoded(pathname).slice(1)) + search;
}

/** `page.asp?id=3.html`, as wget saves a page with a query; on Windows with `@`. */
function addressOf(path: string): string {
  const [, plain = path, question = ''] = /^(.*?\.\w+)[?@](.*?)(?:\.html?)?$/.exec(path) ?? [];
  const encoded = plain.split('/').map(encodeName).join('/');
  return `/${encoded.replace(/(^|\/)index\.html?$/, '$1')}${question === '' ? '' : `?${question}`}`;
}

function firstBytes(file: string): Uint8Array {
  const bytes = new Uint8Array(8);
  const opened = openSync(file, 'r');
  readSync(opened, bytes, 0, bytes.length, 0);
  closeSync(opened);
  return bytes;
}

function encodeName(name: string): string {
  return /%[0-9a-f]{2}/i.test(name) ? name : encodeURIComponent(name.toWellFormed());
}
