import type { Locator, Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { DEPARTMENT_GROUPS, DEPARTMENT_PARTS } from '#app/content/schemas/department.ts';
import { formatDate } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { departments, programmes, people, college } = getSite();

const departmentOf = (id: string) => {
  const found = departments.find((department) => department.id === id);
  if (!found) throw new Error(`The content has no department ${id}`);
  return found;
};
const cse = departmentOf('cse');
/** Departments that teach in the programmes of others. */
const supporting = departments.filter(({ id }) => programmes.every(({ department }) => department !== id));

const mainHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** The content below a heading of the second level. */
const partOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section:has(> h2)')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const linkTo = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });

/** The list of a department's parts: beside the text on a laptop, folded under its title on a phone. */
async function openSideList(page: Page, title: string, locale: Locale): Promise<Locator> {
  const name = labelsFor(locale).inThisPart(title);
  const summary = page.locator('summary').filter({ hasText: name });
  if (await summary.isVisible()) await summary.click();
  return page.getByRole('navigation', { name, exact: true }).or(page.getByRole('group').filter({ has: summary }));
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const nameOf = (programme: (typeof programmes)[number]) => `${labels.awardName[programme.award]} ${programme.name[locale]}`;

  test(`the list of departments links to each department, in its group (${locale})`, async ({ page }) => {
    await page.goto(at('/department'));
    for (const group of DEPARTMENT_GROUPS) {
      const part = partOf(page, { engineering: labels.engineeringDepartments, supporting: labels.supportingDepartments }[group]);
      const own = departments.filter((department) => department.group === group);
      await expect(part.getByRole('heading', { level: 3 })).toHaveText(own.map(({ name }) => name[locale]));
      for (const { id, name } of own) await expect(linkTo(part, name[locale])).toHaveAttribute('href', at(`/department/${id}`));
    }
  });

  test(`a department's page has all parts with their headings, each with its content (${locale})`, async ({ page }) => {
    await page.goto(at('/department/cse'));
    await expect(mainHeading(page, cse.name[locale])).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(Object.values(labels.part));
    const texts = {
      overview: [...cse.about, cse.vision, ...cse.mission, ...(cse.outcomes ?? []), ...(cse.teaches ?? []).map(({ course }) => course)],
      programmes: programmes.filter(({ department }) => department === 'cse').map(({ name }) => name),
      people: people.filter(({ department }) => department === 'cse').map(({ name }) => name),
      laboratories: cse.laboratories.flatMap(({ name, work }) => [name, work]),
      research: [...cse.research, ...cse.researchAreas],
      achievements: cse.achievements.map(({ text }) => text),
      documents: cse.syllabus.flatMap(({ title, note }) => [title, note]),
      contact: [cse.contact.place, cse.contact.hours],
    };
    for (const [part, expected] of Object.entries(texts)) {
      expect(expected, part).not.toEqual([]);
      for (const text of expected) await expect(page.locator(`section#${part}`)).toContainText(text[locale], { useInnerText: true });
    }
    const contact = partOf(page, labels.part.contact);
    await expect(linkTo(contact, cse.contact.email)).toHaveAttribute('href', `mailto:${cse.contact.email}`);
    await expect(linkTo(contact, cse.contact.phone)).toHaveAttribute('href', `tel:${cse.contact.phone.replaceAll(' ', '')}`);
  });

  test(`each part of a department links to a page of its own (${locale})`, async ({ page }) => {
    await openLive(page, at('/department/cse'));
    for (const part of DEPARTMENT_PARTS) {
      await linkTo(partOf(page, labels.part[part]), labels.wholePart(labels.part[part])).click();
      await expect(page).toHaveURL(at(`/department/cse/${part}`));
      await expect(mainHeading(page, labels.partOf(labels.part[part], cse.name[locale]))).toBeVisible();
      await page.goBack();
    }
  });

  test(`the list beside a department links to its parts (${locale})`, async ({ page }) => {
    await openLive(page, at('/department/cse'));
    const list = await openSideList(page, cse.name[locale], locale);
    await expect(list.getByRole('link')).toHaveText(Object.values(labels.part));
    await linkTo(list, labels.part.research).click();
    await expect(page).toHaveURL(at('/department/cse#research'));
    await expect(partOf(page, labels.part.research).getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test(`the list beside a part marks that part and links to the others (${locale})`, async ({ page }) => {
    await openLive(page, at('/department/cse/people'));
    const list = await openSideList(page, cse.name[locale], locale);
    await expect(list.locator('[aria-current=page]')).toHaveText([labels.part.people]);
    await linkTo(list, labels.part.achievements).click();
    await expect(page).toHaveURL(at('/department/cse/achievements'));
    await expect(mainHeading(page, labels.partOf(labels.part.achievements, cse.name[locale]))).toBeVisible();
    await expect(list.locator('[aria-current=page]')).toHaveText([labels.part.achievements]);
  });

  test(`the page of programmes shows the subjects, the duration, the accreditation and where to apply (${locale})`, async ({ page }) => {
    await page.goto(at('/department/cse/programmes'));
    const own = programmes.filter(({ department }) => department === 'cse');
    expect(own.length).toBeGreaterThan(2);
    for (const programme of own) {
      const details = partOf(page, nameOf(programme));
      await expect(details).toContainText(programme.description[locale], { useInnerText: true });
      await expect(details.getByRole('term')).toHaveText([labels.whatIsStudied, labels.duration, labels.accreditation]);
      const [studied, duration, accreditation] = await details.getByRole('definition').allInnerTexts();
      expect(studied?.split(', ')).toEqual(programme.specializations.map((text) => text[locale]));
      expect(duration).toBe(labelsFor(locale).years(programme.level === 'ug' ? 4 : 2));
      expect(accreditation).toContain(programme.accreditation ? formatDate(programme.accreditation.to, locale) : labels.notAccredited);
      await expect(details.getByRole('link', { name: labels.howToApply })).toHaveAttribute(
        'href',
        at(`/admissions#${programme.level === 'ug' ? 'btech' : 'mtech'}`),
      );
    }
  });

  test(`an area of research lists the people who work in it (${locale})`, async ({ page }) => {
    await page.goto(at('/department/cse/research'));
    const worked = cse.researchAreas.filter((area) => people.some((person) => person.department === 'cse' && person.areas.some(({ en }) => en === area.en)));
    expect(worked).not.toEqual([]);
    for (const area of worked) {
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: area[locale] })
        .filter({ has: page.getByRole('link') });
      const names = people.filter((person) => person.department === 'cse' && person.areas.some(({ en }) => en === area.en)).map(({ name }) => name[locale]);
      expect((await row.getByRole('link').allInnerTexts()).sort()).toEqual(names.sort());
    }
  });

  test(`a laboratory links to the person in charge, its programmes and its department, and these link back (${locale})`, async ({ page }) => {
    const programme = programmes.find(({ department }) => department === 'cse');
    const laboratory = cse.laboratories.find((candidate) => programme && candidate.programmes.includes(programme.id));
    const charge = people.find((person) => person.department === 'cse' && laboratory && person.laboratories?.includes(laboratory.id));
    if (!programme || !laboratory || !charge) throw new Error('No laboratory of cse has a programme and a person in charge');
    const here = partOf(page, laboratory.name[locale]);
    const expectHere = async () => {
      await expect(page).toHaveURL(at(`/department/cse/laboratories#${laboratory.id}`));
      await expect(here.getByRole('heading', { level: 2 })).toBeInViewport();
    };

    await openLive(page, at('/department/cse'));
    await linkTo(partOf(page, labels.part.laboratories), laboratory.name[locale]).click();
    await expectHere();
    await linkTo(here, charge.name[locale]).click();
    await expect(mainHeading(page, charge.name[locale])).toBeVisible();
    await linkTo(page.getByRole('main'), laboratory.name[locale]).click();
    await expectHere();
    await linkTo(here, nameOf(programme)).click();
    await expect(page).toHaveURL(at(`/department/cse/programmes#${programme.id}`));
    await expect(page.getByRole('heading', { level: 2, name: nameOf(programme), exact: true })).toBeInViewport();
    await linkTo(partOf(page, nameOf(programme)), laboratory.name[locale]).click();
    await expectHere();
    await linkTo(page.getByRole('navigation', { name: messagesFor(locale).breadcrumb }), cse.name[locale]).click();
    await expect(page).toHaveURL(at('/department/cse'));
  });

  test.describe('the wrong address', () => {
    // The browser logs a page with status 404.
    test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

    test(`of a department or part returns status 404 and the not-found page of the site (${locale})`, async ({ page }) => {
      for (const wrong of ['/department/no-such-department', '/department/cse/no-such-part', '/department/no-such-department/people']) {
        expect((await page.goto(at(wrong)))?.status(), wrong).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(mainHeading(page, labelsFor(locale).notFoundTitle)).toBeVisible();
      }
    });
  });

  test.describe('in every department', () => {
    // Many pages per test: without scripts they load fast.
    test.use({ javaScriptEnabled: false });

    test(`the figures are counted from its programmes, people and laboratories (${locale})`, async ({ page }) => {
      for (const { id, laboratories } of departments) {
        const own = programmes.filter(({ department }) => department === id);
        const seats = new Map<(typeof own)[number]['award'], number>();
        for (const { award, Intake } of own) seats.set(award, (seats.get(award) ?? 0) + Intake);
        const expected = [
          ...[...seats].map(([award, count]) => [labels.seatsOf(labels.awardName[award]), String(count)]),
          [labels.part.people, String(people.filter(({ department }) => department === id).length)],
          [labels.part.laboratories, String(laboratories.length)],
          ...(seats.size < 2 ? [[labels.affiliation, college.universityShort[locale]]] : []),
        ].filter(([, value]) => value !== '0');
        await page.goto(at(`/department/${id}`));
        const facts = page.getByRole('main').locator('dl').first();
        await expect(facts.getByRole('term'), id).toHaveText(expected.map(([term]) => term ?? ''));
        await expect(facts.getByRole('definition'), id).toHaveText(
          expected.map(([, value]) => value ?? ''),
          { useInnerText: true },
        );
      }
    });

    test(`each laboratory has its apparatus, programmes and the person in charge (${locale})`, async ({ page }) => {
      for (const { id, laboratories } of departments) {
        await page.goto(at(`/department/${id}/laboratories`));
        for (const laboratory of laboratories) {
          const part = partOf(page, laboratory.name[locale]);
          await expect(part.getByRole('listitem').filter({ hasNot: page.getByRole('link') })).toHaveText(
            laboratory.equipment.map((text) => text[locale]),
            { useInnerText: true },
          );
          const used = programmes.filter((programme) => laboratory.programmes.includes(programme.id));
          const charge = people.filter((person) => person.department === id && person.laboratories?.includes(laboratory.id));
          const expected = [
            ...used.map((programme) => at(`/department/${programme.department}/programmes#${programme.id}`)),
            ...charge.map((person) => at(`/faculty/${person.id}`)),
          ];
          expect(await part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))), laboratory.id).toEqual(expected);
        }
      }
    });

    test(`without programmes there is no empty part: the page shows what it teaches in other departments, and why it has no programme (${locale})`, async ({
      page,
    }) => {
      expect(supporting.map(({ group }) => group)).toEqual(expect.arrayContaining(['supporting']));
      for (const { id, name, teaches = [] } of supporting) {
        await page.goto(at(`/department/${id}`));
        await expect(page.getByRole('heading', { level: 2, name: labels.part.people, exact: true })).toBeVisible();
        await expect(partOf(page, labels.part.programmes)).toHaveCount(0);
        await expect(linkTo(await openSideList(page, name[locale], locale), labels.part.programmes)).toHaveCount(0);
        const courses = page.getByRole('table', { name: labels.taughtTo }).locator('tbody tr');
        await expect(courses).toHaveText(
          teaches.map(({ course, students }) => `${course[locale]} ${students[locale]}`),
          { useInnerText: true },
        );
        await page.goto(at(`/department/${id}/programmes`));
        await expect(page.getByText(labels.noProgrammes)).toBeVisible();
        await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
      }
    });
  });
}
