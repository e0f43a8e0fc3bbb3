import { createHash } from 'node:crypto';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { withoutScheduled } from '#app/content/reading/scheduled.server.ts';
import { inLanguages, type Locale } from '#app/i18n/locale.ts';
import { NO_FILE } from '#app/lib/expected.ts';
import { documentView, hasText } from './documents.server.ts';

/**
 * A file generated from a text of the content, and the site whose figures it shows: for a document
 * that waits, that of its time.
 */
export type PrintedFile = {
  document: string;
  locale: Locale;
  file: string;
  title: string;
  digest: string;
  site: Site;
};

const DIGEST_LENGTH = 16;
/**
 * Increased with what `document.typ` draws differently: each college prints its files once then.
 */
const DRAWING = 2;

/**
 * Every file that `npm run documents` generates, with a digest of the content of its page: the
 * text, and the fees, programmes and contacts in it. A file whose recorded digest differs is
 * outdated.
 * @param whole also with the entries that are published later
 * @param now Unix time in milliseconds
 */
export async function printedFiles(whole: Site, now = builtAt()): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const document of whole.documents.filter(hasText)) {
    const { id, files, texts, publishFrom } = document;
    const site = withoutScheduled(whole, Math.max(now, Date.parse(publishFrom ?? '') || 0));
    for (const locale of site.college.languages) {
      const own = files.find(({ languages }) => languages.length === 1 && languages[0] === locale);
      if (own)
        printed.push({
          document: id,
          locale,
          file: own.file,
          title: texts[locale].frontMatter.title,
          site,
          digest: await digestOf(site, document, locale, now),
        });
    }
  }
  return printed;
}

async function digestOf(
  site: Site,
  document: Parameters<typeof documentView>[1],
  locale: Locale,
  now: number,
): Promise<string> {
  const { title, lead, blocks, row } = await documentView(site, document, locale, now);
  const { college } = site;
  // File sizes, build time and screen-reader-only words are not part of the text.
  const said = JSON.stringify(
    {
      drawing: DRAWING,
      title,
      lead,
      college: [
        inLanguages(college, (each) => college.name[each]),
        inLanguages(college, (each) => college.address[each]),
        college.phone,
        college.email,
      ],
      number: row.number,
      issued: row.issued,
      blocks: blocks.map((block) =>
        block.kind === 'contacts' ? { ...block, labels: undefined } : block,
      ),
    },
    (key, value: unknown) => (key === 'now' || key === 'files' ? undefined : withoutLabels(value)),
  );
  return createHash('sha256').update(said).digest('hex').slice(0, DIGEST_LENGTH);
}

/**
 * Without the column headings repeated in cells for phones: in print only the headings are shown.
 */
function withoutLabels(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/ data-label="[^"]*"/g, '') : value;
}

/**
 * Document files that are missing, differ in size from the record, or are outdated, of the whole
 * content: what is published later is ready at its time.
 */
export async function findStaleDocuments(whole: Site, sizeOf: (file: string) => number) {
  const digests = new Map((await printedFiles(whole)).map(({ file, digest }) => [file, digest]));
  return whole.documents.flatMap(({ file: record, files }) =>
    files.flatMap(({ file, measure }, index) => {
      const size = sizeOf(`documents/files/${file}`);
      const problem = (what: string, found: Problem['found']): Problem[] => [
        {
          file: record,
          path: ['files', index],
          expected: { en: `${what}: run npm run documents`, ml: 'അച്ചടിച്ച പുതിയ ഫയൽ' },
          found,
        },
      ];
      if (size === 0) return problem('a printed file', NO_FILE);
      if (measure?.bytes !== size)
        return problem(
          'the recorded size and pages of this file',
          `${size} / ${measure?.bytes ?? 0}`,
        );
      const digest = digests.get(file);
      return digest !== undefined && measure.printedFrom !== digest
        ? problem('an up-to-date file', {
            en: 'a file older than its text or figures',
            ml: 'ഉള്ളടക്കത്തെക്കാൾ പഴയ ഫയൽ',
          })
        : [];
    }),
  );
}
