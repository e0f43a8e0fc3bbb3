import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { people, departments, committees } = getSite();

type Person = (typeof people)[number];
const find = (fits: (person: Person) => boolean): Person => {
  const found = people.find(fits);
  if (!found) throw new Error('The content has no such person');
  return found;
};
const isMember = (person: Person) => committees.some(({ members }) => members.some((member) => 'person' in member && member.person === person.id));
const head = find((person) => person.isHead === true && (person.laboratories ?? []).length > 0);
const teacher = find((person) => !person.isHead && person.designation.endsWith('professor'));

/** A department and two areas: one of its people work in the first and none in the second. */
const DEPARTMENT = departments.find(({ id }) => id === 'cse') ?? departments[0];
if (!DEPARTMENT) throw new Error('The content has no department');
const isThere = ({ department }: Person) => department === DEPARTMENT.id;
const worksOn = (area: { en: string } | undefined) => (person: Person) => person.areas.some(({ en }) => en === area?.en);
const AREA_THERE = find(isThere).areas[0];
const AREA_ELSEWHERE = find((person) => person.areas.every((area) => !people.filter(isThere).some(worksOn(area)))).areas[0];
if (!AREA_THERE || !AREA_ELSEWHERE) throw new Error('The content has people without areas');
/** The same in both languages, so that an address works in either. */
const AREA_IN_ADDRESS = AREA_THERE.en.toLowerCase().replaceAll(' ', '-');

const namesOf = (shown: readonly Person[], locale: Locale) => shown.map(({ name }) => name[locale]).sort();

/** The directory as shown. */
function directoryOf(page: Page, locale: Locale) {
  const labels = labelsFor(locale);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .and(page.locator(`a[href^="${localisePath('/faculty/', locale)}"]`));
  return {
    department: page.getByRole('combobox', { name: labels.department, exact: true }),
    area: page.getByRole('combobox', { name: labels.area, exact: true }),
    status: page.getByRole('main').getByRole('status'),
    cards,
    /** Expects exactly these people to be shown and their number to be announced. */
    expectShown: async (shown: readonly Person[]) => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(fillIn(labels.chosenPeople(people.length), { count: String(shown.length) }));
      expect((await cards.allInnerTexts()).sort()).toEqual(namesOf(shown, locale));
    },
  };
}

const built = (address: string) => readFileSync(join('build/client', address, 'index.html'), 'utf8');

