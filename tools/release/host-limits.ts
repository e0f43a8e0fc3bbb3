/** What a folder for a static host has. */
export type Folder = {
  files: number;
  bytes: number;
  largest: { path: string; bytes: number };
  /** Lines of `_redirects`. */
  redirects: readonly string[];
};

type Limits = {
  files?: number;
  bytes?: number;
  bytesOfFile?: number;
  /** Lines of `_redirects`; those beyond are not read. */
  lines?: number;
  bytesOfLines?: number;
};

const MIB = 1024 * 1024;
/** Limits of the hosts in docs/hosting.md, as they state them for their free plans. */
const HOSTS: Readonly<Record<string, Limits>> = {
  'Cloudflare Workers': { files: 20_000, bytesOfFile: 25 * MIB, lines: 2000 },
  'GitHub Pages': { bytes: 1_000_000_000 },
  'GitLab Pages': { bytes: 1_000_000_000, lines: 1000, bytesOfLines: 64 * 1024 },
};
/** A notice a day comes weeks later to the limit. */
const NEAR = 0.8;
/** Old addresses in a message. */
const MOST_NAMES = 10;

/** A sentence for each limit of a host that a folder has passed, or has come near. */
export function hostRemarks({ files, bytes, largest, redirects }: Folder): string[] {
  const ofFiles = Object.entries(HOSTS).flatMap(([host, limits]) => [
    ...remark(
      files,
      limits.files,
      (found, limit) => `${host} takes ${limit} files; these are ${found}`,
    ),
    ...remark(
      largest.bytes,
      limits.bytesOfFile,
      (found, limit) => `${host} takes files of ${limit} bytes; ${largest.path} has ${found}`,
    ),
    ...remark(
      bytes,
      limits.bytes,
      (found, limit) => `${host} takes sites of ${limit} bytes; this one has ${found}`,
    ),
  ]);
  return [...ofFiles, ...redirectRemarks(redirects)];
}

/** The same for the lines of `_redirects` alone. */
export function redirectRemarks(redirects: readonly string[]): string[] {
  const ofLines = Buffer.byteLength(redirects.join('\n'));
  return Object.entries(HOSTS).flatMap(([host, limits]) => [
    ...remark(
      ofLines,
      limits.bytesOfLines,
      (found, limit) => `${host} reads a file _redirects of ${limit} bytes; this one has ${found}`,
    ),
    ...remark(
      redirects.length,
      limits.lines,
      (found, limit) => `${host} reads ${limit} lines of _redirects; these are ${found}`,
    ).map((said) => said + notRead(redirects.slice(limits.lines))),
  ]);
}

function remark(
  found: number,
  limit: number | undefined,
  say: (found: string, limit: string) => string,
): string[] {
  if (limit === undefined || found < limit * NEAR) return [];
  const words = say(found.toLocaleString('en'), limit.toLocaleString('en'));
  return [found > limit ? `TOO MUCH: ${words}.` : `Near a limit: ${words}.`];
}

function notRead(beyond: readonly string[]): string {
  const addresses = [...new Set(beyond.map((line) => line.split(' ')[0] ?? ''))];
  if (addresses.length === 0) return '';
  const rest = addresses.length - MOST_NAMES;
  return ` There these old addresses lead nowhere: ${addresses.slice(0, MOST_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
