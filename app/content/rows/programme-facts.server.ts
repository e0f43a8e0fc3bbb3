import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { NamedLink } from '#app/content/rows/links.server.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { isTermOver } from '#app/domain/clock.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { departmentUrl } from './department-rows.server.ts';

/** Laboratories of all departments in which students of a programme work. */
export function laboratoriesOf(
  { departments }: Pick<Site, 'departments'>,
  programme: string,
  locale: Locale,
): NamedLink[] {
  return departments.flatMap((department) =>
    department.laboratories
      .filter((laboratory) => laboratory.programmes.includes(programme))
      .map((laboratory) => ({
        label: laboratory.name[locale],
        href: `${departmentUrl(department.id, locale)}/laboratories#${laboratory.id}`,
      })),
  );
}

/** The status of a programme's accreditation as text: none, current, or expired. */
export function accreditationText(
  accreditation: Programme['accreditation'],
  locale: Locale,
  now: number,
): string {
  const labels = labelsFor('departments', locale);
  if (!accreditation) return labels.notAccredited;
  const { from, to, order } = accreditation;
  if (isTermOver(to, now)) return fillIn(labels.accreditationOver, { to: formatDate(to, locale) });
  return fillIn(labels.accreditedUntil, {
    from: formatDate(from, locale),
    to: formatDate(to, locale),
    order,
  });
}
