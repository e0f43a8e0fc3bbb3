import type { Page } from '@playwright/test';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/**
 * Visitors on a small phone in Malayalam, from the home page: what each taps and what is then seen. A step is the name of a link;
 * `? words` searches and takes the first answer, `?? words` only reads what is found, `= field > option` chooses from a list. `screens` is how far down
 * the answer may stand.
 */
type Visitor = { who: string; steps: string[]; sees: string[]; screens?: number };

const VISITORS: Visitor[] = [
  {
    who: 'a girl from Wayanad asks for Computer Science with rank 9,000',
    steps: ['?? rank 9000'],
    sees: ['cee.kerala.gov.in'],
  },
  {
    who: 'an SEBC candidate with rank 12,000 asks which branch',
    steps: ['എന്റെ പ്രവേശനം', '= അപേക്ഷകരുടെ വിഭാഗം > sebc', 'ബ്രാഞ്ച്'],
    sees: ['12,676'],
  },
  {
    who: 'a girl from Wayanad asks what the first year costs with the hostel',
    steps: ['എന്റെ പ്രവേശനം', '= അപേക്ഷകരുടെ വിഭാഗം > sc'],
    sees: ['₹1,000', '₹2,470'],
    screens: 2,
  },
  {
    who: 'a girl from Wayanad looks at the campus',
    steps: ['എല്ലാം കാണാം'],
    sees: ['ക്യാമ്പസ് ജീവിതം'],
  },
  {
    who: "an SC candidate's father asks for the fees",
    steps: ['ഫീസ്'],
    sees: ['₹3,470'],
  },
  {
    who: 'an OEC candidate for lateral entry asks for the documents',
    steps: ['എന്റെ പ്രവേശനം', '= കോഴ്സ് > lateral-entry', '= അപേക്ഷകരുടെ വിഭാഗം > oec', 'രേഖകൾ'],
    sees: ['കമ്യൂണിറ്റി സർട്ടിഫിക്കറ്റ്'],
    screens: 2,
  },
  { who: 'a diploma holder asks for lateral entry', steps: ['? ഡിപ്ലോമ'], sees: ['ലാറ്ററൽ എൻട്രി'] },
  {
    who: 'a diploma holder asks how lateral entry works',
    steps: ['പ്രവേശനം', 'ബി.ടെക് ലാറ്ററൽ എൻട്രി'],
    sees: ['ഡയറക്ടറേറ്റിൽ അപേക്ഷിക്കുക'],
  },
  { who: 'a GATE candidate asks for the stipend', steps: ['? GATE സ്റ്റൈപ്പൻഡ്'], sees: ['12,400'] },
  {
    who: 'an engineer asks for a part-time Ph.D',
    steps: ['പിഎച്ച്.ഡി.'],
    sees: ['പാർട്ട് ടൈം'],
    screens: 6,
  },
  {
    who: 'a contractor asks for the tenders',
    steps: ['ടെൻഡർ'],
    sees: ['നിലവിലുള്ളതും വരാനിരിക്കുന്നതും'],
  },
  {
    who: 'a journalist asks for the Principal',
    steps: ['? പ്രിൻസിപ്പൽ'],
    sees: ['മാതൃക: പ്രിൻസിപ്പൽ'],
  },
  {
    who: 'a journalist asks for the data given for NIRF',
    steps: ['? nirf'],
    sees: ['വിവരം നൽകിയോ'],
  },
  {
    who: 'an inspector asks for the disclosure',
    steps: ['? mandatory disclosure'],
    sees: ['എ.ഐ.സി.ടി.ഇ.'],
  },
  {
    who: 'an old student asks for a transcript',
    steps: ['? transcript'],
    sees: ['ട്രാൻസ്ക്രിപ്റ്റ്'],
    screens: 3,
  },
  {
    who: "a student asks for today's bus",
    steps: ['ഇന്നത്തെ വിവരങ്ങൾ'],
    sees: ['കോളേജ് ബസുകൾ', 'സ്റ്റോപ്പുകളും സമയവും'],
    screens: 2,
  },
  {
    who: "a student asks for a bus stop's time",
    steps: ['? ബസ്'],
    sees: ['രാവിലെ 8.08'],
    screens: 2,
  },
  {
    who: "a student asks for the year's calendar",
    steps: ['അക്കാദമിക് കലണ്ടർ'],
    sees: ['പ്രവൃത്തിദിവസം'],
  },
  {
    who: 'a recruiter asks for the placement officer',
    steps: ['? placement officer'],
    sees: ['placement@college.example'],
    screens: 2,
  },
  {
    who: 'a citizen asks for the fee of an application for information',
    steps: ['? വിവരാവകാശം'],
    sees: ['അപേക്ഷാ ഫീസ് 10 രൂപ'],
  },
  { who: 'a visitor asks for the way', steps: ['? contact'], sees: ['വഴി'] },
];

