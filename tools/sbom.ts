import { readFileSync } from 'node:fs';

type Locked = { version?: string; license?: string; integrity?: string; dev?: boolean; optional?: boolean };

/**
 * The list of all packages that the site is built from, in the form CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), from the lock file.
 * `npm sbom` refuses to write it while an override or a peer of a tool is not what its author asked for. Without time and number it is the
 * same for the same lock file, so that two releases can be compared.
 */
export function softwareBill(): object {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { name: string; version: string; packages: Record<string, Locked> };
  const components = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => componentOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), locked));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    // A package that lies in two places of node_modules is one component.
    components: [...new Map(components.map((component) => [component.purl, component])).values()],
  };
}

function componentOf(name: string, { version = '', license, integrity, dev, optional }: Locked) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    // Packages that only build or test the site are no part of what a visitor gets.
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(license && { licenses: [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }] }),
    ...(algorithm === 'sha512' && digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}
