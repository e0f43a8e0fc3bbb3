import { readFileSync, writeFileSync } from 'node:fs';
import { inOneForm } from '#app/lib/markdown/one-form.ts';
import { namesLike } from '#app/lib/names.server.ts';

/**
 * `node tools/run.mjs format-texts`: brings texts that were written by hand to the form in which
 * the editor of the desk writes them.
 */
for (const file of namesLike('{content,content-starter}/**/*.md')) {
  const source = readFileSync(file, 'utf8');
  const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const form = head + inOneForm(body);
  if (!head || form === source) continue;
  writeFileSync(file, form);
  console.log(`formatted ${file}`);
}
