import type { Root } from 'mdast';
import { z } from 'zod';
import { admissionEventSchema, admissionPageSchema, btechTabSchema, mtechTabSchema, phdTabSchema } from '#app/content/schemas/admission.ts';
import { collegeSchema } from '#app/content/schemas/college.ts';
import { type Department, departmentSchema } from '#app/content/schemas/department.ts';
import { collegeEventSchema, homeSchema, noticeSchema, redirectsSchema } from '#app/content/schemas/home.ts';
import { navigationSchema } from '#app/content/schemas/navigation.ts';
import { programmeSchema } from '#app/content/schemas/programme.ts';
import { type SectionFrontMatter, type SectionPageFile, sectionFrontMatterSchema, sectionPageSchema } from '#app/content/schemas/section-page.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { findEncodingFaults } from '#app/lib/malayalam-encoding.ts';
import type { ContentFiles } from './files.server.ts';
import { parseText } from './markdown.server.ts';

/** A section's text in one language: its front matter and its parsed Markdown. */
export type SectionText = { frontMatter: SectionFrontMatter; tree: Root };
/** A section of a page; `isSubpage` when it is not shown on the page itself. */
export type Section = { id: string; isSubpage: boolean; texts: Record<Locale, SectionText> };
/** A page with its sections, in the order of page.yaml. */
export type SectionPage = SectionPageFile & { id: string; sectionTexts: Section[] };

/** Everything in content/, valid file by file. */
export type Site = NonNullable<ReturnType<typeof readSite>>;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

/** Reads all files; `undefined` when one does not fit its schema. Every mistake is reported to `files`. */
export function readSite(files: ContentFiles) {
  const before = files.problems.length;
  const college = files.readYaml('college.yaml', collegeSchema);
  const navigation = files.readYaml('navigation.yaml', navigationSchema);
  const programmes = files.readYaml('programmes.yaml', z.array(programmeSchema));
  const home = files.readYaml('home.yaml', homeSchema);
  const redirects = files.readYaml('redirects.yaml', redirectsSchema);
  const admissions = readAdmissions(files);
  const departments = readDepartments(files);
  const pages = readPages(files);
  const notices = readFolder(files, 'news', noticeSchema);
  const events = readFolder(files, 'events', collegeEventSchema);
  if (files.problems.length > before) return undefined;
  if (!college || !navigation || !programmes || !home || !redirects || !admissions) return undefined;
  return { college, navigation, programmes, home, redirects, admissions, departments, pages, notices, events };
}

/** Every YAML file of a folder, each with its own path for the checks across files. */
function readFolder<Fields extends object>(files: ContentFiles, folder: string, schema: z.ZodType<Fields>): (Fields & { file: string })[] {
  return files.list(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const value = files.readYaml(file, schema);
    return value === undefined ? [] : [{ ...value, file }];
  });
}

function readAdmissions(files: ContentFiles) {
  const page = files.readYaml('admissions/page.yaml', admissionPageSchema);
  const btech = files.readYaml('admissions/btech.yaml', btechTabSchema);
  const mtech = files.readYaml('admissions/mtech.yaml', mtechTabSchema);
  const phd = files.readYaml('admissions/phd.yaml', phdTabSchema);
  const events = readFolder(files, 'admissions/events', admissionEventSchema).map(({ file: _file, ...event }) => event);
  return page && btech && mtech && phd ? { page, btech, mtech, phd, events } : undefined;
}

function readDepartments(files: ContentFiles): Department[] {
  const departments = files.list('departments').flatMap((id) => {
    const file = `departments/${id}/department.yaml`;
    const department = files.readYaml(file, departmentSchema);
    if (!department) return [];
    if (department.id !== id) files.report({ file, field: 'id', expected: `the name of the folder, ${id}`, found: department.id });
    return [department];
  });
  return departments.sort((a, b) => a.order - b.order);
}

function readPages(files: ContentFiles): SectionPage[] {
  return files.list('pages').flatMap((id) => {
    const page = files.readYaml(`pages/${id}/page.yaml`, sectionPageSchema);
    if (!page) return [];
    const ids = [...page.sections, ...(page.subpages ?? [])];
    for (const section of ids.filter((name, index) => ids.indexOf(name) !== index)) {
      files.report({ file: `pages/${id}/page.yaml`, field: 'sections', expected: 'each section once', found: `"${section}" twice` });
    }
    const sectionTexts = ids.flatMap((section) => readSection(files, `pages/${id}/${section}`, section, !page.sections.includes(section)));
    reportStrays(files, `pages/${id}`, ids);
    return [{ ...page, id, sectionTexts }];
  });
}

/** A text that page.yaml does not name would never be seen: better to say so. */
function reportStrays(files: ContentFiles, folder: string, ids: string[]): void {
  const known = new Set(['page.yaml', ...ids.flatMap((id) => LOCALES.map((locale) => `${id}.${locale}.md`))]);
  for (const name of files.list(folder).filter((name) => !known.has(name))) {
    files.report({ file: `${folder}/${name}`, field: 'file', expected: 'a section named in page.yaml', found: 'a file that no page shows' });
  }
}

function readSection(files: ContentFiles, path: string, id: string, isSubpage: boolean): Section[] {
  const en = readText(files, `${path}.en.md`, 'the English text of this section');
  const ml = readText(files, `${path}.ml.md`, 'the Malayalam text of this section');
  return en && ml ? [{ id, isSubpage, texts: { en, ml } }] : [];
}

function readText(files: ContentFiles, file: string, why: string): SectionText | undefined {
  const source = files.read(file, why);
  if (source === undefined) return undefined;
  const [, head, body] = FRONT_MATTER.exec(source) ?? [];
  if (head === undefined || body === undefined) {
    files.report({ file, field: 'front matter', expected: 'a head between two lines of ---', found: JSON.stringify(source.slice(0, 40)) });
    return undefined;
  }
  for (const fault of findEncodingFaults(body)) files.report({ file, field: 'text', expected: fault.rule, found: fault.found });
  if (body.trim() === '') files.report({ file, field: 'text', expected: 'text below the head', found: 'nothing' });
  // Empty lines stand for what was above, so that messages name the line of the file.
  const frontMatter = files.parseYaml(file, `\n${head}`, sectionFrontMatterSchema, 'front matter: ');
  const linesAbove = source.slice(0, source.length - body.length).replaceAll(/[^\n]/g, '');
  return frontMatter ? { frontMatter, tree: parseText(linesAbove + body) } : undefined;
}
