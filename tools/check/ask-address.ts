import https from 'node:https';
import { isInside, lookUpAllowed } from '#tools/lib/public-address.ts';

const TIMEOUT_MS = 20_000;

/**
 * What an address says: whether its server answers with a page, else its status, and where it
 * leads.
 */
type AddressAnswer = { isThere: boolean; status?: string; leadsTo?: string };

/**
 * Asks an https address, with GET because some offices reject HEAD requests. Only servers of the
 * web are asked, and where one leads is said and not followed.
 */
export async function askAddress(href: string): Promise<AddressAnswer> {
  if (isInside(new URL(href))) return { isThere: false };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = https.request(href, { lookup: lookUpAllowed(), signal }, (response) => {
      const { statusCode = 0, headers } = response;
      response.destroy();
      const leadsTo = headers.location && URL.parse(headers.location, href)?.href;
      resolve({
        isThere: statusCode < 400,
        ...(statusCode >= 400 && { status: String(statusCode) }),
        ...(leadsTo && { leadsTo }),
      });
    });
    request.on('error', () => resolve({ isThere: false }));
    request.end();
  });
}
