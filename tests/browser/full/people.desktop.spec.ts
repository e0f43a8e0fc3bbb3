import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { people, departments } = getSite();

type Person = (typeof people)[number];
const find = (fits: (person: Person) => boolean): Person => {
  const found = people.find(fits);
  if (!found) throw new Error('The content has no such person');
  return found;
};
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
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        fillIn(fillIn(labels.chosenPeople, { total: people.length }), { count: String(shown.length) }),
      );
      expect((await cards.allInnerTexts()).sort()).toEqual(namesOf(shown, locale));
    },
  };
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
}
