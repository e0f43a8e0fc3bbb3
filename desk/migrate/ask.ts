import http from 'node:http';
import https from 'node:https';
import { gunzipSync } from 'node:zlib';
import { InsideAddress, isInside, lookUpAllowed } from '#tools/lib/public-address.ts';

/** What a server answered, with at most as many bytes as are read of it. */
export type Response = {
  status: number;
  type: string;
  location: string | undefined;
  bytes: Uint8Array;
};

/** The address cannot be read, for a reason that a person understands. */
export class Unread extends Error {}

/** As large as the desk takes a file. */
export const MAX_ANSWER_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** How the program names itself to the old site and in its robots.txt. */
export const AGENT = 'college-site-migrate';

/**
 * Asks for one address, without following where it leads.
 * @param isAllowed which numeric addresses may be asked
 * @throws Unread
 */
export function requestPage(
  address: string,
  isAllowed?: (address: string) => boolean,
): Promise<Response> {
  const url = new URL(address);
  if (isInside(url, isAllowed))
    return Promise.reject(new Unread('an address inside a network is not asked'));
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        error instanceof Unread
          ? error
          : new Unread(
              error instanceof InsideAddress
                ? error.message
                : `it does not answer (${error.message})`,
            ),
      );
    const request = get(url, {
      headers: { 'user-agent': `${AGENT} (moves the pages of this site)` },
      lookup: lookUpAllowed(isAllowed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
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
            bytes: unpacked(Buffer.concat(parts)),
          });
        } catch {
          reject(new Unread('it is packed, and larger than 20 MB or damaged'));
        }
      });
    });
  });
}

/** What a server sends in gzip, unasked or as the file of a site map, as it is without. */
function unpacked(bytes: Buffer): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
    ? gunzipSync(bytes, { maxOutputLength: MAX_ANSWER_BYTES })
    : bytes;
}
