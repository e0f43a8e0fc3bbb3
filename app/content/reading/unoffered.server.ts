import type { Expected } from '#app/lib/expected.ts';
import type { Problem } from './problem.server.ts';
import { dataOf, type ShownSource } from './shown-sources.server.ts';

type Row = Readonly<Record<string, unknown>>;

const A_PROGRAMME: Expected = {
  en: 'a programme that leads there, or no such entry',
  ml: 'ഇതിലേക്കുള്ള പ്രോഗ്രാം; അല്ലെങ്കിൽ ഇത് ഒഴിവാക്കുക',
};

/**
 * Degrees that no programme of a college leads to, and tabs of admission with nothing but courses
 * for such degrees: pages would offer what nobody can study there. Research has no programmes.
 */
export function findUnoffered(shown: readonly ShownSource[]): (Problem & { found: string })[] {
  const rowsOf = (name: string) => {
    const rows: unknown = dataOf(shown.find(({ file }) => file === name)?.source ?? '');
    return Array.isArray(rows) ? rows.map((row): Row => ({ ...row })) : [];
  };
  const awards = new Set(rowsOf('programmes.yaml').map(({ award }) => award));
  const degrees = rowsOf('degrees.yaml').filter(({ id }) => id !== undefined);
  const unoffered = degrees.filter(({ id, level }) => level !== 'research' && !awards.has(id));
  const courses = new Set(
    degrees.filter((degree) => !unoffered.includes(degree)).map(({ course }) => course),
  );
  const gone = new Set(unoffered.map(({ course }) => course));
  const streams = rowsOf('admissions/streams.yaml');
  const tabs = rowsOf('admissions/tabs.yaml').filter(({ id }) => {
    const ways = streams.filter(({ tab }) => tab === id);
    // Lateral entry is the course of no degree.
    return ways.some((way) => gone.has(way.id)) && ways.every((way) => !courses.has(way.id));
  });
  return [
    ...unoffered.map(({ id }) => ({ file: 'degrees.yaml', id })),
    ...tabs.map(({ id }) => ({ file: 'admissions/tabs.yaml', id })),
  ].map(({ file, id }) => ({ file, path: ['id'], expected: A_PROGRAMME, found: String(id) }));
}
