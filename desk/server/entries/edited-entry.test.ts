import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { person } from '#tests/desk/desk-copy.ts';
import { editedEntry } from './edited-entry.ts';

const demonstration = new ContentFolder('content');
const college = readFileSync('content/college.yaml', 'utf8');
const real = demonstration.with(
  new Map([['college.yaml', college.replace(/^demonstrationNote:.*\n(?: .*\n)*/m, '')]]),
);

it.each([
  ['asked in a demonstration', demonstration, undefined, true],
  ['not asked of a real college', real, undefined, false],
  ['asked of a sample that a real college still has', real, { sample: true }, true],
])('whether an entry is a sample is %s', (_, content, value, isAsked) => {
  const news = kindOf('news') as Kind;
  const { schema } = editedEntry(content, person('office'), news, 'fair', value);
  expect('sample' in Object(schema.properties)).toBe(isAsked);
});

it('the version for calendars is not asked: it follows each change', () => {
  const events = kindOf('events') as Kind;
  const { schema } = editedEntry(demonstration, person('office'), events, 'fair', undefined);
  expect('revision' in Object(schema.properties)).toBe(false);
});
