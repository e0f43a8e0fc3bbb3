import { scaleLinear } from 'd3-scale';
import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { sumOf } from '#app/domain/seat-shares.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export type PlacementsBlock = ReturnType<typeof placementsBlock>;

/**
 * Students of one final year by branch, as bars of those placed and as a table with its sums; and
 * who recruited them.
 */
export function placementsBlock(
  { placements, departments }: Pick<Site, 'placements' | 'departments'>,
  locale: Locale,
) {
  const labels = labelsFor('placements', locale);
  const { title, year, rows, recruiters = [], sample } = localise(placements, locale);
  const nameOf = (department: string) =>
    departments.find(({ id }) => id === department)?.name[locale] ?? department;
  const named = rows.map((row) => ({
    ...row,
    name: nameOf(row.department),
  }));
  const caption = titleAlone(`${title}, ${year}`, sample, locale);
  const width = 800;
  const length = scaleLinear().domain([0, 100]).range([0, width]);
  const columns = (['registered', 'placed', 'higherStudy'] as const).map((column) =>
    rows.map((row) => row[column]),
  );
  return {
    chart: {
      title: labels.placedShare,
      note: labels.placedShareNote,
      width,
      barHeight: 22,
      ticks: length.ticks(5).map((value) => ({ value, x: length(value) })),
      bars: named.map(({ department, name, registered, placed }) => {
        const share = Math.round((100 * placed) / registered);
        return { id: department, name, value: share, length: length(share) };
      }),
    },
    table: {
      caption,
      columns: [labelsFor('people', locale).department, ...labels.placementColumns],
      amounts: 3,
      rows: named.map(({ name, registered, placed, higherStudy }) => ({
        name,
        cells: [registered, placed, higherStudy].map(String),
      })),
      totals: [
        {
          name: labelsFor('programmes', locale).total,
          cells: columns.map((column) => String(sumOf(column))),
        },
      ],
    },
    recruiters: {
      caption: titleAlone(fillIn(labels.recruiters, { year }), sample, locale),
      columns: labels.recruiterColumns,
      amounts: 1,
      rows: recruiters.map(({ name, students, departments: branches }) => ({
        name,
        cells: [String(students), branches.map(nameOf).join(', ')],
      })),
    },
  };
}
