import { resolve } from 'node:path';
import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { type Singles, singles } from '#app/content/kinds.server.ts';
import { admissionStreamSchema } from '#app/content/schemas/admission-streams.ts';
import {
  admissionEventSchema,
  admissionPageSchema,
  admissionTabSchema,
} from '#app/content/schemas/admissions.ts';
import { type Department, departmentSchema } from '#app/content/schemas/departments.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { notIn } from '#app/lib/expected.ts';
import { readCollections } from './collections.server.ts';
import { CHECKED_LINKS_FILE, checkedLinksSchema } from './external-links.server.ts';
import type { ContentFiles } from './files.server.ts';
import { readSectionPages } from './section-files.server.ts';
import type { SiteFiles } from './site-files.server.ts';

const STREAMS = z.array(admissionStreamSchema);
const TABS = z.array(admissionTabSchema);

/** Everything in content/, valid file by file. */
export type Site = NonNullable<ReturnType<typeof readSite>>;

/** Reads all files; `undefined` if one is invalid. Every mistake is reported to `files`. */
export function readSite(files: ContentFiles) {
  const before = files.problems.length;
  const singles = readSingles(files);
  const admissions = readAdmissions(files);
  const departments = readDepartments(files);
  const pages = readSectionPages(files);
  const collections = readCollections(files);
  const programmes = singles && withDegrees(singles, files);
  if (files.problems.length > before || !singles || !programmes || !admissions) return undefined;
  const place: SiteFiles = { folder: resolve(files.folder) };
  return { ...place, ...singles, programmes, admissions, departments, pages, ...collections };
}

/** Each programme has the level and the duration of its degree. */
function withDegrees({ programmes, degrees }: Singles, files: ContentFiles): Programme[] {
  const known = degrees.flatMap(({ level, ...degree }) =>
    level === 'research' ? [] : [{ ...degree, level }],
  );
  return programmes.flatMap((programme, index) => {
    const degree = known.find(({ id }) => id === programme.award);
    if (degree) return [{ ...programme, degree, level: degree.level, duration: degree.duration }];
    const path = [index, 'award'];
    const ids = known.map(({ id }) => id);
    files.report({ file: 'programmes.yaml', path, ...notIn(ids, programme.award) });
    return [];
  });
}

/** Single files; `undefined` if one is invalid. */
function readSingles(files: ContentFiles) {
  // Written by a command that may not have run yet.
  const checkedLinks = files.exists(CHECKED_LINKS_FILE)
    ? files.readYaml(CHECKED_LINKS_FILE, checkedLinksSchema)
    : {};
  const read = singles().map((kind): [string, unknown] => [
    kind.single,
    ifAbsent(kind, files) ?? files.readYaml(kind.place, wholeSchema(kind)),
  ]);
  if (!checkedLinks || read.some(([, content]) => content === undefined)) return undefined;
  return { ...(Object.fromEntries(read) as Singles), checkedLinks };
}

/** A file that is not there and need not be. */
function ifAbsent({ form, place, absent }: Kind, files: ContentFiles): object | undefined {
  return files.exists(place) ? undefined : form === 'list' ? [] : absent;
}

function wholeSchema({ whole, form, schema }: Kind): z.ZodType {
  return whole ?? (form === 'list' ? z.array(schema) : schema);
}

function readAdmissions(files: ContentFiles) {
  const page = files.readYaml('admissions/page.yaml', admissionPageSchema);
  const tabs = files.readYaml('admissions/tabs.yaml', TABS);
  const streams = files.readYaml('admissions/streams.yaml', STREAMS);
  // Ids may repeat across events (specification, section 3): that of the file's text counts, not
  // the file's name.
  const events = files.listIfThere('admissions/events').flatMap((name) => {
    const file = `admissions/events/${name}`;
    const event = files.readYaml(file, admissionEventSchema);
    return event ? [{ ...event, file }] : [];
  });
  return page && tabs && streams ? { page, tabs, streams, events } : undefined;
}

function readDepartments(files: ContentFiles): Department[] {
  const departments = files.listIfThere('departments').flatMap((id) => {
    const file = `departments/${id}/department.yaml`;
    const department = files.isLeftOut(file) ? undefined : files.readYaml(file, departmentSchema);
    if (!department) return [];
    if (department.id !== id)
      files.report({
        file,
        path: ['id'],
        expected: { en: `the name in the address, “${id}”`, ml: `വിലാസത്തിലെ പേര്: “${id}”` },
        found: department.id,
      });
    return [department];
  });
  return departments.sort((a, b) => a.order - b.order);
}
