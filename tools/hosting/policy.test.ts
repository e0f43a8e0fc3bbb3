import { describe, expect, it } from 'vitest';
import { withOwnPolicy, withSitePolicy } from './policy.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

describe('the policy', () => {
  it('comes before everything it applies to, and has no directive that is invalid in a page', () => {
    const html = withOwnPolicy(page('<script>one()</script>'));
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
      html.indexOf('<script'),
    );
    expect(html).not.toContain('frame-ancestors');
  });

  it('is not silently omitted if a page begins differently', () => {
    expect(() => withOwnPolicy('<html><head></head></html>')).toThrow('character set');
  });
});

describe('a page that a college has written itself', () => {
  it.each([
    [
      'whole',
      '<!-- old -->\n<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8">',
      '<title>A</title>',
    ],
    ['without a head', '<!doctype html>', '<p>A <script src="/a.js"></script>'],
    ['of one line', '', '<p>caf\xe9'],
  ])('has the policy before all that it applies to: %s', (_, start, rest) => {
    const page = withSitePolicy(start + rest);
    expect(
      page.startsWith(`${start}<meta http-equiv="Content-Security-Policy" content="default-src`),
    ).toBe(true);
    expect(page.endsWith(`"/>${rest}`)).toBe(true);
  });

  it('stays as it is if it has words alone, such as the proof for a search engine', () => {
    const proof = 'google-site-verification: google0123.html';
    expect(withSitePolicy(proof)).toBe(proof);
  });
});
