import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Dataset } from '#app/content/datasets.ts';
import { contentDay } from '#app/content/last-modified.ts';
import { datasetInfo, datasets } from '#app/features/open-data/open-data.server.ts';
import { openDataHtml } from '#app/features/open-data/open-data-block.server.ts';
import { inLanguages } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { csvOf } from './make-open-data.ts';

const site = getSite();
const all = datasets(site);
const NOW = Date.parse('2026-11-21T02:00:00+05:30');
const rowsOf = (id: string) => all.find((dataset) => dataset.id === id)?.rows ?? [];
/** Parses strictly: every row must have as many cells as the first line. */
const read = (csv: string) =>
  parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];

const FORMS = {
  text: /\S/,
  id: /^[a-zA-Z0-9][a-zA-Z0-9 -]*$/,
  number: /^\d+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/,
  address: /^https:\/\/\S+$/,
  yesNo: /^(?:true|false)$/,
};

describe.each(all)('the data set $id', (dataset) => {
  const { columns, rows } = dataset;

  it('has rows, and in each a valid value for every column that is not optional', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      for (const { name, form, isOptional } of columns) {
        if (row[name] === undefined) expect(isOptional, name).toBe(true);
        else expect(String(row[name]), name).toMatch(FORMS[form]);
      }
    }
  });

  it('describes every column, and no column is always empty', () => {
    const names = columns.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const row of rows) expect(names).toEqual(expect.arrayContaining(Object.keys(row)));
    for (const { name, isOptional } of columns)
      if (!isOptional)
        expect(
          rows.some((row) => row[name] !== undefined),
          name,
        ).toBe(true);
  });

  it('is the same when read back from CSV, which begins with a byte order mark', () => {
    const csv = csvOf(dataset);
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(csv)).toEqual(
      rows.map((row) =>
        Object.fromEntries(
          columns.map(({ name }) => [name, row[name] === undefined ? '' : String(row[name])]),
        ),
      ),
    );
  });

  it.each(PUBLISHED)('is described on the page with every column and both files (%s)', (locale) => {
    const html = openDataHtml(site, locale, NOW);
    const own = html.split(`<section id="${dataset.id}"`)[1]?.split('<h2')[1] ?? '';
    expect([...own.matchAll(/<code>([^<]+)<\/code>/g)].map((match) => match[1])).toEqual(
      columns.map(({ name }) => name),
    );
    for (const extension of ['csv', 'json'])
      expect(own).toContain(`href="/data/${dataset.id}.${extension}"`);
  });
});

describe('open data', () => {
  it('begins with programmes, seats, shares of seats, fees, last ranks, the admission calendar and documents', () => {
    const first = 'programmes seats seat-kinds fees last-ranks admissions documents'.split(' ');
    expect(all.map(({ id }) => id).slice(0, first.length)).toEqual(first);
  });

  it('seats: the categories of a B.Tech programme add up to its intake; courses without stated shares have no numbers', () => {
    const kinds = site.seatKinds.kinds.map(({ id }) => id);
    for (const row of rowsOf('seats')) {
      const seats = kinds.map((id) => row[id]);
      if (row.shares_of === undefined) expect(seats).toEqual(kinds.map(() => undefined));
      else expect(seats.reduce<number>((sum, value) => sum + Number(value), 0)).toBe(row.intake);
    }
  });

  it('shares of seats: add up to a hundred, with the year of the rule', () => {
    expect(all.find(({ id }) => id === 'seat-kinds')?.note).toEqual(
      inLanguages(site.college, (each) => site.seatKinds.note[each]),
    );
    expect(rowsOf('seat-kinds').reduce((sum, { percent }) => sum + Number(percent), 0)).toBe(100);
  });

  it.each([
    ['programmes', 29, { id: 'btech-cse', years: 4, intake: 60 }],
    ['seats', 29, { programme: 'btech-cse', intake: 60, merit: 36, sc: 5, lateral: 6 }],
    [
      'fees',
      19,
      { id: 'admission', course: 'btech', amount_general: 9650, amount_sc: 1000, amount_oec: 1000 },
    ],
    [
      'admissions',
      4,
      {
        stream: 'mtech',
        kind: 'application',
        opens_at: '2026-08-17T10:00:00+05:30',
        closes_at: '2026-09-03T17:00:00+05:30',
        sample: true,
      },
    ],
    [
      'documents',
      22,
      { file: 'https://www.college.example/documents/anti-ragging-guide.en.pdf', pages: 2 },
    ],
  ])('%s: %i rows, as the college states them', (id, count, first) => {
    expect(rowsOf(id)).toHaveLength(count);
    expect(rowsOf(id)[0]).toMatchObject(first);
  });

  it('never gives a sample accreditation as a real one', () => {
    const programme = need(site.programmes[0]);
    const accreditation = { from: '2025-07-01', to: '2028-06-30', order: 'A-1' };
    const rows = (sample?: true) =>
      datasets({
        ...site,
        programmes: [{ ...programme, accreditation: { ...accreditation, sample } }],
      })[0]?.rows;
    expect(rows()?.[0]).toMatchObject({
      accredited_from: '2025-07-01',
      accredited_to: '2028-06-30',
    });
    expect(rows(true)?.[0]?.accredited_from).toBeUndefined();
  });

  it('states the date of the last change of the content, and the terms of use', () => {
    expect(datasetInfo(site, { id: 'fees' }, NOW)).toEqual({
      dataset: 'fees',
      publisher: inLanguages(site.college, (each) => site.college.name[each]),
      asOf: contentDay(site, NOW),
      licence: `${site.college.siteUrl}/copyright`,
      description: `${site.college.siteUrl}/help/open-data#fees`,
    });
  });

  it('text that a spreadsheet would take for a formula stays text', () => {
    const dataset: Dataset = {
      id: 'seats',
      columns: [{ name: 'name_en', form: 'text' }],
      rows: [{ name_en: '=1+1' }, { name_en: 'A, "B"' }],
    };
    expect(csvOf(dataset)).toBe('\ufeffname_en\r\n\'=1+1\r\n"A, ""B"""\r\n');
  });
});
