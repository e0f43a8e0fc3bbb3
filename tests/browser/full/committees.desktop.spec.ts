import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { sectionPath } from '#app/content/section-path.ts';
import { formatDate } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { committees, people, pages, college } = getSite();

type Committee = (typeof committees)[number];

/** Pages with the directive that shows a complete committee. */
function placesOf({ id }: Committee): string[] {
  return pages.flatMap((page) =>
    page.sectionTexts
      .filter(({ texts }) => texts.en.tree.children.some((node) => node.type === 'leafDirective' && node.name === 'committee' && node.attributes?.id === id))
      .map((section) => sectionPath(page, section)),
  );
}

const shown = committees.flatMap((committee) => placesOf(committee).map((place) => ({ committee, place })));

function nameOf(member: Committee['members'][number], locale: Locale): string {
  if ('office' in member) return member.office[locale];
  return people.find(({ id }) => id === member.person)?.name[locale] ?? '';
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const membersOf = (page: Page, committee: Committee) => page.getByRole('table', { name: new RegExp(`^${labels.membersOf(committee.name[locale])}( \\(|$)`) });

  test.describe('without scripts', () => {
    // Many pages per test: without scripts they load fast.
    test.use({ javaScriptEnabled: false });

    test(`a committee's page shows its legal basis, its order, its term and how often it meets (${locale})`, async ({ page }) => {
      expect(shown.length).toBeGreaterThan(5);
      // The page named in the data of a committee shows it.
      for (const committee of committees) if (committee.page) expect(placesOf(committee).map((place) => place.split('#')[0])).toContain(committee.page);
      for (const { committee, place } of shown) {
        await page.goto(at(place));
        const { authority, formedBy, term, meets, contact } = committee;
        for (const [name, value] of [
          [labels.authority, authority[locale]],
          [labels.formedBy, labels.orderOf(formedBy.number, formatDate(formedBy.date, locale))],
          [labels.term, labels.fromTo(formatDate(term.from, locale), formatDate(term.to, locale))],
          [labels.meets, meets[locale]],
        ] as const) {
          const fact = page
            .getByRole('main')
            .locator('dl > div')
            .filter({ has: page.getByRole('term').filter({ hasText: name }) });
          // The visible text: explanations of abbreviations are closed.
          await expect(fact.getByRole('definition').first(), committee.id).toContainText(value, { useInnerText: true });
        }
        const office = college.contacts.find(({ role }) => role === contact);
        if (office) await expect(page.getByRole('main').getByRole('link', { name: office.email, exact: true }).first(), committee.id).toBeVisible();
      }
    });

    test(`a committee's page lists every member with the role; members with a page of their own are links (${locale})`, async ({ page }) => {
      for (const { committee, place } of shown) {
        await page.goto(at(place));
        const table = membersOf(page, committee);
        await expect(table.locator('tbody tr'), committee.id).toHaveText(
          committee.members.map((member) => `${nameOf(member, locale)} ${member.as[locale]}`),
          { useInnerText: true },
        );
        const linked = committee.members.flatMap((member) => ('person' in member ? [at(`/faculty/${member.person}`)] : []));
        expect(await table.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(linked);
      }
    });

    test(`the page of committees lists each of them briefly, with a link to its own page (${locale})`, async ({ page }) => {
      await page.goto(at('/administrative/statutory-committees'));
      for (const committee of committees) {
        const row = page.getByRole('main').locator(`li#committee-${committee.id}`);
        await expect(row).toContainText(committee.name[locale]);
        await expect(row).toContainText(committee.summary[locale], { useInnerText: true });
        const more = row.getByRole('link', { name: committee.name[locale] });
        await expect(more).toContainText(labels.aboutItsWork);
        await expect(more).toHaveAttribute('href', at(committee.page ?? ''));
      }
    });
  });

  test(`a committee links to the page of a member, which links back to the committee (${locale})`, async ({ page }) => {
    const found = shown.find(({ committee, place }) => committee.page === place && committee.members.some((member) => 'person' in member));
    const member = found?.committee.members.find((candidate) => 'person' in candidate);
    if (!found || !member) throw new Error('No committee has a member with a page');
    const name = nameOf(member, locale);
    await openLive(page, at(found.place));
    await membersOf(page, found.committee).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const list = page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: labels.committees }) });
    await list.getByRole('link', { name: `${found.committee.name[locale]} (${member.as[locale]})`, exact: true }).click();
    await expect(page).toHaveURL(at(found.place));
    await expect(membersOf(page, found.committee)).toBeVisible();
  });
}
