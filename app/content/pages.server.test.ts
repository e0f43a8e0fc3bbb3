import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { listAnchors, listPages } from './pages.server.ts';

const site = getSite();
const pages = listPages(site);

describe('the list of pages', () => {
  it('has every page once in each language, Malayalam under /ml', () => {
    const paths = (locale: string) =>
      pages.filter((page) => page.locale === locale).map(({ path }) => path);
    expect(paths('ml')).toEqual(paths('en'));
    for (const { address, path, locale } of pages)
      expect(address.startsWith('/ml')).toBe(
        locale === 'ml' && address.endsWith(path === '/' ? '/ml' : path),
      );
  });

  it('has a page without separate pages for its sections', () => {
    const addresses = pages.map(({ address }) => address);
    expect(addresses).toContain('/pta');
    expect(addresses).not.toContain('/pta/about');
  });
});

describe('anchors', () => {
  const anchors = listAnchors(site);

  it('never refer to a section that has only a separate page', () => {
    expect(anchors.get('/academics')).not.toContain('graduation');
  });
});
