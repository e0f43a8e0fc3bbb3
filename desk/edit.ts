import { resolve } from 'node:path';
import { portOf } from '#tools/serve/port.ts';
import { readSettings } from './server/settings.ts';

/**
 * `npm run edit`: the desk for this checkout, at http://localhost:4174 or behind the proxy described in desk.yaml. `DESK_ROOT` names another checkout,
 * `DESK_SETTINGS` another desk.yaml, `DESK_PORT` another port.
 */
const root = resolve(process.env.DESK_ROOT ?? '.');
const port = portOf(process.env.DESK_PORT ?? '4174');
// Before any module of the site is loaded: each reads its content folder and mode only once.
process.env.NODE_ENV = 'production';
process.env.CONTENT_DIR = `${root}/content`;

const settings = readSettings(process.env.DESK_SETTINGS ?? `${root}/desk.yaml`);
if (process.env.DESK_SETTINGS && !settings) throw new Error(`${process.env.DESK_SETTINGS} does not exist`);
const { buildClient } = await import('./build-client.ts');
const { createDesk } = await import('./server/desk-server.ts');
const { SiteRenderer } = await import('./server/site-renderer.ts');
await buildClient();
const renderer = new SiteRenderer();
const app = await createDesk({ root, port, settings, renderer });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => app.close().then(() => process.exit(0)));
await app.listen({ port, host: '127.0.0.1' });
// Bundled ahead, so that the first preview does not wait for it.
renderer.prepare().catch((error: unknown) => console.error(error));
console.log(`The desk is at ${settings?.address ?? `http://localhost:${port}`}`);
