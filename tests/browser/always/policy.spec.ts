import { expect, openLive, test } from '#tests/support/test.ts';
import { watch } from '#tests/support/watch.ts';

// Every test fails if a page logs anything, and the browser logs each violation of the policy: this
// file shows that, and that the policy blocks attacks.

test('the tests notice a page that throws, logs or asks another host after it has been loaded', async ({
  browser,
  baseURL: base,
}) => {
  const baseURL = base ?? '';
  await using context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const endWatch = watch(context, baseURL, (text) =>
    /blocked by Playwright|Content Security Policy|Failed to load resource/.test(text),
  );
  const page = await context.newPage();
  await page.route('**/assets/page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'console.log("started"); queueMicrotask(() => { throw new Error("broken") })',
    }),
  );
  await page.goto('/about');
  expect(await endWatch()).toEqual(
    expect.arrayContaining(['console log: started', 'error: broken']),
  );
});

test.describe('injected code', () => {
  test.use({
    expectedMessages: [
      /Content Security Policy|TrustedHTML|TrustedScript|[Vv]iolates the following|Refused to/,
    ],
  });

  test('cannot change styles, show frames, load external files or change the base address', async ({
    page,
  }) => {
    await openLive(page, '/about');
    await page.evaluate(() => {
      const violated = new Set<string>();
      Reflect.set(window, 'violated', violated);
      document.addEventListener('securitypolicyviolation', (event) =>
        violated.add((event as SecurityPolicyViolationEvent).effectiveDirective),
      );
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        document.body.append(element);
      };
      add('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
      add('link', { rel: 'stylesheet', href: 'data:text/css,p{color:red}' });
      add('p', { style: 'position: fixed' });
      add('iframe', { src: 'data:text/html,x' });
      add('base', { href: 'https://evil.example/' });
      fetch('data:text/plain,x').catch(() => {});
    });
    const violated = () =>
      page.evaluate(() => [...(Reflect.get(window, 'violated') as Set<string>)].sort());
    await expect
      .poll(violated)
      .toEqual('base-uri connect-src frame-src img-src style-src-attr style-src-elem'.split(' '));
  });

  test('does not become HTML if it could run: scripts, frames, handlers', async ({ page }) => {
    await openLive(page, '/about');
    const refused = await page.evaluate(() => {
      const isRefused = (html: string) => {
        try {
          document.createElement('div').innerHTML = html;
          return false;
        } catch {
          return true;
        }
      };
      return {
        script: isRefused('<script>alert(1)</script>'),
        handler: isRefused('<img src=x onerror=alert(1)>'),
        splitHandler: isRefused('<svg\nonload = "alert(1)">'),
        frame: isRefused('<iframe srcdoc="x"></iframe>'),
        address: isRefused('<a href="JavaScript:alert(1)">x</a>'),
        slashedHandler: isRefused('<svg/onload=alert(1)>'),
        talk: isRefused('<p>JavaScript: an introduction</p>'),
        prose: isRefused('<p>Fees on demand = <strong>0</strong></p>'),
        drawing: isRefused('<svg viewBox="0 0 1 1"><path d="M0 0h1" fill="var(--leaf)"/></svg>'),
      };
    });
    expect(refused).toEqual({
      ...{
        script: true,
        handler: true,
        splitHandler: true,
        slashedHandler: true,
        frame: true,
        address: true,
      },
      ...{ talk: false, prose: false, drawing: false },
    });
  });

  test('cannot start a worker from another origin', async ({ page }) => {
    await openLive(page, '/about');
    const refused = await page.evaluate(() =>
      ['https://evil.example/worker.js', 'data:text/javascript,1', '/documents/worker.js'].map(
        (address) => {
          try {
            new Worker(address);
            return false;
          } catch {
            return true;
          }
        },
      ),
    );
    expect(refused).toEqual([true, true, true]);
  });
});
