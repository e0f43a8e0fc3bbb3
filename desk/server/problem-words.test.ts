import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSpellingFaults } from '#app/lib/malayalam-spelling.ts';
import { PATTERNS, PHRASES } from './problem-phrases.ts';
import { inMalayalam, problemWords } from './problem-words.ts';

/** Every plain sentence with which a schema or check says what belongs in a field. */
const said = globSync(['app/content/{schemas,checks,reading}/*.ts', 'app/lib/malayalam-encoding.ts'])
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('duties.ts') && !file.endsWith('publication.server.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:error|message|expected|rule): '([^'\n]{3,})'/g)].map(([, phrase]) => phrase ?? ''));

describe('mistakes in Malayalam', () => {
  it.each([...new Set(said)])('know the phrase: %s', (phrase) => {
    expect(inMalayalam(phrase)).toMatch(/[\u0d00-\u0d7f]|^\d/);
  });

  it('keep the part that changes', () => {
    expect(problemWords({ expected: 'at most 160 characters', found: '"x"' }).ml).toBe('വേണ്ടത്: പരമാവധി 160 അക്ഷരം. കണ്ടത്: "x".');
    expect(problemWords({ expected: 'one of: a, b', found: 'nothing' }).ml).toBe('വേണ്ടത്: ഇവയിലൊന്ന്: a, b. കണ്ടത്: ഒന്നുമില്ല.');
  });

  it('are spelt as the college spells', () => {
    for (const words of [...Object.values(PHRASES), ...PATTERNS.map(([, text]) => text)].filter((text) => !text.includes('ചില്ലക്ഷരം')))
      expect(findSpellingFaults(words)).toEqual([]);
  });
});
