import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { type EngineName, findEngine } from '#tools/check/engines.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import type { Engine } from './engine.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { startPuppeteer } from './puppeteer.ts';
import { type Combination, Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const SCREENS = [
  { width: 1366, height: 900, isPhone: false },
  { width: 390, height: 844, isPhone: true },
];
const COMBINATIONS: readonly Combination[] = (['light', 'dark'] as const).flatMap((theme) =>
  LOCALES.flatMap((locale) => SCREENS.map((screen) => ({ locale, screen, theme }))),
);

/** In `npm test` one combination for each journey, the next for the next one; in `npm run test:browsers` all. */
const combinationsFor = (place: number) => COMBINATIONS.filter((_, index) => process.env.ALL_COMBINATIONS || index === place % COMBINATIONS.length);

/** Runs all journeys in an engine, where the machine has it. */
export function describeJourneys(name: EngineName): void {
  const found = findEngine(name);
  describe.skipIf(!found)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = name === 'webkit' ? await startWebKit() : await startPuppeteer(name === 'firefox' ? 'firefox' : 'chrome', found?.path ?? '');
    });
    afterAll(() => engine.close());

    for (const [place, journey] of JOURNEYS.entries()) {
      describe(journey.name, () => {
        for (const combination of combinationsFor(place)) {
          const { locale, screen, theme } = combination;
          it(`${locale}, ${screen.width} px, ${theme}`, () => make(journey, engine, combination));
        }
      });
    }
  });
}

/** The page logs nothing on the way, and axe finds nothing at its end. */
async function make({ run, expected }: Journey, engine: Engine, combination: Combination): Promise<void> {
  // A server of its own is an origin of its own: nothing is kept from another journey.
  const server = (await createSiteServer('build/client')).listen(0);
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  const tab = await engine.openTab(combination.screen);
  try {
    const visitor = new Visitor(tab, `http://localhost:${(server.address() as AddressInfo).port}`, combination, stop);
    await visitor.storeTheme();
    await run(visitor);
    expect(await visitor.axeFindings()).toEqual([]);
    expect(tab.messages().filter((message) => !expected?.test(message))).toEqual([]);
  } finally {
    await tab.close();
    await stop();
  }
}
