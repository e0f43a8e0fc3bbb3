import { z } from 'zod';
import { committeeSchema } from '#app/features/committees/schema.ts';
import { documentSchema } from '#app/features/documents/schema.ts';
import { collegeEventSchema } from '#app/features/events/schema.ts';
import { albumSchema } from '#app/features/gallery/schema.ts';
import { noticeSchema } from '#app/features/news/schema.ts';
import { partnerSchema } from '#app/features/partnerships/schema.ts';
import { personSchema } from '#app/features/people/schema.ts';
import { tenderSchema } from '#app/features/tenders/schema.ts';
import type { ContentFiles } from './files.server.ts';
import { readSectionTexts } from './section-files.server.ts';

/** An entry of a collection: its fields, its id (the name of the file) and the file, for messages. */
export type Entry<Fields> = Fields & { id: string; file: string };

/** File of the measures, below the content folder. */
export const MEASURES_FILE = 'documents/measures.json';

/** Requirements for screen readers to read a file in order (PDF/UA-1, 7.1 and 7.2). */
export const ACCESS_NEEDS = ['tags', 'text', 'title', 'language'] as const;

const ID = /^[a-z][a-zA-Z0-9-]*$/;

/** Collections in which one entry is one file. */
export function readCollections(files: ContentFiles) {
  return {
    people: readFolder(files, 'people', personSchema),
    notices: readFolder(files, 'news', noticeSchema),
    events: readFolder(files, 'events', collegeEventSchema),
    tenders: readFolder(files, 'tenders', tenderSchema),
    documents: readDocuments(files),
    committees: readFolder(files, 'committees', committeeSchema).sort((a, b) => a.order - b.order),
    partners: readFolder(files, 'partnerships', partnerSchema),
    albums: readFolder(files, 'gallery', albumSchema).sort((a, b) => a.order - b.order),
  };
}

/** Every YAML file of a folder with the id from its name. Folders and other files are ignored here. */
function readFolder<Fields extends object>(files: ContentFiles, folder: string, schema: z.ZodType<Fields>): Entry<Fields>[] {
  return files
    .listIfThere(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const id = name.slice(0, -'.yaml'.length);
      if (!ID.test(id)) files.report({ file, field: 'file', expected: 'a name of letters, digits and hyphens that begins with a small letter', found: name });
      const value = files.readYaml(file, schema);
      return value === undefined ? [] : [{ ...value, id, file }];
    });
}

/** Sizes and pages of the files of documents/files/, written by `npm run documents`. JSON is YAML too. */
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

/** Documents with the text they are printed from, if documents/sources/ has one, and the measures of their files. */
function readDocuments(files: ContentFiles) {
  const sources = 'documents/sources';
  const measures = (files.exists(MEASURES_FILE) && files.readYaml(MEASURES_FILE, measuresSchema)) || {};
  return readFolder(files, 'documents', documentSchema).map((document) => ({
    ...document,
    files: document.files.map((file) => ({ ...file, measure: measures[file.file] })),
    texts: files.exists(`${sources}/${document.id}.en.md`) ? readSectionTexts(files, `${sources}/${document.id}`, 'this document') : undefined,
  }));
}
