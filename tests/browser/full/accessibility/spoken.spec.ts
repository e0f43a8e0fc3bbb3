import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath, otherLocale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expectTranscript, Listener } from '#tests/support/screen-reader.ts';
import { searchOf } from '#tests/support/search.ts';
import { expect, test, testInOwnTab, waitUntilLive } from '#tests/support/test.ts';

/**
 * Output of a screen reader on the main journeys, in both languages. The transcripts in ./transcripts are for people; each test also checks
 * the essential phrases. The reader is a script inside the page, which the policy of the pages would block.
 */
test.use({ bypassCSP: true, expectedMessages: [/status of 404/] });

const site = getSite();
/** A day on which the notice of the bus is current. */
const TODAY = new Date('2026-11-25T10:00:00+05:30');
const END_OF_LIST = /^end of list(?!item|box)/;
const WORD = 'ഹോസ്റ്റൽ';

/** Begins a transcript, on the day of the tests. */
async function listen(tab: Page, title: string): Promise<Listener> {
  await tab.clock.setFixedTime(TODAY);
  return new Listener(tab, title);
}

for (const locale of LOCALES) {
  const labels = labelsFor(locale);
  const messages = messagesFor(locale);
  const at = (path: string) => localisePath(path, locale);

  testInOwnTab(`a notice can be found in the list, opened and read completely (${locale})`, async ({ page: tab }, { title: journey }) => {
    const ear = await listen(tab, journey);
    const notice = site.notices.find(({ id }) => id === 'bus-routes-revised');
    const title = notice?.title[locale] ?? '';
    await ear.open(at('/all-news'));
    ear.step('goes to the text and from heading to heading');
    await ear.move('moveToNextMain');
    await ear.move('moveToNextHeading');
    await ear.move('moveToNextHeading');
    ear.step('goes to the notice and presses Enter');
    await tab.getByRole('main').getByRole('link', { name: title }).focus();
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await ear.hear(`polite: ${title}`);
    ear.step('reads on');
    await ear.readUntil(/^end of main$/);
    expectTranscript(`find-a-notice.${locale}`, ear.transcript);
  });

  testInOwnTab(`an SC candidate hears the B.Tech fees, as a total and item by item (${locale})`, async ({ page: tab }, { title }) => {
    const ear = await listen(tab, title);
    await ear.open(at('/admissions#btech'));
    ear.step(`presses Enter on "${labels.whatDoIPay}"`);
    await tab.locator('#btech').getByRole('link', { name: labels.whatDoIPay }).press('Enter');
    const choice = tab.locator('#fees-btech').getByRole('combobox', { name: labels.candidateCategoryLabel });
    await expect(choice).toBeVisible();
    await ear.hear(/^heading, /);
    ear.step('goes to the choice of category and takes SC');
    await choice.focus();
    await choice.selectOption('sc');
    await ear.hear('3,470');
    ear.step('goes to the heading of the answer and reads to the end of the table');
    await ear.goToHeading(`${labels.feeCourse.btech}, ${labels.candidateCategoryLong.sc}`);
    await ear.readUntil(/^end of table/);
    expectTranscript(`fees-of-an-sc-candidate.${locale}`, ear.transcript);
  });

  testInOwnTab(`an OEC candidate hears which documents to bring (${locale})`, async ({ page: tab }, { title }) => {
    const ear = await listen(tab, title);
    await ear.open(at('/admissions#btech'));
    ear.step(`presses Enter on "${labels.whatDoIBring}"`);
    await tab.locator('#btech').getByRole('link', { name: labels.whatDoIBring }).press('Enter');
    const place = tab.locator('#papers-btech');
    const community = place.getByRole('combobox', { name: labels.community, exact: true });
    await expect(community).toBeVisible();
    await ear.hear(/^heading, /);
    ear.step('goes to the community and takes OEC, then to the quota and takes merit');
    await community.focus();
    await community.selectOption('oec');
    await ear.hear(/^polite: /);
    const quota = place.getByRole('combobox', { name: labels.quota, exact: true });
    await quota.focus();
    await quota.selectOption('merit');
    await ear.hear(labels.paperQuota.merit);
    ear.step('goes to the heading of the answer and reads to the end of the list');
    await ear.goToHeading(`${labels.paperCourse.btech}, ${labels.paperQuota.merit}, ${labels.candidateCategoryLong.oec}`);
    await ear.readUntil(END_OF_LIST);
    expectTranscript(`papers-of-an-oec-candidate.${locale}`, ear.transcript);
  });

  testInOwnTab(`the people of a department can be found from the list of departments (${locale})`, async ({ page: tab }, { title }) => {
    const ear = await listen(tab, title);
    const cse = site.departments.find(({ id }) => id === 'cse')?.name[locale] ?? '';
    await ear.open(at('/department'));
    ear.step('goes to the department and presses Enter');
    await tab.getByRole('main').getByRole('link', { name: cse }).first().focus();
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('heading', { level: 1, name: cse })).toBeFocused();
    await ear.hear(`polite: ${cse}`);
    ear.step('goes to its people and presses Enter');
    await tab.getByRole('main').getByRole('navigation').getByRole('link', { name: labels.part.people, exact: true }).focus();
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL(/#people$/);
    await ear.hear(`heading, ${labels.part.people}, level 2`);
    ear.step('reads on to the end of the first list');
    await ear.readUntil(END_OF_LIST);
    ear.step('opens the list of all people and narrows it to the department');
    await ear.open(at('/faculty'));
    const department = tab.getByRole('combobox', { name: labels.department, exact: true });
    await department.focus();
    await department.selectOption('cse');
    await ear.hear({ en: 'polite: 5 of 64 people', ml: 'polite: ആകെ 64 പേരിൽ 5 പേർ' }[locale]);
    expectTranscript(`staff-of-a-department.${locale}`, ear.transcript);
  });

  testInOwnTab(`a Malayalam word is searched by keyboard, and the first result is opened (${locale})`, async ({ page: tab }, { title }) => {
    const ear = await listen(tab, title);
    await ear.open(at('/about'));
    const { button, box, options, overlay } = searchOf(tab, locale);
    ear.step('goes to the search and presses Enter');
    await button.focus();
    await tab.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await ear.hear(/^combobox/);
    await expect(overlay.getByRole('navigation')).toBeVisible();
    ear.step(`types ${WORD}`);
    await box.fill(WORD);
    await expect(options.first()).toBeVisible();
    await ear.hear(/^polite: /);
    ear.step('presses the arrow down, then Enter');
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await ear.hear(/^polite: .*\|/);
    await expect(tab.getByRole('heading', { level: 2 }).locator(':scope:focus')).toHaveText(/hostel|ഹോസ്റ്റ/i);
    expectTranscript(`search-in-malayalam.${locale}`, ear.transcript);
  });

  testInOwnTab(`the language link is read in its own language and opens the same page in it (${locale})`, async ({ page: tab }, { title }) => {
    const ear = await listen(tab, title);
    await ear.open(at('/about#history'));
    ear.step('goes to the language link and presses Enter');
    await tab.getByRole('banner').getByRole('link', { name: messages.otherLanguage, exact: true }).focus();
    await ear.hear(messages.otherLanguage);
    await tab.keyboard.press('Enter');
    await tab.waitForURL(localisePath('/about#history', otherLocale(locale)));
    await waitUntilLive(tab);
    await ear.begin();
    ear.step('goes to the text');
    await ear.move('moveToNextMain');
    await ear.move('moveToNextHeading');
    expectTranscript(`change-of-language.${locale}`, ear.transcript);
  });

  testInOwnTab(`an unknown address shows a message and links to other pages (${locale})`, async ({ page: tab }, { title }) => {
    const ear = await listen(tab, title);
    await ear.open(at('/no-such-page'), false);
    await expect(tab.getByRole('heading', { level: 1, name: labels.notFoundTitle })).toBeVisible();
    ear.step('goes to the text and reads it to its end');
    await ear.move('moveToNextMain');
    await ear.readUntil(/^end of main$/);
    expectTranscript(`page-that-is-not-there.${locale}`, ear.transcript);
  });
}
