/**
 * A file for a host with the names of the college in place of the example's.
 * @param siteUrl its public address; the same name with or without www. leads there
 */
export function withHostNames(text: string, siteUrl: string): string {
  const { host } = new URL(siteUrl);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  return text
    .replaceAll('www.college.example', host)
    .replaceAll(/(?<![\w.])college\.example/g, other);
}
