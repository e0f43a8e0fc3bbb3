import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import type { NamedLink } from '#app/content/rows/links.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/** The first step of every breadcrumb. */
export function homeLink(locale: Locale): NamedLink {
  return { label: labelsFor('shell', locale).home, href: localisePath('/', locale) };
}

/** A page of a collection as a step of a breadcrumb: `/faculty`, `/events`. */
export function trailOf(path: string, label: string, locale: Locale): NamedLink[] {
  return [homeLink(locale), { label, href: localisePath(path, locale) }];
}

/** Links to departments, in the order of the menu. */
export function departmentLinks(
  { departments }: Pick<Site, 'departments'>,
  ids: readonly string[],
  locale: Locale,
): NamedLink[] {
  return departments
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ label: name[locale], href: departmentUrl(id, locale) }));
}

/** Links to programmes on their departments' pages. */
export function programmeLinks(
  { programmes }: Pick<Site, 'programmes'>,
  ids: readonly string[],
  locale: Locale,
): NamedLink[] {
  return programmes
    .filter(({ id }) => ids.includes(id))
    .map(({ id, degree, name, department }) => ({
      label: `${degree.name[locale]} ${name[locale]}`,
      href: `${departmentUrl(department, locale)}/programmes#${id}`,
    }));
}

/** The list of departments as a step of a breadcrumb. */
export function departmentsTrail(locale: Locale): NamedLink[] {
  return trailOf(pathOf('departments'), labelsFor('departments', locale).departments, locale);
}
