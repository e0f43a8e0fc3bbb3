import { scaleLinear } from 'd3-scale';
import { labelOf } from '#app/content/data-columns.server.ts';
import { DATA_FORMATS, dataPath, OPEN_DATA_PAGE } from '#app/content/datasets.ts';
import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { yearsOf } from '#app/content/schemas/degrees.ts';
import { SEAT_COLUMNS, SEAT_GROUPS } from '#app/content/schemas/seat-kinds.ts';
import { SEATS_ANCHOR } from '#app/content/schemas/ways-in.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { seatsBeside, shareSeats, sumOf } from '#app/domain/seat-shares.ts';
import { inEvery, LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type SeatSite = Pick<Site, 'programmes' | 'seatKinds' | 'degrees'>;
type Both = Record<Locale, string>;
type SeatGroup = (typeof SEAT_GROUPS)[number];
type SeatColumn = { id: string; name: Both; description: Both };
/** Text or whole numbers by the id of the column; `null` if no rule states the number. */
type SeatRow = Record<string, string | number | null>;

/** What a column before those of the categories is called, and what it has. */
function columnWords(id: string, locale: Locale): { name: string; description: string } {
  const columns: Readonly<Record<string, { name: string; description: string }>> = labelsFor(
    'programmes',
    locale,
  ).seatColumn;
  const { key, ...values } = labelOf(id, locale);
  const { name = '', description = '' } = columns[key] ?? {};
  return { name: fillIn(name, values), description: fillIn(description, values) };
}

/** The column of a category, described by its share. */
function shareColumn(
  { id, name, percent }: { id: string; name: Both; percent: number },
  year: number,
  wordsIn: (locale: Locale) => string,
): SeatColumn {
  const description = inEvery((locale) =>
    fillIn(wordsIn(locale), { name: name[locale], percent, year }),
  );
  return { id, name, description };
}

/** What a group of categories is called; a group of one category is that category. */
export function seatGroupName(
  kinds: readonly { group: SeatGroup; name: string }[],
  group: SeatGroup,
  names: Readonly<Record<SeatGroup, string>>,
): string {
  const [only, ...others] = kinds.filter((kind) => kind.group === group);
  return only && others.length === 0 ? only.name : names[group];
}

/** Width of the bars in units of their view box. */
const WIDTH = 800;

/**
 * Seats of every programme by category, as plain data for files: a row for each programme in the
 * order of programmes.yaml, and the meaning of each column. Categories are whole seats by the
 * largest remainder and add up to `intake`; supernumerary seats have separate columns. Both are
 * `null` for courses to which the shares do not apply. There are no totals.
 */
export function seatMatrix({ programmes, seatKinds }: Omit<SeatSite, 'degrees'>): {
  columns: SeatColumn[];
  rows: SeatRow[];
} {
  const { kinds, awards, asOf } = seatKinds;
  const counted = seatKinds.extra.filter(({ isCounted }) => isCounted);
  return {
    columns: [
      ...SEAT_COLUMNS.map((id) => ({
        id,
        name: inEvery((locale) => columnWords(id, locale).name),
        description: inEvery((locale) => columnWords(id, locale).description),
      })),
      ...kinds.map((kind) =>
        shareColumn(kind, asOf, (locale) => labelsFor('programmes', locale).kindColumn),
      ),
      ...counted.map((extra) =>
        shareColumn(extra, extra.asOf, (locale) => labelsFor('programmes', locale).extraColumn),
      ),
    ],
    rows: programmes.map((programme) => {
      const hasShares = kinds.length > 0 && awards.includes(programme.award);
      const seats = shareSeats(
        programme.Intake,
        kinds.map(({ percent }) => percent),
      );
      return {
        programme: programme.id,
        code: programme.code,
        award: programme.degree.name.en,
        ...Object.fromEntries(LOCALES.map((locale) => [`name_${locale}`, programme.name[locale]])),
        department: programme.department,
        years: yearsOf(programme.duration),
        intake: programme.Intake,
        shares_of: hasShares ? asOf : null,
        ...Object.fromEntries(
          kinds.map(({ id }, index) => [id, hasShares ? (seats[index] ?? 0) : null]),
        ),
        ...Object.fromEntries(
          counted.map(({ id, percent }) => [
            id,
            hasShares ? seatsBeside(programme.Intake, percent) : null,
          ]),
        ),
      };
    }),
  };
}

export type SeatMatrixBlock = ReturnType<typeof seatMatrixBlock>;

/**
 * Seats by programme and category for a page: bars, the table with its sums, seats outside the
 * shares, and all courses.
 */
export function seatMatrixBlock(site: SeatSite, locale: Locale) {
  const labels = labelsFor('programmes', locale);
  const { note, kinds, extra, asOf, awards } = localise(site.seatKinds, locale);
  const rows = seatMatrix(site).rows.filter((row) => row.shares_of !== null);
  const line = (id: string) => withSum(rows.map((row) => Number(row[id])));
  const groups = SEAT_GROUPS.map((id) => {
    const members = kinds.filter((kind) => kind.group === id);
    return {
      id,
      name: seatGroupName(kinds, id, labels.seatGroup),
      short: seatGroupName(kinds, id, labels.seatGroupShort),
      seats: withSum(rows.map((row) => sumOf(members.map((kind) => Number(row[kind.id]))))),
      // A group of one category is that category.
      kinds:
        members.length === 1
          ? []
          : members.map((kind) => ({ id: kind.id, name: kind.name, seats: line(kind.id) })),
    };
  }).filter(({ seats }) => seats.some((count) => count > 0));
  const length = scaleLinear()
    .domain([0, Math.max(1, ...rows.map(({ intake }) => Number(intake)))])
    .range([0, WIDTH]);
  const programmes = site.programmes.filter(
    ({ award }) => kinds.length > 0 && awards.includes(award),
  );
  return {
    id: SEATS_ANCHOR,
    title: fillIn(labels.seatMatrix, {
      awards: site.degrees
        .filter(({ id }) => awards.includes(id))
        .map(({ name }) => name[locale])
        .join(', '),
    }),
    lead: kinds.length > 0 ? fillIn(labels.seatMatrixLead, { year: asOf }) : note,
    columns: programmes.map(({ id, code, name, department }) => ({
      id,
      code,
      name: name[locale],
      href: `${localisePath(`${pathOf('departments', department)}/programmes`, locale)}#${id}`,
    })),
    groups,
    intake: line('intake'),
    beside: extra
      .filter(({ isCounted }) => isCounted)
      .map(({ id, name }) => ({ id, name, seats: line(id) })),
    width: WIDTH,
    bars: programmes.map(({ id, name, Intake }, place) => {
      const parts = groups.map((group) => ({
        id: group.id,
        seats: group.seats[place] ?? 0,
        short: group.short,
      }));
      return {
        id,
        name: name[locale],
        seats: Intake,
        parts: parts.map((part, index) => ({
          id: part.id,
          x: length(sumOf(parts.slice(0, index).map(({ seats }) => seats))),
          width: length(part.seats),
          text: `${part.seats}\u00a0${part.short}`,
        })),
      };
    }),
    rule: fillIn(labels.roundingRule, { year: asOf }),
    extra: extra.map(({ id, name, note, source }) => ({ id, name, note, source })),
    files: DATA_FORMATS.map(({ name, extension }) => ({
      label: fillIn(labels.seatFile, { format: name }),
      href: dataPath('seats', extension),
    })),
    fileColumns: {
      label: labels.seatFileColumns,
      href: localisePath(`${OPEN_DATA_PAGE}#seats`, locale),
    },
  };
}

/** A row of numbers followed by their sum. */
function withSum(seats: readonly number[]): number[] {
  return [...seats, sumOf(seats)];
}
