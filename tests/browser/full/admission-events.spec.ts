import type { Locator, Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { admissions, college } = getSite();
const { events } = admissions;
const officeOf = (role?: string) => college.contacts.find((contact) => contact.role === role);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const open = (card: Locator, locale: Locale) => card.getByText(labelsFor(locale).viewDetails, { exact: true }).click();

for (const locale of LOCALES) {
  const messages = messagesFor(locale);
  const labels = labelsFor(locale);
  const address = localisePath('/admissions', locale);

  test(`no admission is open now, and at least four past ones are listed with all their fields (${locale})`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2, name: labels.currentAdmissions })).toBeVisible();
    await expect(page.getByText(labels.noCurrentEvents)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: labels.pastAdmissions })).toBeVisible();
    expect(events.length).toBeGreaterThanOrEqual(4);
    await expect(cards(page)).toHaveCount(events.length);
    for (const [index, event] of events.entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('heading', { level: 3, name: event.title[locale], exact: true })).toBeVisible();
      // The visible text does not contain closed explanations of abbreviations.
      await expect(card.locator('> p').first()).toHaveText(event.description[locale], { useInnerText: true });
      for (const [term, value] of [
        [labels.date, event.date],
        [labels.venue, event.venue],
        [labels.reportingTime, event.reportingTime],
      ] as const) {
        await expect(card.getByRole('term').filter({ hasText: term })).toBeVisible();
        await expect(card.locator('dl').first()).toContainText(value[locale], { useInnerText: true });
      }
      await expect(card.getByText(labels.archived, { exact: true }), 'all were held more than a year ago').toBeVisible();
      await expect(card.getByText(labels.active, { exact: true })).toHaveCount(0);
      await expect(card.getByText(labels.readAndRegister)).toHaveCount(0);
    }
  });

  test(`the details of an admission have eligibility, procedure, documents and contacts (${locale})`, async ({ page }) => {
    await openLive(page, address);
    for (const [index, event] of events.entries()) {
      const card = cards(page).nth(index);
      await open(card, locale);
      const panel = card.getByRole('tabpanel', { name: labels.tabDetails });
      // The visible text: explanations of abbreviations are closed.
      const seen = { useInnerText: true };
      if (event.eligibility) await expect(panel).toContainText(event.eligibility[locale], seen);
      await expect(panel.locator('ol > li')).toHaveText(
        (event.procedureSteps ?? []).map((step) => step[locale]),
        seen,
      );
      await expect(panel.locator('ul > li')).toHaveText(
        (event.requiredDocuments ?? []).map((document) => document[locale]),
        seen,
      );
      await expect(panel.getByText(event.contactPerson?.[locale] ?? '', { exact: true })).toBeVisible();
      const office = officeOf(event.contactRole);
      await expect(panel.getByRole('link', { name: office?.email ?? '' })).toHaveAttribute('href', `mailto:${office?.email}`);
      await expect(panel.getByRole('link', { name: office?.phone ?? '' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    }
  });

  test(`a sub-tab exists only if the admission has data for it (${locale})`, async ({ page }) => {
    await openLive(page, address);
    for (const [index, event] of events.entries()) {
      const card = cards(page).nth(index);
      await open(card, locale);
      const expected = [
        labels.tabDetails,
        ...(event.documents ? [labels.tabDocuments] : []),
        ...(event.feeDetails || event.feeRemarks ? [labels.tabFees] : []),
        ...(event.importantDates ? [labels.tabDates] : []),
        ...(event.faq ? [labels.tabFaq] : []),
      ];
      await expect(card.getByRole('tab')).toHaveText(expected);
    }
    expect(events.some((event) => event.documents === undefined)).toBe(true);
    expect(events.some((event) => event.faq === undefined)).toBe(true);
  });

  test(`notifications open in a new tab, as announced; dates and questions are listed (${locale})`, async ({ page }) => {
    await openLive(page, address);
    const index = events.findIndex((event) => event.id === 'btech-allotment');
    const event = events[index];
    const card = cards(page).nth(index);
    await open(card, locale);
    await card.getByRole('tab', { name: labels.tabDocuments }).click();
    for (const document of event?.documents ?? []) {
      const link = card.getByRole('link', { name: `${document.title[locale]} (${messages.opensInNewTab})` });
      await expect(link).toHaveAttribute('href', document.link);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await card.getByRole('tab', { name: labels.tabDates }).click();
    await expect(card.getByRole('tabpanel').getByRole('term')).toHaveText((event?.importantDates ?? []).map(({ date }) => date[locale]));
    await expect(card.getByRole('tabpanel').getByRole('definition')).toHaveText((event?.importantDates ?? []).map((entry) => entry.event[locale]));
    await card.getByRole('tab', { name: labels.tabFaq }).click();
    await expect(card.getByRole('tabpanel').getByRole('term')).toHaveText((event?.faq ?? []).map(({ question }) => question[locale]));
    await expect(card.getByRole('tabpanel').getByRole('definition')).toHaveText(
      (event?.faq ?? []).map(({ answer }) => answer[locale]),
      { useInnerText: true },
    );
  });
}

const labels = labelsFor('en');
const details = (card: Locator) => card.locator('details');

test('only one admission is open at a time; choosing the open one closes it', async ({ page }) => {
  await openLive(page, '/admissions');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await open(first, 'en');
  await expect(first.getByText(labels.hideDetails, { exact: true })).toBeVisible();
  await expect(first.getByText(labels.viewDetails, { exact: true })).toBeHidden();
  await open(second, 'en');
  await expect(details(second)).toHaveAttribute('open');
  await expect(details(first)).not.toHaveAttribute('open');
  await expect(first.getByText(labels.viewDetails, { exact: true })).toBeVisible();
  await second.getByText(labels.hideDetails, { exact: true }).click();
  await expect(details(second)).not.toHaveAttribute('open');
  await expect(second.getByRole('tabpanel')).toBeHidden();
});

test('an admission that is opened again shows its details first', async ({ page }) => {
  await openLive(page, '/admissions');
  const card = cards(page).first();
  await open(card, 'en');
  await card.getByRole('tab', { name: labels.tabFees }).click();
  await expect(card.getByRole('tab', { name: labels.tabFees })).toHaveAttribute('aria-selected', 'true');
  await open(cards(page).nth(1), 'en');
  await expect(details(card)).not.toHaveAttribute('open');
  await open(card, 'en');
  await expect(card.getByRole('tab', { name: labels.tabDetails })).toHaveAttribute('aria-selected', 'true');
  await expect(card.getByRole('tabpanel')).toHaveCount(1);
  await expect(card.getByRole('heading', { name: labels.eligibility })).toBeVisible();
});

test('arrow keys, Home and End select the sub-tabs', async ({ page }) => {
  await openLive(page, '/admissions');
  const card = cards(page).nth(1);
  await open(card, 'en');
  const tab = (name: string) => card.getByRole('tab', { name, exact: true });
  await tab(labels.tabDetails).focus();
  for (const [key, name] of [
    ['ArrowRight', labels.tabDocuments],
    ['ArrowRight', labels.tabFees],
    ['ArrowLeft', labels.tabDocuments],
    ['End', labels.tabFaq],
    ['ArrowRight', labels.tabDetails],
    ['ArrowLeft', labels.tabFaq],
    ['Home', labels.tabDetails],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(card.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expect(card.getByRole('tabpanel')).toHaveCount(1);
  }
});
