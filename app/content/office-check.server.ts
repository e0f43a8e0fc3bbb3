import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { knownRoles } from '#app/content/schemas/college.ts';
import { notIn } from '#app/lib/expected.ts';
import type { Report } from './target-check.server.ts';

/** Fields that name an office; of other things they are groups. */
const FIELDS: readonly string[] = [
  'role',
  'contact',
  'contacts',
  'contactRole',
  'officeRole',
  'call',
  'readableFrom',
];

/** Reports offices that neither the college nor a text of this product has. */
export function checkOffices(site: Site, report: Report): void {
  const known = [...knownRoles(site.college), 'helpline'];
  const { admissions, navigation, search, pages } = site;
  const { page, tabs } = admissions;
  const files: [string, unknown][] = [
    ...[...site.notices, ...site.events, ...site.committees].map(
      ({ file, contact }): [string, unknown] => [file, { contact }],
    ),
    ...site.documents.map(({ file, readableFrom }): [string, unknown] => [file, { readableFrom }]),
    ...pages.map(({ id, contacts }): [string, unknown] => [`pages/${id}/page.yaml`, { contacts }]),
    ...admissions.events.map(({ id, contactRole }): [string, unknown] => [
      `admissions/events (${id})`,
      { contactRole },
    ]),
    ['admissions/page.yaml', page],
    ['admissions/tabs.yaml', tabs],
    ['navigation.yaml', navigation],
  ];
  for (const [file, value] of files)
    for (const { path, role } of rolesIn(value, []))
      if (!known.includes(role)) report({ file, path, ...notIn(known, role) });
  for (const [index, { answer }] of search.bestBets.entries())
    if (answer && 'phone' in answer && !known.includes(answer.phone))
      report({
        file: 'search.yaml',
        path: ['bestBets', index, 'answer', 'phone'],
        ...notIn(known, answer.phone),
      });
}

function rolesIn(value: unknown, path: FieldPath): { path: FieldPath; role: string }[] {
  if (typeof value !== 'object' || value === null) {
    const name = path.findLast((part) => typeof part === 'string');
    return typeof value === 'string' && FIELDS.includes(String(name))
      ? [{ path, role: value }]
      : [];
  }
  return Object.entries(value).flatMap(([name, field]) =>
    rolesIn(field, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