/** Links in the content of a built page: text and address. */
function linksOf(address: string): string[] {
  const [, main = ''] = built(address).split('<main');
  const [content = ''] = main.split('</main>');
  return [...content.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => `${words}: ${href}`);
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const query = (choice: Record<string, string>) => `${at('/faculty')}?${new URLSearchParams(choice)}`;
  const part = (page: Page, title: string) =>
    page
      .getByRole('main')
      .locator('section:has(> h2)')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const fact = (page: Page, term: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) });
  const contactOf = (page: Page) => page.getByRole('complementary', { name: labels.contact, exact: true });

  test(`the directory can be filtered by department; the number of people is announced (${locale})`, async ({ page }) => {
    await openLive(page, at('/faculty'));
    const { department, expectShown } = directoryOf(page, locale);
    await expectShown(people);
    await department.selectOption({ label: DEPARTMENT.name[locale] });
    await expectShown(people.filter(isThere));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([DEPARTMENT.name[locale]]);
    await department.selectOption({ label: labels.allDepartments });
    await expectShown(people);
  });

  test(`the directory can be filtered by area of work, across departments (${locale})`, async ({ page }) => {
    await openLive(page, at('/faculty'));
    const { area, expectShown } = directoryOf(page, locale);
    const all = [...new Set(people.flatMap((person) => person.areas.map((text) => text[locale])))];
    expect((await area.locator('option').allInnerTexts()).sort()).toEqual([labels.allAreas, ...all].sort());
    await area.selectOption({ label: AREA_THERE[locale] });
    await expectShown(people.filter(worksOn(AREA_THERE)));
    await area.selectOption({ label: labels.allAreas });
    await expectShown(people);
  });

  test(`department and area can be combined, and are added to the address (${locale})`, async ({ page }) => {
    await openLive(page, at('/faculty'));
    const { department, area, expectShown } = directoryOf(page, locale);
    await department.selectOption({ label: DEPARTMENT.name[locale] });
    await expect(page).toHaveURL(query({ department: DEPARTMENT.id }));
    await area.selectOption({ label: AREA_THERE[locale] });
    await expect(page).toHaveURL(query({ department: DEPARTMENT.id, area: AREA_IN_ADDRESS }));
    await expectShown(people.filter((person) => isThere(person) && worksOn(AREA_THERE)(person)));
    await department.selectOption({ label: labels.allDepartments });
    await area.selectOption({ label: labels.allAreas });
    await expect(page).toHaveURL(at('/faculty'));
  });

  test(`two choices in quick succession are both applied (${locale})`, async ({ page }) => {
    await openLive(page, at('/faculty'));
    const values = [DEPARTMENT.id, AREA_IN_ADDRESS];
    await page
      .getByRole('main')
      .locator('select')
      .evaluateAll((fields, chosen) => {
        for (const [index, field] of fields.entries()) {
          (field as HTMLSelectElement).value = chosen[index] ?? '';
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }, values);
    await expect(page).toHaveURL(query({ department: DEPARTMENT.id, area: AREA_IN_ADDRESS }));
    await directoryOf(page, locale).expectShown(people.filter((person) => isThere(person) && worksOn(AREA_THERE)(person)));
  });

  test(`an address with filters shows the same people to every visitor (${locale})`, async ({ page }) => {
    await openLive(page, query({ department: DEPARTMENT.id, area: AREA_IN_ADDRESS }));
    const { department, area, expectShown } = directoryOf(page, locale);
    await expectShown(people.filter((person) => isThere(person) && worksOn(AREA_THERE)(person)));
    await expect(department.locator('option:checked')).toHaveText(DEPARTMENT.name[locale]);
    await expect(area.locator('option:checked')).toHaveText(AREA_THERE[locale]);
  });

  test(`filters without matches show a message and can be cleared (${locale})`, async ({ page }) => {
    await openLive(page, at('/faculty'));
    const { department, area, status, cards, expectShown } = directoryOf(page, locale);
    await department.selectOption({ label: DEPARTMENT.name[locale] });
    await area.selectOption({ label: AREA_ELSEWHERE[locale] });
    await expect(status).toHaveText(labels.noPeople);
    await expect(cards).toHaveCount(0);
    await department.selectOption({ label: labels.allDepartments });
    await expectShown(people.filter(worksOn(AREA_ELSEWHERE)));
  });

  test(`Back from a person returns to the directory with the same filters (${locale})`, async ({ page }) => {
    await openLive(page, query({ department: teacher.department }));
    const { cards, expectShown } = directoryOf(page, locale);
    await expectShown(people.filter(({ department }) => department === teacher.department));
    await cards.filter({ hasText: teacher.name[locale] }).click();
    await expect(page.getByRole('heading', { level: 1, name: teacher.name[locale], exact: true })).toBeVisible();
    await page.goBack();
    await expectShown(people.filter(({ department }) => department === teacher.department));
  });

  test(`a person's page shows the designation, for heads of departments also the department headed, and links to the department (${locale})`, async ({
    page,
  }) => {
    for (const person of [head, teacher]) {
      const department = departments.find(({ id }) => id === person.department)?.name[locale] ?? '';
      await page.goto(at(`/faculty/${person.id}`));
      await expect(page.getByRole('heading', { level: 1, name: person.name[locale], exact: true })).toBeVisible();
      const post = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${labels.designation[person.designation]}[.,]`) });
      await expect(post).toContainText(person.isHead ? labels.headOf(department) : department, { useInnerText: true });
      if (!person.isHead) await expect(page.getByText(labels.headOf(department))).toHaveCount(0);
      await expect(contactOf(page).getByRole('link', { name: department, exact: true })).toHaveAttribute('href', at(`/department/${person.department}`));
    }
  });

  test(`a person's page lists qualifications, areas of work, subjects and publications (${locale})`, async ({ page }) => {
    await page.goto(at(`/faculty/${head.id}`));
    for (const [title, texts] of [
      [labels.qualifications, head.qualifications],
      [labels.areas, head.areas],
      [labels.courses, head.courses],
    ] as const) {
      await expect(fact(page, title).getByRole('definition')).toHaveText(
        texts.map((text) => text[locale]),
        { useInnerText: true },
      );
    }
    await expect(fact(page, labels.teachesIn).getByRole('link')).toHaveCount(head.programmes.length);
    expect(head.publications).not.toEqual([]);
    for (const publication of head.publications ?? [])
      await expect(fact(page, labels.publications).getByRole('definition').filter({ hasText: publication.title })).toHaveAttribute(
        'lang',
        publication.language,
      );
  });

  test(`a person's page has the official telephone, e-mail and office (${locale})`, async ({ page }) => {
    await page.goto(at(`/faculty/${teacher.id}`));
    const { place, phone, email } = teacher.contact;
    const contact = contactOf(page);
    await expect(contact).toContainText(place[locale], { useInnerText: true });
    await expect(contact.getByRole('link', { name: phone, exact: true })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    await expect(contact.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`);
    await expect(page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2);
  });

  test(`a person without a portrait has a monogram, which is hidden from screen readers (${locale})`, async ({ page }) => {
    await page.goto(at(`/faculty/${teacher.id}`));
    const main = page.getByRole('main');
    // In Malayalam the first grapheme of the name, without the title.
    const [sign] = new Intl.Segmenter('ml').segment(teacher.name.ml.replace('ഡോ. ', ''));
    const letters = { en: teacher.initials, ml: sign?.segment ?? '' }[locale];
    const monogram = main.getByText(letters, { exact: true });
    await expect(monogram).toBeVisible();
    await expect(main.locator('[aria-hidden=true]').filter({ has: page.getByText(letters, { exact: true }) })).toHaveCount(1);
    await expect(main.locator('img, picture, image')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the directory lists everybody by department, without the filter, which needs scripts (${locale})`, async ({ page }) => {
      await page.goto(at('/faculty'));
      const { cards, department, area } = directoryOf(page, locale);
      for (const group of departments) {
        const shown = part(page, group.name[locale]).getByRole('listitem');
        expect((await shown.getByRole('link').allInnerTexts()).sort()).toEqual(
          namesOf(
            people.filter((person) => person.department === group.id),
            locale,
          ),
        );
      }
      await expect(cards).toHaveCount(people.length);
      await expect(department).toBeHidden();
      await expect(area).toBeHidden();
    });
  });

  test.describe('the wrong address', () => {
    // The browser logs a page with status 404.
    test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

    test(`of a person returns status 404 and the not-found page of the site (${locale})`, async ({ page }) => {
      expect((await page.goto(at('/faculty/no-such-person')))?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1, name: labels.notFoundTitle, exact: true })).toBeVisible();
    });
  });

  test(`every person is in the directory and on both pages of the department (${locale})`, () => {
    const missing = people.flatMap(({ id, name, department }) =>
      [at('/faculty'), at(`/department/${department}`), at(`/department/${department}/people`)]
        .filter((address) => !linksOf(address).includes(`${name[locale]}: ${at(`/faculty/${id}`)}`))
        .map((address) => `${id} on ${address}`),
    );
    expect(missing).toEqual([]);
  });

  test(`every person's page links to the department, to the laboratories in charge and to the committees (${locale})`, () => {
    expect(people.filter(isMember)).not.toEqual([]);
    for (const person of people) {
      const links = linksOf(at(`/faculty/${person.id}`));
      const department = departments.find(({ id }) => id === person.department);
      expect(links).toContain(`${department?.name[locale]}: ${at(`/department/${person.department}`)}`);
      for (const laboratory of department?.laboratories.filter(({ id }) => person.laboratories?.includes(id)) ?? [])
        expect(links, person.id).toContain(`${laboratory.name[locale]}: ${at(`/department/${person.department}/laboratories#${laboratory.id}`)}`);
      for (const { name, members, page = '' } of committees) {
        for (const member of members) {
          if ('person' in member && member.person === person.id) expect(links, person.id).toContain(`${name[locale]} (${member.as[locale]}): ${at(page)}`);
        }
      }
    }
  });
}
