import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Level } from '#app/content/schemas/degrees.ts';
import { totalIntake } from '#app/content/schemas/programmes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { weeklyHolidays } from './office-rows.server.ts';
import { titleAlone } from './sample.server.ts';

/**
 * Figures of the site by name: the intakes of the first course of each level, with all its degrees,
 * as stated by the college if it states them, the others counted; the seats of each degree.
 */
export function figureValues({
  college,
  programmes,
  departments,
  degrees,
}: Pick<Site, 'college' | 'programmes' | 'departments' | 'degrees'>): Record<string, string> {
  const seatsOf = (award: string) =>
    String(totalIntake(programmes.filter((programme) => programme.award === award)));
  const firstOf = (level: Level) => degrees.find((degree) => degree.level === level)?.id;
  const intakeOf = (level: Level) => {
    const course = degrees.find((degree) => degree.level === level)?.course;
    return String(totalIntake(programmes.filter(({ degree }) => degree.course === course)));
  };
  const statedSeats = (level: Level, seats: string | undefined) => {
    const first = firstOf(level);
    return first && seats ? { [`${first}-seats`]: seats } : {};
  };
  const counted = {
    'btech-intake': college.figures['btech-intake'] ?? intakeOf('ug'),
    'mtech-intake': college.figures['mtech-intake'] ?? intakeOf('pg'),
    'ug-programmes': String(programmes.filter(({ level }) => level === 'ug').length),
    'pg-programmes': String(programmes.filter(({ level }) => level === 'pg').length),
    departments: String(departments.length),
    'engineering-departments': String(
      departments.filter(({ group }) => group === 'engineering').length,
    ),
  };
  return {
    ...counted,
    ...Object.fromEntries(degrees.map(({ id }) => [`${id}-seats`, seatsOf(id)])),
    // As stated, where they are the first of a level.
    ...statedSeats('ug', college.figures['btech-intake']),
    ...statedSeats('pg', college.figures['mtech-intake']),
  };
}

/** What `:figure[...]` in a text stands for. */
export function figuresInTexts(site: Site, locale: Locale): Record<string, string> {
  return {
    ...figureValues(site),
    'weekly-holidays': weeklyHolidays(site, locale),
    'former-university': formerUniversity(site, locale),
  };
}

/** Whom a student of earlier years asks; as the degree says, where the college names none. */
export function formerUniversity({ college }: Pick<Site, 'college'>, locale: Locale): string {
  const labels = labelsFor('college', locale);
  const named = (college.formerUniversities ?? []).map(({ name, until, sample }) =>
    titleAlone(fillIn(labels.joinedUntil, { name: name[locale], year: until }), sample, locale),
  );
  return named.join('; ') || labels.asOnDegree;
}

/** Identification numbers for `:id[...]` in texts. */
export function identifiers({ college }: Pick<Site, 'college'>): Record<string, string> {
  return college.ids;
}
