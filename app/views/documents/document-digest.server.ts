import { createHash } from 'node:crypto';
import type { Site } from '#app/content/reading/read.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { documentText } from './documents.server.ts';

/** A file that is printed from a text of the content. */
export type PrintedFile = { document: string; locale: Locale; file: string; digest: string };

const DIGEST_LENGTH = 16;

/**
 * Every file that `npm run documents` prints, with a digest of all that its page says: the text, and the fees, programmes and
 * contacts that stand in it. A file whose recorded digest differs is older than its source.
 */
export async function printedFiles(site: Site): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const { id, files, texts } of site.documents) {
    if (!texts) continue;
    for (const locale of LOCALES) {
      const own = files.find(({ languages }) => languages.length === 1 && languages[0] === locale);
      if (own) printed.push({ document: id, locale, file: own.file, digest: await digestOf(site, id, locale) });
    }
  }
  return printed;
}

async function digestOf(site: Site, id: string, locale: Locale): Promise<string> {
  const view = await documentText(site, id, locale);
  if (!view) throw new Error(`The document ${id} has no page`);
  const { title, lead, blocks, row } = view;
  const { college } = site;
  // The files' own sizes, the time of the build and the words beside a contact, which are for the ear alone, say nothing of the text.
  const said = JSON.stringify(
    {
      title,
      lead,
      college: [college.name, college.address, college.phone],
      number: row.number,
      issued: row.issued,
      blocks: blocks.map((block) => (block.kind === 'contacts' ? { ...block, labels: undefined } : block)),
    },
    (key, value: unknown) => (key === 'now' || key === 'files' ? undefined : withoutLabels(value)),
  );
  return createHash('sha256').update(said).digest('hex').slice(0, DIGEST_LENGTH);
}

/** Without what cells repeat of their columns' heads, for phones: paper shows the heads alone. */
function withoutLabels(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/ data-label="[^"]*"/g, '') : value;
}

/** Files of documents that are missing, of another size than recorded, or older than what they are printed from. */
export async function findStaleDocuments(site: Site, sizeOf: (file: string) => number) {
  const digests = new Map((await printedFiles(site)).map(({ file, digest }) => [file, digest]));
  return site.documents.flatMap(({ file: record, files }) =>
    files.flatMap(({ file, measure }) => {
      const size = sizeOf(`documents/files/${file}`);
      const problem = (expected: string, found: string) => [{ file: record, field: `files ${file}`, expected: `${expected}: run npm run documents`, found }];
      if (size === 0) return problem('a printed file', 'no such file');
      if (measure?.bytes !== size) return problem('the recorded size and pages of this file', `${size} bytes, recorded ${measure?.bytes ?? 'nothing'}`);
      const digest = digests.get(file);
      return digest !== undefined && measure.printedFrom !== digest
        ? problem('a file not older than its source', 'a text or figure that has changed since')
        : [];
    }),
  );
}
