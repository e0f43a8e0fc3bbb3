import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not the web: this machine, those of offices and providers, several receivers,
 * and addresses kept back.
 */
const INSIDE = new BlockList();
const NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ' +
  '::/96 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8';
for (const [network = '', prefix] of NETWORKS.split(' ').map((range) => range.split('/')))
  INSIDE.addSubnet(network, Number(prefix), familyOf(network));

/**
 * The name or numeric address leads to a machine inside a network, which nobody may ask through
 * this program.
 */
export class InsideAddress extends Error {
  override message = 'its name leads to an address inside a network';
}

/** Whether a numeric address is one of the public internet. */
export function isPublic(address: string): boolean {
  return !INSIDE.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * Whether the host of an address is a number that is not allowed; a name is looked at when it is
 * looked up.
 */
export function isInside({ hostname }: URL, isAllowed = isPublic): boolean {
  const literal = hostname.replaceAll(/[[\]]/g, '');
  return isIP(literal) !== 0 && !isAllowed(literal);
}

/**
 * Looks up the numeric addresses of a name once for check and connection, so that it cannot lead
 * inwards later.
 */
export function lookUpAllowed(isAllowed = isPublic): LookupFunction {
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) done(error, '', 0);
      else if (!first || !found.every(({ address }) => isAllowed(address)))
        done(new InsideAddress(), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
}