const { searchSite } = messagesFor('ml');

/** Does one step; lists and searches count as one. */
async function take(page: Page, step: string): Promise<void> {
  const [, sign = '', words = ''] = /^(\?\??|=|) ?(.*)$/.exec(step) ?? [];
  if (sign.startsWith('?')) {
    await page.getByRole('banner').getByRole('button', { name: searchSite }).tap();
    const overlay = page.getByRole('dialog', { name: searchSite });
    await overlay.getByRole('combobox', { name: searchSite }).fill(words);
    if (sign === '?') await overlay.getByRole('option').first().tap();
  } else if (sign === '=') {
    const [field = '', option = ''] = words.split(' > ');
    await page
      .getByRole('combobox', { name: field })
      .filter({ visible: true })
      .first()
      .selectOption(option);
    await page.waitForURL((url) => url.search.includes(option));
  } else {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: words, exact: true })
      .filter({ visible: true })
      .first();
    const target = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.tap();
    await page.waitForURL((url) => url.pathname === target.pathname);
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openLive(page, '/ml');
});

for (const { who, steps, sees, screens = 1 } of VISITORS) {
  test(`${who}: ${steps.length} steps`, async ({ page }) => {
    for (const step of steps) await take(page, step);
    for (const text of sees) {
      const seen = page
        .locator('main, [role=dialog]:popover-open')
        .getByText(text)
        .filter({ visible: true })
        .first();
      await expect(seen).toBeVisible();
      await expect
        .poll(async () => ((await seen.boundingBox())?.y ?? Number.POSITIVE_INFINITY) / 780, {
          message: text,
        })
        .toBeLessThan(screens);
    }
  });
}

test('the home page is at most seven and a quarter screens long in both languages, with its shortcuts on the first', async ({
  page,
}) => {
  for (const home of ['/ml', '/']) {
    await openLive(page, home);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight / 780),
      home,
    ).toBeLessThanOrEqual(7.25);
    const shortcuts = page
      .getByRole('main')
      .getByRole('navigation', { name: messagesFor(home === '/' ? 'en' : 'ml').tasks });
    await expect(shortcuts).toBeInViewport({ ratio: 1 });
    await expect(shortcuts.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  }
});

testInOwnTab('the last date of the Ph.D application: one tap, no scroll', async ({ page }) => {
  // During the application period, whenever the test runs.
  await page.clock.setFixedTime(new Date('2026-12-05T12:00:00+05:30'));
  await openLive(page, '/ml');
  await take(page, 'പിഎച്ച്.ഡി.');
  await expect(
    page
      .locator('#phd [data-stream="phd"]')
      .getByText('2027 ജനുവരി 5')
      .filter({ visible: true })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

test('the B.Tech tab is at most 14 screens long, and the first result of a search is on the first screen', async ({
  page,
}) => {
  await openLive(page, '/ml/admissions/btech');
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight / 780),
  ).toBeLessThanOrEqual(14);
  await openLive(page, '/ml/search#q=ഹോസ്റ്റൽ');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport({
    ratio: 1,
  });
});
