import { expect, openLive, test } from '#tests/support/test.ts';
import { watch } from '#tests/support/watch.ts';

test('the tests notice a page that throws, logs or asks another host after it has been loaded', async ({ browser, baseURL: base }) => {
  const baseURL = base ?? '';
  await using context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const endWatch = watch(context, baseURL, (text) => /blocked by Playwright|Content Security Policy|Failed to load resource/.test(text));
  const page = await context.newPage();
  await page.route('**/assets/start-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'console.log("started"); throw new Error("broken")' }),
  );
  await page.goto('/about');
  await page.mouse.move(5, 5);
  await page.waitForRequest('**/assets/start-*.js');
  expect(await endWatch()).toEqual(expect.arrayContaining(['console log: started', 'error: broken']));
});

test.describe('injected code', () => {
  test.use({ expectedMessages: [/Content Security Policy|violates the following/] });

  test('the policy of the site refuses scripts, styles of others and frames that were put into a page', async ({ page }) => {
    await openLive(page, '/about');
    const refused = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            seen.push(effectiveDirective);
            if (seen.length === 3) resolve(seen.toSorted());
          });
          const script = document.createElement('script');
          script.textContent = 'window.isInjected = true';
          const foreign = document.createElement('script');
          foreign.src = 'https://evil.example/x.js';
          const frame = document.createElement('iframe');
          frame.src = 'https://evil.example/';
          document.body.append(script, foreign, frame);
        }),
    );
    expect(refused).toEqual(['frame-src', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate(() => Reflect.get(window, 'isInjected'))).toBeUndefined();
  });
});
