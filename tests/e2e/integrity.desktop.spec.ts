import type { Page, Route } from '@playwright/test';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

// Somebody between the server and the visitor has changed a script: it does not run, and the page is what it is without scripts.

/** Taken for a script's own words by whoever changed it. */
const CHANGE = ';window.isTakenOver = true;';
/** What Chromium itself says of a file that has not its digest; nothing else may be logged. */
const REFUSED = /^Failed to find a valid digest in the 'integrity' attribute|^Fetch API cannot load \S+\. SRI's integrity checks failed\.$/;

/** Said besides by the router when a script of another page cannot be had. */
const ROUTER_SAYS = /^Error loading route module|^TypeError: Failed to fetch dynamically imported module/;

/** Scripts of a page, each by the beginning of its name. */
const SCRIPTS = ['start', 'manifest', 'shell', 'section-page'];

async function change(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()) + CHANGE });
}

function waitForRefusal(page: Page): Promise<unknown> {
  return page.waitForEvent('console', (message) => REFUSED.test(message.text()));
}

/** The page has its words, nothing strange has run, and its links lead on. */
async function expectPlain(page: Page, next: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isTakenOver'))).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(document.querySelector('main') ?? {}))).toEqual([]);
  await page.getByRole('contentinfo').locator(`a[href="${next}"]`).first().click();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Paths of the scripts that are asked for from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Addresses that the start module of a page names, itself first. */
async function namedScripts(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  const start = /data-app="([^"]+)"/.exec(html)?.[1] ?? '';
  const module = await (await page.request.get(start)).text();
  return [start, ...new Set([...module.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].flatMap(([, file]) => file ?? []))];
}

test.describe('a changed script', () => {
  test.use({ expectedMessages: [REFUSED] });

  for (const [turn, name] of SCRIPTS.entries()) {
    const locale = LOCALES[turn % LOCALES.length] ?? 'en';
    const at = (path: string) => localisePath(path, locale);

    test(`of the kind "${name}" does not run: the page reads and leads on as without scripts`, async ({ page }) => {
      await page.route(`**/assets/${name}-*.js`, change);
      const refusal = waitForRefusal(page);
      await page.goto(at('/research'));
      await refusal;
      await page.waitForLoadState('networkidle');
      await page.unrouteAll({ behavior: 'wait' });
      await expectPlain(page, at('/contact'));
    });
  }

  test('of a tool does not run: its plain form stays, and a sentence says so', async ({ page }) => {
    await openLive(page, '/admissions/btech');
    await page.route('**/assets/fee-tool-*.js', change);
    const refusal = waitForRefusal(page);
    const place = page.locator('#fees-btech');
    await place.scrollIntoViewIfNeeded();
    await refusal;
    await expect(place.getByRole('table').first()).toBeVisible();
    await expect(place.getByRole('status')).toHaveText(labelsFor('en').toolFailed);
    await expect(place.getByRole('combobox')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'isTakenOver'))).toBeUndefined();
  });

  test('does not run in a browser that fetches no modules ahead either', async ({ page }) => {
    await page.addInitScript(makeOld);
    await page.route('**/assets/shell-*.js', change);
    const refusal = waitForRefusal(page);
    await page.goto('/research');
    await refusal;
    await page.waitForLoadState('networkidle');
    await expectPlain(page, '/contact');
  });
});

test.describe('a changed script of another page', () => {
  test.use({ expectedMessages: [new RegExp(`${REFUSED.source}|${ROUTER_SAYS.source}`)] });

  for (const locale of LOCALES) {
    test(`does not run when the page is reached in the app: it is loaded whole, and reads as without scripts (${locale})`, async ({ page }) => {
      const at = (path: string) => localisePath(path, locale);
      await openLive(page, at('/research'));
      await expect(page.locator('script[type="importmap"]')).toHaveCount(1);
      await page.route('**/assets/site-map-*.js', change);
      const refusal = waitForRefusal(page);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${at('/sitemap')}"]`)
        .first()
        .click();
      await refusal;
      await expect(page).toHaveURL(at('/sitemap'));
      await page.waitForLoadState('networkidle');
      await page.unrouteAll({ behavior: 'wait' });
      await expectPlain(page, at('/contact'));
    });
  }
});

/** Takes from a browser what those of before 2023 had not. */
function makeOld(): void {
  const supports = DOMTokenList.prototype.supports;
  DOMTokenList.prototype.supports = function (token) {
    return token !== 'modulepreload' && supports.call(this, token);
  };
}

test('a browser that fetches no modules ahead brings the page to life all the same', async ({ page }) => {
  await page.addInitScript(makeOld);
  await openLive(page, '/research');
});

for (const locale of LOCALES) {
  test(`a page asks for its scripts all at once, each once, and for none that its start does not name (${locale})`, async ({ page }) => {
    const address = localisePath('/research', locale);
    const [start = '', ...modules] = await namedScripts(page, address);
    expect(modules.length).toBeGreaterThan(5);
    const asked = watchScripts(page);
    // Each waits until all have been asked for: one that waits for another would never come.
    const waiting: Route[] = [];
    await page.route(
      (url) => modules.includes(url.pathname),
      async (route) => {
        waiting.push(route);
        if (waiting.length === modules.length) for (const each of waiting) await each.continue();
      },
    );
    await openLive(page, address);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([start, ...modules].toSorted());
  });
}

test.describe('a copy that the device keeps', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: [REFUSED] });

  test('and that was changed there does not run', async ({ page }) => {
    await openLive(page, '/research');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await waitUntilLive(page);
    await page.evaluate(async (words) => {
      const assets = await caches.open('assets');
      const script = (await assets.keys()).find(({ url }) => /\/shell-[\w-]+\.js$/.test(url));
      const copy = script && (await assets.match(script));
      if (!copy) throw new Error('The shell is not kept');
      await assets.put(script, new Response((await copy.text()) + words, copy));
    }, CHANGE);
    // Else the tab takes the script from its own memory and asks nobody.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const refusal = waitForRefusal(page);
    await page.reload();
    await refusal;
    await expectPlain(page, '/contact');
  });
});
