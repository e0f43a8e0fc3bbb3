import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Level } from '#app/content/schemas/degrees.ts';
import { SEATS_ANCHOR, WAYS_PATH } from '#app/content/schemas/ways-in.ts';
import { formatList } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import type { ProgrammeRow } from './department-rows.server.ts';
import { programmeTable } from './department-rows.server.ts';

type DegreesSite = Pick<Site, 'degrees'>;

/** The degree of a level that needs no mention in a row: the first of the list. */
function usualOf({ degrees }: DegreesSite, level: Level): string | undefined {
  return degrees.find((degree) => degree.level === level)?.id;
}

/** The labels and rows of a seat table. */
export function seatTable(
  site: DegreesSite,
  level: Level,
  rows: readonly ProgrammeRow[],
  locale: Locale,
) {
  const labels = labelsFor('programmes', locale);
  const usual = usualOf(site, level);
  // A stone of ten would show eighteen seats as twenty.
  const seatsPerStone: 1 | 10 = rows.some(({ Intake }) => Intake < 20) ? 1 : 10;
  return {
    caption: level === 'ug' ? labels.undergraduateProgrammes : labels.postgraduateProgrammes,
    headings: {
      code: labels.code,
      name: labels.programme,
      stones: labels.stones[seatsPerStone],
      seats: labels.seats,
    },
    seatsPerStone,
    rows: rows.map(({ code, name, award, degree, years, Intake, url }) => ({
      code,
      name:
        award === usual ? name : `${name} (${degree}, ${counted(labels.years, { count: years })})`,
      seats: Intake,
      url,
    })),
  };
}

/** All programmes of a level with the total of their seats. */
export function levelTable(
  site: Pick<Site, 'programmes' | 'degrees'>,
  level: Level,
  locale: Locale,
) {
  const { rows, total } = programmeTable(site, level, locale);
  return {
    ...seatTable(site, level, rows, locale),
    total: {
      label: fillIn(labelsFor('programmes', locale).totalOfRows, { count: rows.length }),
      seats: total,
    },
  };
}

/**
 * The same on the admissions page, the only place that compares the total with the figure that the
 * college states.
 */
export function levelSeats(
  site: Pick<Site, 'programmes' | 'college' | 'degrees'>,
  level: Level,
  locale: Locale,
) {
  const table = levelTable(site, level, locale);
  const { statedIntake, alsoIncluded } = labelsFor('programmes', locale);
  const usual = usualOf(site, level);
  const also = new Set(
    programmeTable(site, level, locale).rows.flatMap(({ award, degree }) =>
      award === usual ? [] : degree,
    ),
  );
  const included =
    also.size > 0 ? fillIn(alsoIncluded, { awards: formatList([...also], locale) }) : '';
  const figure = site.college.figures[level === 'ug' ? 'btech-intake' : 'mtech-intake'];
  return {
    table,
    /** Nothing to explain where the sum is the intake. */
    statedIntakeNote:
      figure &&
      fillIn(statedIntake[level], {
        figure,
        degree: site.degrees.find(({ id }) => id === usual)?.name[locale] ?? '',
        total: table.total.seats,
        included,
      }),
  };
}

/** A link to the seats by category. */
export function seatsLink(locale: Locale) {
  return [
    {
      label: labelsFor('programmes', locale).seatsByKindLink,
      href: `${localisePath(WAYS_PATH, locale)}#${SEATS_ANCHOR}`,
    },
  ];
}
