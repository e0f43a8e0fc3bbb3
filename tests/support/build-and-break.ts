import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { dieBefore } from './die-at-step.ts';

/**
 * A small build in a separate process, for tests that interrupt it: `node build-and-break.ts <site> <workplace> <text> [<how>]`.
 * - without `how`: builds a page with the text;
 * - `die:<n>`: the process is killed, as by SIGKILL, at its nth step (die-at-step.ts);
 * - `elsewhere`: no folder can be renamed, as on two file systems;
 * - `go on`: writes files until it is killed or cannot write any more.
 * Prints `writing` when it begins to write, and the code of an error that ends it.
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

try {
  await replaceFolder(site, workplace, async (folder) => {
    fs.writeFileSync(join(folder, 'index.html'), text);
    fs.writeFileSync(join(folder, 'about.html'), text);
    console.log('writing');
    for (let page = 0; how === 'go on'; page++) {
      fs.writeFileSync(join(folder, `${page % 1_000}.html`), text.repeat(5_000), { flag: 'a' });
      if (page % 100 === 0) await new Promise(setImmediate);
    }
  });
} catch (error) {
  console.log(error instanceof Error && 'code' in error ? error.code : error);
  process.exitCode = 1;
}
