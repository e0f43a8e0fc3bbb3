import { lookup } from 'node:dns';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 20_000;

/** What an address says: whether its server answers with a page, else its status, and where it leads. */
type AddressAnswer = { isThere: boolean; status?: string; leadsTo?: string };

/** Networks that are not the web: this machine, those of offices and providers, several receivers, and addresses kept back. */
const INSIDE = new BlockList();
for (const [network, prefix] of [
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
  INSIDE.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

const isInside = (address: string) => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The addresses of a name, looked up once for check and connection: a second answer could be another one. */
const lookUpOutside: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first || found.some(({ address }) => isInside(address)))
      done(error ?? new Error('an address inside'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

/** Asks an https address, with GET because some offices reject HEAD requests. Only servers of the web are asked, and where one leads is said and not followed. */
export async function askAddress(href: string): Promise<AddressAnswer> {
  const { hostname } = new URL(href);
  const name = hostname.replaceAll(/[[\]]/g, '');
  if (isIP(name) && isInside(name)) return { isThere: false };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = https.request(href, { lookup: lookUpOutside, signal }, (response) => {
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
