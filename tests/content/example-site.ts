import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Block, BlockOf } from '#app/features/section-page/blocks.server.ts';
import { sectionPageView } from '#app/features/section-page/section-page.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { loadSite } from '#app/site.ts';
import { addExample, copyContent, examplesOf } from './content-copy.ts';

/**
 * The examples of docs/content/ are added to a copy of the content, as an editor would do. Each must then appear
 * on every page named in its document.
 */

/** The documents whose examples are added. */
export const DOCUMENTS = globSync('docs/content/*.md')
  .filter((file) => !/\/(?:README|fields)\.md$/.test(file))
  .sort();

/** The content with all examples in it, and the resulting site or the mistakes in the examples. Removed after the tests of the calling file. */
export function exampleSite() {
  const copy = copyContent();
  afterAll(() => copy.dispose());
  for (const document of DOCUMENTS)
    for (const example of examplesOf(document)) addExample(copy, example);
  addFinishedFile(copy);
  return { copy, result: loadSite(copy.folder) };
}

/** The finished file, which the example cannot contain, with its measures by `npm run documents`. */
function addFinishedFile(copy: ReturnType<typeof copyContent>): void {
  const measures = 'documents/measures.json';
  const name = 'telescope-specification.pdf';
  const bytes = '%PDF-1.7\n%%EOF\n';
  copy.write(`documents/files/${name}`, bytes);
  const known = existsSync(join(copy.folder, measures))
    ? (JSON.parse(copy.read(measures)) as object)
    : {};
  copy.write(measures, JSON.stringify({ ...known, [name]: { bytes: bytes.length, pages: 1 } }));
}

/** The blocks of one type in the text of a page. */
export async function blocks<Kind extends Block['kind']>(
  site: Site,
  path: string,
  locale: Locale,
  kind: Kind,
) {
  const sections = (await sectionPageView(site, path, locale))?.sections ?? [];
  return sections
    .flatMap((section) => section.blocks)
    .filter((block): block is BlockOf<Kind> => block.kind === kind);
}
