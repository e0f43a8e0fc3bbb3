import { describe, expect, it } from 'vitest';
import type { Person } from '#desk/server/access/settings.ts';
import { Store } from '#desk/server/entries/store.ts';
import { systemWords } from '#desk/server/forms/system-words.ts';
import { Releases } from './publication-record.ts';
import { Publisher } from './publisher.ts';

const PERSON: Person = {
  user: 'web',
  name: 'Web team',
  email: 'web@college.example',
  write: 'all',
  publish: true,
};

describe('a publication', () => {
  const publisher = new Publisher(new Store('.'), new Releases('.desk/site'), '.desk/work');

  it.each([
    ['bad\0sentence', 'characters that cannot be seen'],
    ['two\nlines', 'characters that cannot be seen'],
    ['…', 'Write one sentence'],
  ])('has no sentence such as %j', (sentence, words) => {
    publisher.progress.set(PERSON, { stage: 'ready', commit: 'c' });
    expect(() => publisher.publish(PERSON, sentence, 'c')).toThrow(words);
  });

  it('is never one that the person was not shown', () => {
    const other = { ...PERSON, user: 'principal' };
    publisher.progress.set(other, { stage: 'ready', commit: 'shown' });
    publisher.progress.set(PERSON, { stage: 'idle' });
    expect(() => publisher.publish(PERSON, 'Fees', 'shown')).toThrow(
      'prepared or published meanwhile',
    );
  });
});

it('a full disk is named when git or the build say so in their own words', () => {
  for (const stderr of [
    'fatal: Out of diskspace',
    'tar: no space left on device',
    'Error: ENOSPC: write',
    'disk quota exceeded',
  ]) {
    expect(systemWords(Object.assign(new Error('Command failed'), { stderr }))?.en).toContain(
      'disk of the server is full',
    );
  }
});
