import type { ContentFolder, Overlay } from './content-folder.ts';
import { patchYaml, readYaml } from './patch-yaml.ts';
import { isGroup } from './print-yaml.ts';

/** Turns the data of a file of an older version into that of the next; `sample` is the file of the sample college. Data that is right stays as it is. */
type Step = { file: string; change: (value: unknown, sample: unknown) => unknown };

/** From the oldest version on. A step is added with each change of a schema that makes existing content invalid. */
const STEPS: readonly Step[] = [
  {
    // 2026-11-25: the e-tender portal, until then in the code.
    file: 'college.yaml',
    change: (value, sample) => {
      const [own, given] = [value, sample].map((each) => (isGroup(each) && isGroup(each.portals) ? each.portals : {}));
      return isGroup(value) ? { ...value, portals: { ...own, tenders: own?.tenders ?? given?.tenders } } : value;
    },
  },
  {
    // 2026-11-25: the prescribed form of a document, until then one of three words.
    file: 'papers.yaml',
    change: (value, sample) => {
      const formOf = new Map(rows(sample).map(({ id, form }) => [id, form]));
      return rows(value).map((row) => (typeof row.form === 'string' && formOf.has(row.id) ? { ...row, form: formOf.get(row.id) } : row));
    },
  },
  // 2026-11-25: works of students on home, none at first, and the page of today.
  { file: 'home.yaml', change: (value) => (isGroup(value) ? { ...value, works: value.works ?? [] } : value) },
  {
    file: 'page-days.yaml',
    change: (value, sample) => (isGroup(value) && isGroup(sample) ? { ...value, '/today': value['/today'] ?? sample['/today'] } : value),
  },
];

/** The files of a content folder that this version wants otherwise. Nothing is written. */
export function upgraded(content: ContentFolder, sample: ContentFolder): Overlay {
  return STEPS.reduce((now, { file, change }) => {
    const [source, given] = [now, sample].map((folder) => folder.read(file));
    if (source === undefined || given === undefined) return now;
    const next = patchYaml(source, change(readYaml(source), readYaml(given)));
    return next === source ? now : now.with(new Map([[file, next]]));
  }, content).changes;
}

function rows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}
