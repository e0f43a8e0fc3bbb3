import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '#tests/support/languages.ts';
import { ENGINES, type EngineName, findEngine } from '#tools/check/engines.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { type Combination, Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const SCREENS = [
  { width: 1366, height: 900, isPhone: false },
  { width: 390, height: 844, isPhone: true },
];
const COMBINATIONS: readonly Combination[] = (['light', 'dark'] as const).flatMap((theme) =>
  PUBLISHED.flatMap((locale) => SCREENS.map((screen) => ({ locale, screen, theme }))),
);

/**
 * One combination per journey in `npm run test:full`, in turn; all of them in
 * `node tools/run.mjs test:browsers`.
 */
const combinationsFor = (place: number) =>
  COMBINATIONS.filter(
    (_, index) => process.env.ALL_COMBINATIONS || index === place % COMBINATIONS.length,
  );

/** In milliseconds, on a busy machine; a single step that hangs ends sooner, with its name. */
const LONGEST_JOURNEY = 600_000;

/** Runs all journeys in an engine, if it is installed. */
function describeJourneys(name: EngineName): void {
  const found = findEngine(name);
  describe.skipIf(!found)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = name === 'webkit' ? await startWebKit() : await startFirefox(found ?? '');
    });
    afterAll(() => engine.close());

    for (const [place, journey] of JOURNEYS.entries()) {
      describe(journey.name, () => {
        for (const combination of combinationsFor(place)) {
          const { locale, screen, theme } = combination;
          it(`${locale}, ${screen.width} px, ${theme}`, { timeout: LONGEST_JOURNEY }, () =>
            make(journey, engine, combination),
          );
        }
      });
    }
  });
}

for (const name of ENGINES) describeJourneys(name);

/** The page must log nothing, and axe must find nothing at the end. */
async function make(
  { run, expected }: Journey,
  engine: Engine,
  combination: Combination,
): Promise<void> {
  // A separate server is a separate origin: no data remains from another journey.
  const server = (await createSiteServer('build/client')).listen(0);
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  const tab = await engine.openTab(combination.screen);
  try {
    const visitor = new Visitor(
      tab,
      `http://localhost:${(server.address() as AddressInfo).port}`,
      combination,
      stop,
    );
    await visitor.storeTheme();
    await run(visitor);
    expect(await visitor.axeFindings()).toEqual([]);
    expect(tab.messages().filter((message) => !expected?.test(message))).toEqual([]);
  } finally {
    await tab.close();
    await stop();
  }
}
