import type { Locator, Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { admissionsView } from '#app/views/admissions/admission.server.ts';
import { researchAreaRows } from '#app/views/section-page/rows.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Seats of the specification, section 9. */
const UNDERGRADUATE_SEATS = { CSE: 60, ECE: 120, EEE: 120, ME: 120, CE: 120, CHE: 120, PE: 60, CPS: 60, AR: 40 };
const GEOTECHNICAL = { en: 'Geotechnical Engineering', ml: 'ജിയോടെക്നിക്കൽ എൻജിനീയറിങ്' };

const panelOf = (page: Page, tab: string) => page.locator(`section#${tab}`);
const partOf = (panel: Locator, title: string) =>
  panel.locator('section').filter({ has: panel.page().getByRole('heading', { level: 2, name: title, exact: true }) });
/** The visible text, without closed explanations of abbreviations. */
const SEEN = { useInnerText: true };
const factOf = (panel: Locator, value: string) => panel.getByRole('definition').filter({ hasText: value });

for (const locale of ONE_LANGUAGE) {
  const messages = messagesFor(locale);
  const labels = labelsFor(locale);
  const site = getSite();
  const view = admissionsView(site, undefined, locale, 0);
  if (!view) throw new Error('The admissions page has no content');
  const { btech, mtech, phd } = site.admissions;
  const said = (texts: readonly Record<typeof locale, string>[]) => texts.map((text) => text[locale]);
  const open = async (page: Page, tab: 'btech' | 'mtech' | 'phd') => {
    await page.goto(localisePath(`/admissions/${tab}`, locale));
    const panel = panelOf(page, tab);
    // Details are folded.
    for (const fold of await panel.locator('details').all()) await fold.evaluate((details: HTMLDetailsElement) => details.setAttribute('open', ''));
    return panel;
  };

  /** Contents of every tab: documents, their validity, originals and links. */
  async function expectPapers(panel: Locator, tab: 'btech' | 'mtech' | 'phd', links: readonly { label: string; href: string }[]): Promise<void> {
    const { caption, rows } = view?.bring.tables[tab] ?? { caption: '', rows: [] };
    const names = panel.getByRole('table', { name: caption }).getByRole('rowheader');
    await expect(names).toContainText(rows.map(({ name }) => name));
    const originals = panel.locator('section').filter({ hasText: labels.originalsTitle }).last();
    await expect(originals).toContainText({ en: 'within one week', ml: 'ഒരാഴ്ചയ്ക്കകം' }[locale], SEEN);
    await expect(originals).toContainText({ en: 'verified and returned immediately', ml: 'പരിശോധിച്ച ഉടൻ അവ തിരികെ നൽകും' }[locale]);
    await expect(panel.getByRole('table', { name: labels.certificateValidity }).getByRole('cell')).toHaveText(
      { en: ['6 months', '3 years', '1 year'], ml: ['6 മാസം', '3 വർഷം', '1 വർഷം'] }[locale],
    );
    for (const link of links) {
      const leaves = link.href.startsWith('http');
      const name = leaves ? `${link.label} (${messages.opensInNewTab})` : link.label;
      const shown = partOf(panel, labels.importantLinks).getByRole('link', { name, exact: true });
      await expect(shown).toHaveAttribute('href', link.href);
      if (leaves) await expect(shown).toHaveAttribute('target', '_blank');
    }
  }

  test(`the B.Tech tab lists nine programmes with code and seats, 900+ a year, four years (${locale})`, async ({ page }) => {
    const panel = await open(page, 'btech');
    await expect(factOf(panel, '900+')).toBeVisible();
    await expect(factOf(panel, { en: '4 years', ml: '4 വർഷം' }[locale])).toBeVisible();
    const rows = panel.getByRole('table', { name: labels.undergraduateProgrammes }).locator('tbody tr');
    await expect(rows).toHaveCount(9);
    for (const [code, seats] of Object.entries(UNDERGRADUATE_SEATS)) {
      const row = rows.filter({ has: page.getByRole('cell', { name: code, exact: true }) });
      await expect(row.getByRole('cell', { name: String(seats), exact: true })).toBeVisible();
    }
    await expect(rows.filter({ hasText: labels.years(5) })).toHaveText({ en: /AR.*B\.Arch.*40/s, ml: /AR.*ബി\.ആർക്.*40/s }[locale]);
    await expect(panel.getByText(labels.statedIntake.ug(820))).toBeVisible();
  });

  test(`the B.Tech tab has three steps, the allotment, B.Arch, documents, links and contacts (${locale})`, async ({ page }) => {
    const panel = await open(page, 'btech');
    for (const paragraph of said(btech.overview)) await expect(panel).toContainText(paragraph, SEEN);
    await expect(partOf(panel, labels.stepsToASeat).getByRole('listitem')).toHaveCount(3);
    for (const { text } of btech.steps) await expect(partOf(panel, labels.stepsToASeat)).toContainText(text[locale], SEEN);
    await expect(partOf(panel, labels.notesOnAllotment).getByRole('listitem')).toHaveText(said(btech.allotmentNotes), SEEN);
    await expect(panel.locator('#barch')).toContainText({ en: 'five years, or ten semesters', ml: '5 വർഷം (10 സെമസ്റ്റർ)' }[locale]);
    await expectPapers(panel, 'btech', view.btech.links);
    for (const contact of view.btech.contacts)
      await expect(partOf(panel, labels.contacts).getByRole('link', { name: contact.email, exact: true })).toBeVisible();
  });

  test(`the M.Tech tab lists twenty programmes, 369+ a year, two years of four semesters (${locale})`, async ({ page }) => {
    const panel = await open(page, 'mtech');
    await expect(factOf(panel, '369+')).toBeVisible();
    await expect(factOf(panel, { en: '2 years (4 semesters)', ml: '2 വർഷം (4 സെമസ്റ്റർ)' }[locale])).toBeVisible();
    const rows = panel.getByRole('table', { name: labels.postgraduateProgrammes }).locator('tbody tr');
    await expect(rows).toHaveCount(20);
    const seatsOf = async (text: string) => Number(await rows.filter({ hasText: text }).locator('td').last().innerText());
    expect(await seatsOf(GEOTECHNICAL[locale])).toBe(9);
    expect(await seatsOf(`${{ en: 'MCA', ml: 'എം.സി.എ.' }[locale]}, ${labels.years(2)}`)).toBe(60);
    const seats = (await rows.locator('td:last-child').allInnerTexts()).map(Number);
    expect(seats.filter((count) => count === 18)).toHaveLength(18);
  });

  test(`the M.Tech tab has the steps, the allotment, MCA, documents, links and contacts (${locale})`, async ({ page }) => {
    const panel = await open(page, 'mtech');
    for (const { text } of mtech.steps) await expect(partOf(panel, labels.stepsToASeat)).toContainText(text[locale], SEEN);
    await expect(partOf(panel, labels.notesOnAllotment).getByRole('listitem')).toHaveText(said(mtech.allotmentNotes), SEEN);
    await expect(panel.locator('#mca')).toContainText({ en: 'two years (four semesters)', ml: '2 വർഷം (4 സെമസ്റ്റർ)' }[locale]);
    await expectPapers(panel, 'mtech', view.mtech.links);
    for (const contact of view.mtech.contacts)
      await expect(partOf(panel, labels.contacts).getByRole('link', { name: contact.email, exact: true })).toBeVisible();
  });

  test(`the Ph.D tab has eligibility, research areas by department, five steps, documents, notes and contacts (${locale})`, async ({ page }) => {
    const panel = await open(page, 'phd');
    await expect(factOf(panel, { en: '3–5 years', ml: '3–5 വർഷം' }[locale])).toBeVisible();
    const eligibility = partOf(panel, labels.eligibility);
    for (const words of {
      en: ["master's degree with at least 60% marks (55% for SC/ST)", "at least two years' professional experience"],
      ml: ['കുറഞ്ഞത് 60 ശതമാനം മാർക്കോടെ ബിരുദാനന്തര ബിരുദം (എസ്.സി., എസ്.ടി. വിഭാഗങ്ങൾക്ക് 55 ശതമാനം)', 'കുറഞ്ഞത് 2 വർഷത്തെ പ്രവൃത്തിപരിചയം'],
    }[locale]) {
      await expect(eligibility).toContainText(words, SEEN);
    }
    const areas = partOf(panel, labels.researchAreas);
    await expect(areas.getByRole('term')).toHaveText(view.phd.researchAreas.map(({ name }) => name));
    for (const { areas: own } of researchAreaRows(site, locale)) for (const area of own) await expect(areas).toContainText(area, SEEN);
    await expect(partOf(panel, labels.stepsToRegistration).getByRole('listitem')).toHaveCount(5);
    await expectPapers(panel, 'phd', view.phd.links);
    await expect(partOf(panel, labels.notes).getByRole('listitem')).toHaveText(said(phd.notes), SEEN);
    const contact = partOf(panel, labels.contacts);
    await expect(contact).toContainText(view.phd.contact.coordinator);
    await expect(contact).toContainText(phd.contact.additionalNote[locale], SEEN);
    await expect(contact.getByRole('link', { name: view.phd.contact.email })).toHaveAttribute('href', `mailto:${view.phd.contact.email}`);
    await expect(contact.getByRole('link', { name: view.phd.contact.phone })).toHaveAttribute('href', /^tel:/);
  });
}
