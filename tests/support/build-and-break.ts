import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { dieBefore } from './die-at-step.ts';

/**
 * A small build in a separate process, for tests that interrupt it:
 * `node build-and-break.ts <site> <workplace> <text> [<how>]`.
 * - without `how`: builds a page with the text;
 * - `die:<n>`: the process is killed, as by SIGKILL, at its nth step (die-at-step.ts);
 * - `elsewhere`: no folder can be renamed, as on two file systems;
 */
const [, , site = '', workplace = '', text = '', how = ''] = process.argv;
const [, deadlyStep] = /^die:(\d+)$/.exec(how) ?? [];
if (deadlyStep) dieBefore(Number(deadlyStep));
if (how === 'elsewhere') {
  fs.renameSync = () => {
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
  };
  syncBuiltinESMExports();
}
const { replaceFolder } = await import('#tools/build/replace-folder.ts');
await replaceFolder(site, workplace, async (folder) => {
  fs.writeFileSync(join(folder, 'index.html'), text);
  fs.writeFileSync(join(folder, 'about.html'), text);
});
