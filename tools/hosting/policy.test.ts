import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, scriptHashesOf, withOwnPolicy } from './policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

describe('the policy', () => {
  it('allows nothing that is not listed, and nothing unsafe', () => {
    const policy = contentSecurityPolicy(["'sha256-abc'"]);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-abc'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  it('of a page allows its inline scripts by the hash of their text, whatever their attributes, and names no files', () => {
    const html = page(
      '<script>one()</script><script data-name="a">two()</script><script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(scriptHashesOf(html)).toEqual([hashOf('one()'), hashOf('two()')]);
    expect(withOwnPolicy(html)).toContain(
      `script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`,
    );
  });

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
