import { expect, it } from 'vitest';
import { apacheFile } from './apache.ts';
import { hostRules } from './rules.ts';

it('LiteSpeed, which may not say how a copy is compressed, gets none', () => {
  const shell = { locale: 'en', path: '/assets/shell-en-01234567.txt', digest: 'AAAA' } as const;
  const file = apacheFile(hostRules([], [], ['en'], [], [shell]));
  const rules = file.split(/(?<=^RewriteRule .*\n)/m);
  const copies = rules.filter((rule) => /[.](?:br|gz|dcb)" \[END\]$/m.test(rule));
  expect(copies).toHaveLength(7);
  for (const rule of copies) expect(rule).toContain('RewriteCond %{SERVER_SOFTWARE} !LiteSpeed\n');
  expect(file).toMatch(/<IfModule !LiteSpeed>\nHeader always set Link .*\n.*\n<\/IfModule>/);
});
