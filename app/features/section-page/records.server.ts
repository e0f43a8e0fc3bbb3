import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { accreditationText } from '#app/content/rows/programme-facts.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * The accreditation of undergraduate programmes and of every other that has one, as a table. `now`
 * is a Unix time in milliseconds.
 */
export function accreditationTable(
  { programmes }: Pick<Site, 'programmes'>,
  locale: Locale,
  now: number,
): Amounts {
  const labels = labelsFor('departments', locale);
  const programmesLabels = labelsFor('programmes', locale);
  const sample = programmes.some(({ accreditation }) => accreditation?.sample) || undefined;
  return {
    caption: titleAlone(labels.accreditation, sample, locale),
    columns: [programmesLabels.programme, labels.accreditation],
    amounts: 0,
    rows: programmes
      .filter(({ level, accreditation }) => level === 'ug' || accreditation)
      .map(({ degree, name, accreditation }) => ({
        name: `${degree.name[locale]} ${name[locale]}`,
        cells: [accreditation ? accreditationText(accreditation, locale, now) : '–'],
      })),
  };
}

/** The achievements of the latest year on record, department by department, as a table. */
export function achievementsTable(
  { departments }: Pick<Site, 'departments'>,
  locale: Locale,
): Amounts {
  const labels = labelsFor('departments', locale);
  const all = departments.flatMap(({ name, achievements }) =>
    achievements.map((achievement) => ({ ...achievement, department: name[locale] })),
  );
  const latest = Math.max(...all.map(({ year }) => year));
  const rows = all.filter(({ year }) => year === latest);
  return {
    caption: titleAlone(
      fillIn(labels.achievementsOf, { year: latest }),
      rows.some(({ sample }) => sample) || undefined,
      locale,
    ),
    columns: [labelsFor('people', locale).department, labels.achievement],
    amounts: 0,
    rows: rows.map(({ department, text }) => ({
      name: department,
      cells: [text[locale]],
    })),
  };
}
