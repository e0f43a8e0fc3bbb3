import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { admissionYear } from './admission-year.server.ts';

const site = getSite();

describe.each(PUBLISHED)('the admission year (%s)', (locale) => {
  it('draws every date that it lists, within the twelve months', () => {
    const { months, spans, width } = admissionYear(site, ['btech'], locale);
    const row = site.calendar.rows.find(({ id }) => id === 'btech');
    expect(months).toHaveLength(12);
    expect(spans.map(({ text }) => text)).toEqual(
      row?.spans.map(({ what, source }) => `${what[locale]} (${source[locale]})`),
    );
    for (const { x, length } of spans)
      expect([x >= 0, length > 0, x + length <= width]).toEqual([true, true, true]);
  });

  it('names the course of each date where a tab has several', () => {
    const { spans } = admissionYear(site, ['mtech', 'mca'], locale);
    const names = site.calendar.rows
      .filter(({ id }) => ['mtech', 'mca'].includes(id))
      .map(({ name }) => name[locale]);
    expect(spans.map(({ text }) => names.find((name) => text.startsWith(`${name}: `)))).toEqual(
      names,
    );
  });
});
