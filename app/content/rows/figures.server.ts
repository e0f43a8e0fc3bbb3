import type { Site } from '#app/content/reading/read.server.ts';
import type { FigureName } from '#app/content/schemas/home.ts';
import { type Programme, totalIntake } from '#app/content/schemas/programmes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { weeklyHolidays } from './day-rows.server.ts';

/** Figures of the site by name: two as stated by the college if it states them, the others counted. */
export function figureValues({
  college,
  programmes,
  departments,
}: Pick<Site, 'college' | 'programmes' | 'departments'>): Record<string, string> {
  const seatsOf = (award: Programme['award']) =>
    String(totalIntake(programmes.filter((programme) => programme.award === award)));
  return {
    'btech-intake': college.figures['btech-intake'] ?? seatsOf('B.Tech'),
    'mtech-intake': college.figures['mtech-intake'] ?? seatsOf('M.Tech'),
    'ug-programmes': String(programmes.filter(({ level }) => level === 'ug').length),
    'pg-programmes': String(programmes.filter(({ level }) => level === 'pg').length),
    departments: String(departments.length),
    'barch-seats': seatsOf('B.Arch'),
    'mca-seats': seatsOf('MCA'),
    'engineering-departments': String(
      departments.filter(({ group }) => group === 'engineering').length,
    ),
  } satisfies Record<FigureName, string>;
}

/** What `:figure[...]` in a text stands for. */
export function figuresInTexts(site: Site, locale: Locale): Record<string, string> {
  return { ...figureValues(site), 'weekly-holidays': weeklyHolidays(site, locale) };
}

/** Identification numbers for `:id[...]` in texts. */
export function identifiers({ college }: Pick<Site, 'college'>): Record<string, string> {
  return college.ids;
}
