import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { College } from '#app/content/schemas/college.ts';
import { PICTURES_PATH } from './pictures.server.ts';
import { readSiteFile, type SiteFiles } from './site-files.server.ts';

/** The default mark, for colleges without a logo. */
const MARK = 'public/icon.svg';

type WithLogo = SiteFiles & { college: Pick<College, 'logo'> };

/**
 * The sign of the college as SVG: its logo, or the default mark. A PNG logo is embedded in an SVG,
 * so that icons and cards need only one format.
 */
export function logoSvg(site: WithLogo): string {
  const { logo } = site.college;
  if (!logo) return readFileSync(MARK, 'utf8');
  const bytes = readSiteFile(site, logo);
  if (logo.endsWith('.svg')) return bytes.toString('utf8');
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image href="${data}" width="48" height="48"/></svg>`;
}

/** Address of the college's own logo; `undefined` for the default mark. */
export function logoAddress(site: WithLogo): string | undefined {
  if (!site.college.logo) return undefined;
  const hash = createHash('sha256').update(logoSvg(site)).digest('hex').slice(0, 8);
  return `${PICTURES_PATH}/logo-${hash}.svg`;
}
