import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each command of a fresh checkout installs its packages first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands =
    'start edit build dev test check check:content check:links documents report import-addresses release rollback new-college'.split(
      ' ',
    );
  for (const name of commands) expect(scripts[`pre${name}`], name).toBe('node tools/prepare.mjs');
});
