import { dirname, resolve } from 'node:path';
import { portOf } from '#tools/serve/port.ts';
import { readSettings } from './server/settings.ts';

/**
 * `npm run edit`: the desk for content/, at http://localhost:4174 or behind the proxy described in desk.yaml beside it. `CONTENT_DIR` names another content
 * folder, `DESK_ROOT` the folder with content/ in it, `DESK_SETTINGS` another desk.yaml, `DESK_PORT` another port.
 */
const content = resolve(process.env.CONTENT_DIR ?? `${process.env.DESK_ROOT ?? '.'}/content`);
const root = dirname(content);
const port = portOf(process.env.DESK_PORT ?? '4174');
// Before any module of the site is loaded: each reads its content folder and mode only once.
process.env.NODE_ENV = 'production';
process.env.CONTENT_DIR = content;

const settings = readSettings(process.env.DESK_SETTINGS ?? `${root}/desk.yaml`);
if (process.env.DESK_SETTINGS && !settings) throw new Error(`${process.env.DESK_SETTINGS} does not exist`);
const { buildClient } = await import('./build-client.ts');
const { createDesk } = await import('./server/desk-server.ts');
const { SiteRenderer } = await import('./server/site-renderer.ts');
await buildClient();
const renderer = new SiteRenderer();
const app = await createDesk({ root, content, port, settings, renderer });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => app.close().then(() => process.exit(0)));
await app.listen({ port, host: '127.0.0.1' });
// Bundled ahead, so that the first preview does not wait for it.
renderer.prepare().catch((error: unknown) => console.error(error));
console.log(`The desk is at ${settings?.address ?? `http://localhost:${port}`}`);
