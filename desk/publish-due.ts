import { dirname, resolve } from 'node:path';
import { readSettings } from './server/access/settings.ts';
import { openDesk } from './server/routes/desk-server.ts';

/**
 * For a timer on each full hour in India: publishes scheduled entries, and each night the site for
 * the new day. Only content that was published before is built, so that nothing unapproved is
 * published. `CONTENT_DIR`, `DESK_ROOT` and `DESK_SETTINGS` as for the desk (desk/edit.ts).
 */
const content = resolve(process.env.CONTENT_DIR ?? `${process.env.DESK_ROOT ?? '.'}/content`);
const root = dirname(content);
const settings = readSettings(process.env.DESK_SETTINGS ?? `${root}/desk.yaml`);
const { publisher } = await openDesk(root, settings, 'due', content);
console.log(
  (await publisher.publishDue()) ? 'The site was rebuilt and published.' : 'Nothing is due.',
);
