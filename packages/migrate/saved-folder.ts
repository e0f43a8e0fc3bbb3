import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, isHtml } from './answer.ts';
import { MAX_ANSWER_BYTES } from './ask.ts';
import { type Host, hostOf, oldAddress } from './old-address.ts';

/** Where wget and HTTrack, and browsers that save a page, write down its address. */
const SAVED_FROM =
  /<!--\s*(?:saved from url=\(\d+\)(\S{1,500})|Mirrored from (\S{1,500}) by HTTrack)/i;
const HOST_NAME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:+]\d+)?$/i;
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * The pages of a folder into which an old site was saved, by wget, HTTrack or a browser. The address of a page is what the program wrote into it, else its
 * place in the folder, of which a first part such as `www.college.example` is the host.
 * @param host of the old site, if it is not in the folder
 */
export function readFolder(folder: string, host?: Host): { host: Host; answers: Answer[] } {
  const files = globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const tops = new Set(
    files.map((name) => name.split('/')[0] ?? '').filter((top) => HOST_NAME.test(top)),
  );
  const [top] = [...tops].filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  const written = files
    .filter((file) => /\.html?$/i.test(file))
    .slice(0, 20)
    .flatMap((file) => savedFrom(join(folder, file)) ?? []);
  const named = [top && `https://${top}`, ...written, 'https://old.invalid'];
  const [found] = named.flatMap((name) => hostOf(name ?? '') ?? []);
  const own = host ?? found ?? { origin: '', name: '' };
  const answers = files
    .filter((name) => top === undefined || name.startsWith(`${top}/`))
    .flatMap((name): Answer[] => {
      const file = join(folder, name);
      const path = top === undefined ? name : name.slice(top.length + 1);
      const address = own.origin + addressOf(path);
      if (!oldAddress(address, own.origin, own)) return [];
      const [, end = ''] = /\.(\w+)$/.exec(name) ?? [];
      if (statSync(file).size > MAX_ANSWER_BYTES)
        return [{ address, why: 'it is larger than 20 MB' }];
      const type =
        TYPES[end.toLowerCase()] ??
        (isHtml({ address }) || /html?$/i.test(end) ? 'text/html' : `file/${end}`);
      const answer = { address, file, type };
      const written = type === 'text/html' ? writtenAddress(file, own) : undefined;
      // Links in the folder lead to its files, those from outside to the address that was saved.
      return written && written !== address
        ? [
            { ...answer, address: written },
            { address, movedTo: written },
          ]
        : [answer];
    });
  return { host: own, answers };
}

/** `page.asp?id=3.html`, as wget saves a page with a query; on Windows with `@`. */
function addressOf(path: string): string {
  const [, plain = path, question = ''] = /^(.*?\.\w+)[?@](.*?)(?:\.html?)?$/.exec(path) ?? [];
  const encoded = plain.split('/').map(encodeName).join('/');
  return `/${encoded.replace(/(^|\/)index\.html?$/, '$1')}${question === '' ? '' : `?${question}`}`;
}

function encodeName(name: string): string {
  return /%[0-9a-f]{2}/i.test(name) ? name : encodeURIComponent(name);
}

/** The address that a program has written into a page. */
function savedFrom(file: string): string | undefined {
  const [, browser, httrack] =
    SAVED_FROM.exec(readFileSync(file).subarray(0, 4096).toString('latin1')) ?? [];
  return browser ?? (httrack && `https://${httrack}`);
}

function writtenAddress(file: string, host: Host): string | undefined {
  const url = URL.parse(savedFrom(file) ?? '');
  return url && url.host.replace(/^www\./, '') === host.name
    ? host.origin + url.pathname + url.search
    : undefined;
}
