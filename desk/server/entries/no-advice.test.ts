import { expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { KINDS } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries } from '#desk/content-files/entries.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { amountAdvice } from './amount-advice.ts';
import { dayAdvice } from './day-advice.ts';
import { strayMarks } from './stray-marks.ts';

it.each<[string, (kind: Kind, value: unknown) => Mistake[]]>([
  ['amounts', (kind, value) => amountAdvice(kind, { before: undefined, value })],
  ['days', (kind, value) => dayAdvice(kind, { before: value, value })],
  ['stray marks', strayMarks],
])('no entry of the content has advice on its %s', (_, adviceOn) => {
  const content = new ContentFolder('content');
  const advised = KINDS.flatMap((kind) =>
    allEntries(content, kind).flatMap(({ id, value }) =>
      adviceOn(kind, value).map(({ words, field }) => `${kind.id}/${id} ${field.en}: ${words.en}`),
    ),
  );
  expect(advised).toEqual([]);
});
