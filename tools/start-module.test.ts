import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startModule } from './start-module.ts';

const FILES = ['manifest-1', 'root-1', 'page-1', 'shell-1', 'entry-1', 'en-1'].map((name) => `/assets/${name}.js`);
const ROUTER =
  'import "/assets/manifest-1.js"; import * as route0 from "/assets/root-1.js"; import * as route1 from "/assets/page-1.js"; ' +
  'window.__reactRouterRouteModules = {"root":route0,"page-en":route1}; import("/assets/entry-1.js");';
const CONTEXT = 'window.__reactRouterContext = {};';

const client = mkdtempSync(join(tmpdir(), 'client-'));
mkdirSync(join(client, 'assets'));
for (const file of FILES) writeFileSync(join(client, file), `/* ${file} */`);
afterAll(() => rmSync(client, { recursive: true }));

describe('the module that starts a page', () => {
  const module = startModule(client, CONTEXT, ROUTER, ['/assets/shell-1.js', '/assets/en-1.js', '/assets/root-1.js', '/assets/page-1.js']);

  it('names the digest of every module of the page once', () => {
    for (const file of FILES) {
      const digest = createHash('sha256').update(`/* ${file} */`).digest('base64');
      expect(module.split(`"${file}":"sha256-${digest}"`), file).toHaveLength(2);
    }
  });

  it('runs them in order when all are there: manifest, routes, entry', () => {
    const places = ['script[data-state]', 'import("/assets/manifest-1.js")', 'import("/assets/page-1.js")', '.text()', 'import("/assets/entry-1.js")'].map(
      (words) => module.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('is not made for a page that the router starts in another way', () => {
    expect(() => startModule(client, CONTEXT, ROUTER.replace('__reactRouterRouteModules', '__routes'), [])).toThrow(
      'Has React Router changed how it starts a page?',
    );
  });
});
