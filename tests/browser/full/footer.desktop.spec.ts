import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { college } = getSite();
const COPYRIGHT_YEAR = 2024;

/** The lists of section 2.5 of the specification, typed here so that a link missing from the content is noticed. */
const QUICK_LINKS = [
  { label: 'About Us', href: '/about#overview' },
  { label: 'Academics', href: '/academics#programs' },
  { label: 'Admissions', href: '/admissions#current' },
  { label: 'Research', href: '/research#areas' },
  { label: 'Campus Life', href: '/campus-life#activities' },
];
const RESOURCES = [
  { label: 'Student Portal', href: '/#student-portal' },
  { label: 'E-Library', href: '/#e-library' },
  { label: 'Academic Calendar', href: '/#academic-calendar' },
  { label: 'Exam Results', href: '/#exam-results' },
  { label: 'Scholarships', href: '/#scholarships' },
];
const ANTI_RAGGING = { label: 'Anti-Ragging', href: '/administrative/anti-ragging' };
const POLICIES = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Sitemap', href: '/sitemap' },
];

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Links of the column with a heading. */
const columnOf = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).locator('xpath=following-sibling::ul').getByRole('link');

for (const locale of ONE_LANGUAGE) {
  const messages = messagesFor(locale);
  const home = localisePath('/', locale);
  const inNewTab = (label: string) => `${label} (${messages.opensInNewTab})`;
  const localised = (links: readonly { href: string }[]) => links.map(({ href }) => localisePath(href, locale));

  test(`the footer names the college in both languages, its directorate and the government (${locale})`, async ({ page }) => {
    await page.goto(home);
    for (const language of LOCALES) await expect(footerOf(page).locator(`span[lang=${language}]`).first()).toHaveText(college.name[language]);
    await expect(footerOf(page).getByText(`${college.directorate[locale]}, ${college.government[locale]}`)).toBeVisible();
  });

  test(`the address opens a maps service in a new tab; phone and e-mail are device links (${locale})`, async ({ page }) => {
    await page.goto(home);
    const map = footerOf(page).getByRole('link', { name: inNewTab(college.address[locale]) });
    await expect(map).toBeVisible();
    await expect(map).toHaveAttribute('href', college.mapUrl);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(footerOf(page).getByRole('link', { name: college.phone })).toHaveAttribute('href', `tel:${college.phone.replaceAll(' ', '')}`);
    await expect(footerOf(page).getByRole('link', { name: college.email })).toHaveAttribute('href', `mailto:${college.email}`);
  });

  test(`Quick Links link to five parts of the site and to the placement portal (${locale})`, async ({ page }) => {
    await page.goto(home);
    const links = columnOf(page, messages.quickLinks);
    await expect(links).toHaveCount(QUICK_LINKS.length + 1);
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([...localised(QUICK_LINKS), college.portals.placement]);
    await expect(links.last()).toHaveAccessibleName(new RegExp(`\\(${messages.opensInNewTab}\\)$`));
    await expect(links.last()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test(`Resources link to five sections of the home page, each with a heading, and to Anti-Ragging (${locale})`, async ({ page }) => {
    await openLive(page, home);
    const links = columnOf(page, messages.resources);
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(localised([...RESOURCES, ANTI_RAGGING]));
    for (const [index, { href }] of RESOURCES.entries()) {
      const label = await links.nth(index).innerText();
      await links.nth(index).click();
      await expect(page).toHaveURL(localisePath(href, locale));
      const target = page.locator(href.slice(1));
      await expect(target).toBeInViewport();
      await expect(target).toContainText(label);
    }
    await links.last().click();
    await expect(page).toHaveURL(localisePath(ANTI_RAGGING.href, locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`a resource can be reached from other pages too (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/about', locale));
    await columnOf(page, messages.resources).nth(1).click();
    await expect(page).toHaveURL(localisePath('/#e-library', locale));
    await expect(page.locator('#e-library')).toBeInViewport();
  });

  test(`the social links are Facebook and YouTube, and every link of the footer works (${locale})`, async ({ page }) => {
    await page.goto(home);
    const social = { [messages.onFacebook]: /^https:\/\/(?:www\.)?facebook\.com\/./, [messages.onYouTube]: /^https:\/\/(?:www\.)?youtube\.com\/./ };
    for (const [label, address] of Object.entries(social)) {
      const link = footerOf(page).getByRole('link', { name: inNewTab(label), exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.locator('xpath=ancestor::ul[1]').getByRole('link')).toHaveCount(2);
    }
    const hrefs = await footerOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !href || href === '#')).toEqual([]);
  });

  test(`the mandatory disclosure is linked, and the permanent ID and the AISHE ID are shown (${locale})`, async ({ page }) => {
    await openLive(page, home);
    await expect(footerOf(page).getByText(`${messages.aicteId}: ${college.ids.aicte}`)).toBeVisible();
    await expect(footerOf(page).getByText(`${messages.aisheId}: ${college.ids.aishe}`)).toBeVisible();
    await footerOf(page).getByRole('link', { name: messages.mandatoryDisclosure }).click();
    await expect(page).toHaveURL(localisePath(college.disclosureHref, locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`the copyright of 2024, the credit and the line of the demonstration are shown (${locale})`, async ({ page }) => {
    await page.goto(home);
    await expect(
      footerOf(page).getByText(fillIn(messages.copyright, { year: String(COPYRIGHT_YEAR), name: college.name[locale] }), { exact: true }),
    ).toBeVisible();
    await expect(footerOf(page).getByText(college.developedBy[locale], { exact: true })).toBeVisible();
    await expect(footerOf(page).getByText(college.demonstrationNote[locale], { exact: true })).toBeVisible();
  });

  test(`the policies are linked, and each link opens a page that exists (${locale})`, async ({ page }) => {
    await page.goto(home);
    const links = footerOf(page).getByRole('list', { name: messages.websitePolicies }).getByRole('link');
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(expect.arrayContaining(localised(POLICIES)));
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
  });

  test(`the footer lists help: the anti-ragging helpline, information, grievances, disclosure and accessibility (${locale})`, async ({ page }) => {
    await page.goto(home);
    const links = columnOf(page, messages.helpAndRights);
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const pages = ['/administrative/rti', '/administrative/grievance', '/contact', '/help', '/accessibility', '/public-self-disclosure'];
    expect(hrefs).toEqual([`tel:${college.helpline.phone}`, ...pages.map((path) => localisePath(path, locale))]);
  });
}

test('the links are labelled with the words of the specification', async ({ page }) => {
  await page.goto('/');
  for (const { label, href } of [...QUICK_LINKS, ...RESOURCES, ANTI_RAGGING, ...POLICIES]) {
    await expect(footerOf(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footerOf(page).getByRole('link', { name: 'Placements (opens in a new tab)' })).toBeVisible();
  await expect(footerOf(page).getByText('Developed by')).toBeVisible();
});
