import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { splitTest } from '#app/features/duties/schema.ts';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { menuView } from '#app/features/shell/shell.server.ts';
import { THEME_KEY } from '#app/lib/limits.ts';
import { SEARCH_CATEGORIES } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';
import { hasTitle } from '#tests/support/test-titles.ts';

const SPEC = 'docs/spec.yaml';
const clause = z.strictObject({
  id: z.string().regex(/^\d(?:\.\d)?-[\w-]+$/),
  says: z.string().min(1),
  tests: z.array(z.string().regex(/^\S+\.(?:spec|test)\.tsx?: .+$/)).min(1),
});
const sections = z
  .array(z.strictObject({ section: z.string(), clauses: z.array(clause).min(1) }))
  .parse(parse(readFileSync(SPEC, 'utf8')));
const clauses = sections.flatMap((section) => section.clauses);

describe(`every clause of ${SPEC}`, () => {
  it('has a name of its own, and all sections of the specification have clauses', () => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    expect(clauses.length).toBeGreaterThanOrEqual(210);
    expect([...new Set(clauses.map(({ id }) => id.split('-')[0]))]).toEqual(
      '1 2.1 2.2 2.3 2.4 2.5 2.6 2.7 3 4 5 6 7 8 9'.split(' '),
    );
  });

  it('names tests that exist', () => {
    const missing = [...new Set(clauses.flatMap(({ tests }) => tests))].filter((test) => {
      const { file, title } = splitTest(test);
      return !existsSync(file) || !hasTitle(file, title);
    });
    expect(missing).toEqual([]);
  });

  it('is proved by npm test, not only by the long run', () => {
    const isLong = (test: string) =>
      /\.slow\.test\.|tests\/browser\/full\/|tests\/engines\//.test(test);
    expect(clauses.filter(({ tests }) => tests.every(isLong)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the entities of the specification, section 3', () => {
  const site = getSite();
  const view = admissionsView(site, undefined, 'en', 0);
  const menu = menuView(site, site.navigation.menu, 'en');
  const rows = menu.flatMap(({ entries = [] }) => entries);

  it('a menu item has a title, a link and rows', () => {
    for (const item of menu)
      expect(item).toMatchObject({ title: expect.any(String), href: expect.any(String) });
    expect(menu.filter(({ entries }) => entries)).toHaveLength(8);
  });

  it('a row has a label, a link and a description, and may be external or have children', () => {
    for (const row of rows)
      expect(row).toMatchObject({
        label: expect.stringMatching(/./),
        href: expect.any(String),
        description: expect.stringMatching(/./),
      });
    expect(rows.some(({ isExternal }) => isExternal)).toBe(true);
    expect(
      rows.filter(({ children }) => children).map(({ children = [] }) => children.length),
    ).toEqual([9, 5]);
  });

  it('an entry of the search has a title, a path, a category and keywords', () => {
    const { entries } = searchIndexOf(site, 'en');
    expect(entries.length).toBeGreaterThan(60);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        title: expect.stringMatching(/./),
        path: expect.stringMatching(/^(?:\/|https:)/),
        category: expect.any(String),
      });
      expect(Array.isArray(entry.keywords)).toBe(true);
    }
  });

  it('the search has the eleven categories of the specification', () => {
    const names =
      'Navigation Information Education Process Management Departments Research Facilities Campus Events Services'.split(
        ' ',
      );
    expect([...SEARCH_CATEGORIES].toSorted()).toEqual(names.toSorted());
  });

  it('the theme is kept under the name theme', () => {
    expect(THEME_KEY).toBe('theme');
  });

  it('an admission event has the fields of the specification', () => {
    const fields = new Set(site.admissions.events.flatMap((event) => Object.keys(event)));
    const wanted =
      'id title date venue description isActive havelink reportingTime eligibility contactPerson procedureSteps requiredDocuments documents feeDetails importantDates faq';
    for (const field of wanted.split(' ')) expect(fields, field).toContain(field);
    for (const { title, date, venue, description, reportingTime } of site.admissions.events)
      for (const text of [title, date, venue, description, reportingTime])
        expect(text).toMatchObject({
          en: expect.stringMatching(/./),
          ml: expect.stringMatching(/./),
        });
  });

  it('two admission events may have the same id', () => {
    const ids = site.admissions.events.map(({ id }) => id);
    expect(new Set(ids).size).toBeLessThan(ids.length);
  });

  it('no admission event is active or asks to register', () => {
    expect(site.admissions.events.filter(({ isActive, havelink }) => isActive || havelink)).toEqual(
      [],
    );
  });

  it('a notification has a title, a link and perhaps a description', () => {
    const documents = site.admissions.events.flatMap((event) => event.documents ?? []);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents)
      expect(document).toMatchObject({
        title: { en: expect.any(String) },
        link: expect.stringMatching(/^https:/),
      });
  });

  it('an item of fees is printed with category, amount, due date and description', () => {
    const table = view?.events.find(({ fees }) => fees?.table)?.fees?.table;
    expect(table?.columns).toEqual(['Category', 'Amount', 'Due date', 'Description']);
    for (const row of table?.rows ?? []) expect(row.cells).toHaveLength(3);
  });

  it('an important date has a date and an event', () => {
    const dates = site.admissions.events.flatMap((event) => event.importantDates ?? []);
    expect(dates.length).toBeGreaterThan(0);
    for (const entry of dates) expect(Object.keys(entry).toSorted()).toEqual(['date', 'event']);
  });

  it('a question has an answer', () => {
    const questions = site.admissions.events.flatMap((event) => event.faq ?? []);
    expect(questions.length).toBeGreaterThan(0);
    for (const entry of questions)
      expect(Object.keys(entry).toSorted()).toEqual(['answer', 'question']);
  });

  it('a programme has the fields of the specification', () => {
    for (const programme of site.programmes) {
      expect(programme).toMatchObject({
        duration: expect.stringMatching(/^P\dY$/),
        Intake: expect.any(Number),
        specializations: expect.any(Array),
        icon: expect.any(String),
      });
      expect(site.departments.map(({ id }) => id)).toContain(programme.department);
    }
  });

  it('there are 9 undergraduate and 20 postgraduate programmes', () => {
    expect(site.programmes.filter(({ level }) => level === 'ug')).toHaveLength(9);
    expect(site.programmes.filter(({ level }) => level === 'pg')).toHaveLength(20);
  });

  it('the contact for Ph.D has coordinator, email, phone and a note', () => {
    expect(view?.courseTabs.find(({ id }) => id === 'phd')?.contact).toMatchObject({
      coordinator: expect.any(String),
      email: expect.stringContaining('@'),
      phone: expect.any(String),
    });
    expect(site.admissions.tabs.at(-1)?.contact?.additionalNote.en).not.toBe('');
  });
});
