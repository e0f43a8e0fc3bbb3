import { describe, expect, it } from 'vitest';
import { withOwnPolicy } from './policy.ts';

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
