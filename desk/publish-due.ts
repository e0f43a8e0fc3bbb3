import { resolve } from 'node:path';
import { openDesk } from './server/desk-server.ts';
import { readSettings } from './server/settings.ts';

/**
 * For a timer on each full hour in India: publishes entries whose moment has come, and each night the site as of the new day. Only what has been published
 * before is built, so that nothing unapproved goes out. `DESK_ROOT` and `DESK_SETTINGS` as for the desk (desk/edit.ts).
 */
const root = resolve(process.env.DESK_ROOT ?? '.');
const settings = readSettings(process.env.DESK_SETTINGS ?? `${root}/desk.yaml`);
const { publisher } = await openDesk(root, settings, 'due');
console.log((await publisher.publishDue()) ? 'The site has been built anew and published.' : 'Nothing is due.');
