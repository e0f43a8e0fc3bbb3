import { dirname } from 'node:path';
import { z } from 'zod';
import { slug } from '#app/content/fields.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { type Collections, collections, type Entry } from '#app/content/kinds.server.ts';
import type { Expected } from '#app/lib/expected.ts';
import type { ContentFiles } from './files.server.ts';
import { isList, readList } from './lists.server.ts';
import { withOwners } from './owned-documents.server.ts';
import { readSectionTexts } from './section-files.server.ts';

/** File of the measures, below the content folder. */
export const MEASURES_FILE = 'documents/measures.json';

/** Requirements for screen readers to read a file in order (PDF/UA-1, 7.1 and 7.2). */
export const ACCESS_NEEDS = ['tags', 'text', 'title', 'language'] as const;

const THIS_DOCUMENT: Expected = {
  en: 'the text of this document in this language',
  ml: 'രേഖയുടെ ഈ ഭാഷയിലെ ഉള്ളടക്കം',
};

/** Collections in which one entry is one file. */
export function readCollections(files: ContentFiles) {
  const read = Object.fromEntries(
    collections().map((kind) => [kind.collection, readFolder(files, kind)]),
  ) as Collections;
  return { ...read, documents: withFiles(files, withOwners(read)) };
}

/**
 * Every YAML file of a folder with the id from its name. Folders and other files are ignored here.
 */
function readFolder(
  files: ContentFiles,
  { place, schema, isOrdered = false }: Kind,
): Entry<{ order?: number }>[] {
  const folder = dirname(place);
  const entries = files
    .listIfThere(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const id = name.slice(0, -'.yaml'.length);
      if (!slug.safeParse(id).success)
        files.report({
          file,
          path: [],
          expected: {
            en: 'a name of letters, digits and hyphens that begins with a small letter',
            ml: 'ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ, അക്കങ്ങൾ, ഹൈഫൻ എന്നിവ ചേർന്ന പേര്; തുടക്കം ചെറിയ അക്ഷരം',
          },
          found: name,
        });
      const value = files.readYaml(file, schema as z.ZodType<{ order?: number }>);
      return value === undefined ? [] : [{ ...value, id, file }];
    });
  return isOrdered ? entries.sort((a, b) => (a.order ?? 0) - (b.order ?? 0)) : entries;
}

/**
 * Sizes and pages of the files of documents/files/, written by `npm run documents`. JSON is YAML
 * too.
 */
const measuresSchema = z.record(
  z.string(),
  z.strictObject({
    bytes: z.int(),
    pages: z.int(),
    /** What is missing for screen readers; omitted if nothing is. */
    missing: z.array(z.enum(ACCESS_NEEDS)).min(1).optional(),
    /** Hash of the source, for files printed from a text of this content. */
    printedFrom: z.string().optional(),
  }),
);
export type DocumentMeasure = z.infer<typeof measuresSchema>[string];

/**
 * Documents with the text they are printed from, if documents/sources/ has one, and the measures of
 * their files.
 */
function withFiles(files: ContentFiles, documents: ReturnType<typeof withOwners>) {
  const sources = 'documents/sources';
  const measures =
    (files.exists(MEASURES_FILE) && files.readYaml(MEASURES_FILE, measuresSchema)) || {};
  return documents.map((document) => ({
    ...document,
    files: document.files.map((file) => ({
      ...file,
      measure: measures[file.file],
      list: isList(file.file) ? readList(files, `documents/files/${file.file}`) : undefined,
    })),
    texts: files.exists(`${sources}/${document.id}.en.md`)
      ? readSectionTexts(files, `${sources}/${document.id}`, THIS_DOCUMENT)
      : undefined,
  }));
}
