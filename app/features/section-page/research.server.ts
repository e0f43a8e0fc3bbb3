import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentUrl, type ResearchAreaRow } from '#app/content/rows/department-rows.server.ts';
import { departmentPeople, personUrl } from '#app/content/rows/people-rows.server.ts';
import { publicationText } from '#app/features/people/people.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { counted } from '#app/lib/fill-in.ts';
import { type Html, renderHtml } from '#app/lib/html.server.ts';
import { phoneFold } from '#app/lib/html-parts.server.ts';

type Faculty = Pick<Site, 'departments' | 'people'>;

/** The laboratories of each department by name, in a line; it leads to their page. */
export function laboratoryRows({ departments }: Faculty, locale: Locale): ResearchAreaRow[] {
  return departments
    .filter(({ laboratories }) => laboratories.length > 0)
    .map(({ id, code, name, laboratories }) => ({
      code,
      name: name[locale],
      href: `${departmentUrl(id, locale)}/laboratories`,
      areas: laboratories.map((laboratory) => laboratory.name[locale]),
    }));
}

/** Every laboratory with its equipment and the people in charge, by department. */
export function laboratoriesHtml(site: Faculty, locale: Locale, headingLevel: 2 | 3): Html {
  const labels = labelsFor('departments', locale);
  return renderHtml(
    h(
      null,
      site.departments
        .filter(({ laboratories }) => laboratories.length > 0)
        .map(({ id, name, laboratories }) =>
          h('section', { className: ['fold-part', 'fold-line', 'line-above'] }, [
            h(`h${headingLevel}`, name[locale]),
            phoneFold(counted(messagesFor(locale).entries, { count: laboratories.length }), [
              h(
                'ul',
                laboratories.map((laboratory) => {
                  const inCharge = departmentPeople(site, id, locale).filter((person) =>
                    person.laboratories?.includes(laboratory.id),
                  );
                  const href = `${departmentUrl(id, locale)}/laboratories#${laboratory.id}`;
                  return h('li', [
                    h('a', { href }, laboratory.name[locale]),
                    h('div', laboratory.equipment.map((item) => item[locale]).join('; ')),
                    ...(inCharge.length > 0
                      ? [h('div', [`${labels.inCharge}: `, ...names(inCharge, locale)])]
                      : []),
                  ]);
                }),
              ),
            ]),
          ]),
        ),
    ),
  );
}

function names(people: Site['people'], locale: Locale): (ElementContent | string)[] {
  return people.flatMap(({ id, name }, index) => [
    ...(index > 0 ? [', '] : []),
    h('a', { href: personUrl(id, locale) }, name[locale]),
  ]);
}

/**
 * The publications of the teachers by year, newest first: all of them, or those of the last year
 * with a link to all.
 */
export function publicationsHtml(
  { people }: Faculty,
  locale: Locale,
  headingLevel: 2 | 3,
  isShort: boolean,
): Html {
  const labels = labelsFor('people', locale);
  const rows = people.flatMap(({ id, name, publications = [] }) =>
    publications.map((publication) => ({ publication, id, name: name[locale] })),
  );
  const years = [...Map.groupBy(rows, ({ publication }) => publication.year)].sort(
    ([a], [b]) => b - a,
  );
  const listOf = (list: typeof rows) =>
    h(
      'ul',
      list.map(({ id, name, publication }) =>
        h('li', [
          h('a', { href: personUrl(id, locale) }, name),
          ': ',
          h('span', { lang: publication.language }, publicationText(publication)),
        ]),
      ),
    );
  return renderHtml(
    h(null, [
      ...years
        .slice(0, isShort ? 1 : undefined)
        .flatMap(([year, list]) => [
          h(`h${headingLevel}`, `${labels.publications}, ${year}`),
          isShort
            ? listOf(list)
            : phoneFold(`${labels.publications}: ${list.length}`, [listOf(list)]),
        ]),
      ...(isShort
        ? [
            h('p', [
              h(
                'a',
                { href: localisePath('/research/publications', locale) },
                `${labels.allPublications} (${rows.length})`,
              ),
            ]),
          ]
        : []),
    ]),
  );
}
