import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { deadLinks } from '#tests/support/dead-links.ts';
import { leastContent } from '#tests/support/least-content.ts';
import { runNode } from '#tests/support/run-node.ts';

/** Inside the repository, because bundled code looks for its libraries in the folders above it. */
const FOLDER = '.cache/test-least-content';
const content = leastContent();
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it.each([
  ['a college with no more than that', content],
  ['the starter', 'content-starter'],
])(
  'every page of %s is drawn, and no link leads nowhere',
  (_, CONTENT_DIR) => {
    rmSync(FOLDER, { recursive: true, force: true });
    const words = `const { prepareBundle } = await import('#tools/build/site-bundle.ts');
    const { drawSite } = await import('#tools/build/draw-pages.ts');
    await prepareBundle('${FOLDER}/bundle'); await drawSite('${FOLDER}/bundle', '${FOLDER}/site');`;
    const { status, stderr } = runNode(['--input-type=module', '-e', words], {
      env: { NODE_ENV: 'production', CONTENT_DIR },
    });
    // On a busy machine the bundler writes there how long it took.
    expect(status, stderr).toBe(0);
    const kept = join(FOLDER, 'bundle/pages');
    const pages = new Map(
      namesLike('*.html', kept).map((file) => [
        file.slice(0, -'.html'.length).replaceAll('~', '/'),
        readFileSync(join(kept, file), 'utf8'),
      ]),
    );
    expect(pages.size).toBeGreaterThan(40);
    // Feeds and data are written after the pages.
    const dead = deadLinks(join(FOLDER, 'site'), pages).filter(
      (link) => !/: \/(?:ml\/)?(?:feeds|data)\//.test(link),
    );
    expect(dead).toEqual([]);
  },
  240_000,
);

it('a college without documents prints none and measures none', () => {
  const { status, stdout } = runNode(['tools/pdf/print-documents.ts'], {
    env: { CONTENT_DIR: content },
  });
  expect([status, stdout]).toEqual([0, '0 printed, 0 measured\n']);
  expect(namesLike('documents/**', content)).toEqual([]);
});
