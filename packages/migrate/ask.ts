import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** What a server answered, with at most as many bytes as are read of it. */
export type Response = {
  status: number;
  type: string;
  location: string | undefined;
  /** Seconds after which it may be asked again. */
  retryAfter: number | undefined;
  bytes: Uint8Array;
};

/** The address cannot be read, for a reason that a person understands. */
export class Unread extends Error {}

/** As large as the desk takes a file. */
export const MAX_ANSWER_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** How the program names itself to the old site and in its robots.txt. */
export const AGENT = 'college-site-migrate';

/** Machines inside a network, which an old page may name but nobody may ask through this program. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether a numeric address is one of the public internet. */
export function isPublic(address: string): boolean {
  return !PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Asks for one address, without following where it leads. The numeric address to which a name leads is looked at when the connection is made, so that a name
 * cannot lead inwards later.
 * @param isAllowed which numeric addresses may be asked
 * @throws Unread
 */
export function requestPage(
  address: string,
  isAllowed: (address: string) => boolean = isPublic,
): Promise<Response> {
  const url = new URL(address);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isAllowed(literal))
    return Promise.reject(new Unread('an address inside a network is not asked'));
  const find: LookupFunction = (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '', 0);
      const [first] = found;
      if (!first || !found.every((each) => isAllowed(each.address)))
        return answer(new Unread('its name leads to an address inside a network'), '', 0);
      return options.all ? answer(null, found) : answer(null, first.address, first.family);
    });
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(error instanceof Unread ? error : new Unread(`it does not answer (${error.message})`));
    const headers = {
      'user-agent': `${AGENT} (moves the pages of this site)`,
      'accept-encoding': 'gzip, deflate, br',
    };
    const request = get(url, { headers, lookup: find, signal: AbortSignal.timeout(TIMEOUT_MS) });
    request.on('error', fail);
    request.on('response', (response) => {
      const parts: Uint8Array[] = [];
      let size = 0;
      response.on('data', (part: Uint8Array) => {
        size += part.length;
        if (size > MAX_ANSWER_BYTES) request.destroy(new Unread('it is larger than 20 MB'));
        else parts.push(part);
      });
      response.on('error', fail);
      response.on('end', () => {
        const { headers: sent, statusCode = 0 } = response;
        try {
          resolve({
            status: statusCode,
            type: sent['content-type'] ?? '',
            location: sent.location,
            retryAfter: Number(sent['retry-after']) || undefined,
            bytes: unpacked(Buffer.concat(parts), sent['content-encoding'] ?? ''),
          });
        } catch {
          reject(new Unread('its answer cannot be unpacked, or is larger than 20 MB'));
        }
      });
    });
  });
}

function unpacked(bytes: Buffer, encoding: string): Uint8Array {
  const limits = { maxOutputLength: MAX_ANSWER_BYTES };
  if (bytes.length === 0) return bytes;
  if (/gzip/.test(encoding)) return gunzipSync(bytes, limits);
  if (/deflate/.test(encoding)) return inflateSync(bytes, limits);
  return /br/.test(encoding) ? brotliDecompressSync(bytes, limits) : bytes;
}
