import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentRows, departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import {
  DEPARTMENT_PARTS,
  type Department,
  type DepartmentPart,
} from '#app/content/schemas/departments.ts';
import { totalIntake } from '#app/content/schemas/programmes.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { lastChange } from '#app/domain/state-changes.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { departmentsTrail, homeLink } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { departmentStem } from '#languages/grammar.ts';
import {
  departmentSection,
  graduatesSection,
  overviewSection,
  sampleNote,
  sectionChanges,
} from './department-sections.server.ts';

export type DepartmentsView = ReturnType<typeof departmentsView>;
export type DepartmentView = ReturnType<typeof departmentView>;

/** All departments in their two groups. */
export function departmentsView(site: Site, locale: Locale) {
  const labels = labelsFor('departments', locale);
  const rowsOf = (group: Department['group']) => {
    const departments = site.departments.filter((department) => department.group === group);
    return departmentRows({ departments }, locale).map((row, index) => ({
      ...row,
      name: nameWithJoints(departments[index], locale) ?? row.name,
      drawing: departments[index]?.drawing ?? '',
      seats: seatsOf(site, departments[index]?.id, locale),
    }));
  };
  const groups = [
    {
      name: labels.engineeringDepartments,
      count: labels.departmentsLead.engineering,
      rows: rowsOf('engineering'),
    },
    {
      name: labels.supportingDepartments,
      count: labels.departmentsLead.supporting,
      rows: rowsOf('supporting'),
    },
  ].filter(({ rows }) => rows.length > 0);
  return {
    ...headed(site, pathOf('departments'), locale, {
      title: labels.departments,
      lead: groups.map(({ count, rows }) => fillIn(count, { count: rows.length })).join(' '),
      keywords: [labels.departments],
    }),
    ancestors: [homeLink(locale)],
    compareHref: localisePath('/academics/compare', locale),
    groups,
  };
}

/**
 * A department's page in one language, or one part of it in full. `now` is a Unix time in
 * milliseconds.
 */
export function departmentView(
  site: Site,
  department: Department,
  part: DepartmentPart | undefined,
  locale: Locale,
  now: number,
) {
  return part
    ? partView(site, department, part, locale, now)
    : wholeView(site, department, locale, now);
}

function wholeView(site: Site, department: Department, locale: Locale, now: number) {
  const labels = labelsFor('departments', locale);
  const name = department.name[locale];
  const url = departmentUrl(department.id, locale);
  const overview = overviewSection(site, department, locale, now);
  const parts = DEPARTMENT_PARTS.filter((part) => hasContent(site, department, part)).map(
    (part) => ({
      part,
      content: departmentSection(site, department, part, locale, false, now),
    }),
  );
  const graduates = graduatesSection(site, department, locale);
  // What an applicant asks comes first; what the department says of itself follows.
  const isAsked = (part: DepartmentPart) =>
    part === 'programmes' || part === 'laboratories' || part === 'people';
  const sectionOf = ({ part, content }: (typeof parts)[number]) => ({
    id: part as string,
    title: labels.part[part],
    more: { label: fillIn(labels.wholePart, { part: labels.part[part] }), href: `${url}/${part}` },
    content,
    fold: content.short,
  });
  const shown = [
    ...parts.filter(({ part }) => isAsked(part)).map(sectionOf),
    ...(graduates ? [{ id: 'graduates', title: labels.graduates, content: graduates }] : []),
    {
      id: 'overview',
      title: labels.part.overview,
      content: overview,
      fold: overview.short,
    },
    ...parts.filter(({ part }) => !isAsked(part)).map(sectionOf),
  ];
  return {
    now: lastChange(
      [overview, ...parts.map(({ content }) => content)].flatMap(sectionChanges),
      now,
    ),
    head: headOf(site, pathOf('departments', department.id), locale, {
      title: name,
      description: department.lead[locale],
      keywords: department.keywords[locale],
    }),
    title: name,
    shortTitle: undefined,
    lead: department.lead[locale],
    made: madeHere(department, locale),
    group: labels.departmentGroup[department.group],
    ancestors: departmentsTrail(locale),
    drawing: department.drawing,
    inThisPart: labelsFor('shell', locale).inThisPage,
    isWhole: true,
    links: shown.map(({ id, title }) => ({ label: title, href: `${url}#${id}`, isCurrent: false })),
    note: sampleNote(site, department, ['overview', ...parts.map(({ part }) => part)], locale),
    facts: factsOf(site, department, locale),
    sections: shown,
  };
}

function partView(
  site: Site,
  department: Department,
  part: DepartmentPart,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('departments', locale);
  const name = department.name[locale];
  const url = departmentUrl(department.id, locale);
  const title = labels.part[part];
  const content = departmentSection(site, department, part, locale, true, now);
  const isTeachingOnly = content.kind === 'programmes' && content.tables.length === 0;
  const about = isTeachingOnly ? labels.teachingLead : labels.partLead[part];
  return {
    now: lastChange(sectionChanges(content), now),
    head: headOf(site, `${pathOf('departments', department.id)}/${part}`, locale, {
      title: [`${title} | ${name}`, `${title} | ${department.code}`],
      description: fillIn(about, { name: departmentStem(name) }),
      keywords: [title, ...department.keywords[locale]],
    }),
    title: fillIn(labels.partOf, { part: title, department: name }),
    // The heading names the department once: what the part has begins on the first screen.
    shortTitle: title,
    lead: undefined,
    made: undefined,
    group: undefined,
    ancestors: [...departmentsTrail(locale), { label: name, href: url }],
    // Parts that otherwise contain only text.
    drawing: part === 'laboratories' || part === 'research' ? department.drawing : undefined,
    inThisPart: labelsFor('shell', locale).inThisPage,
    isWhole: false,
    links: [
      { label: labels.part.overview, href: url, isCurrent: false },
      ...DEPARTMENT_PARTS.map((other) => ({
        label: labels.part[other],
        href: `${url}/${other}`,
        isCurrent: other === part,
      })),
    ],
    note: sampleNote(site, department, [part], locale),
    facts: [],
    sections: [{ id: part, title, content }],
  };
}

/** A thing that students made, in the words of one; whoever quotes it says that it is a sample. */
function madeHere({ made }: Department, locale: Locale) {
  return (
    made && { words: made.words[locale], by: titleAlone(made.by[locale], made.sample, locale) }
  );
}

/** The name with soft hyphens, if the name on the home page is the same with them. */
function nameWithJoints(department: Department | undefined, locale: Locale): string | undefined {
  const joined = department?.wallName?.[locale];
  return joined?.replaceAll('\u00ad', '') === department?.name[locale] ? joined : undefined;
}

/** The seats of each degree; `undefined` for a department without a programme. */
function seatsOf(
  { programmes }: Pick<Site, 'programmes'>,
  id: string | undefined,
  locale: Locale,
): string | undefined {
  const labels = labelsFor('departments', locale);
  const own = programmes.filter(({ department }) => department === id);
  const counts = [...Map.groupBy(own, ({ degree }) => degree.name[locale])].map(
    ([award, programmes]) => `${fillIn(labels.seatsOf, { award })}: ${totalIntake(programmes)}`,
  );
  return counts.length === 0 ? undefined : counts.join(' · ');
}

/** Parts without content are left out of the whole page; their own pages state this. */
function hasContent(
  site: Site,
  { id, laboratories, achievements }: Department,
  part: DepartmentPart,
): boolean {
  if (part === 'programmes') return site.programmes.some(({ department }) => department === id);
  if (part === 'people') return site.people.some(({ department }) => department === id);
  if (part === 'laboratories') return laboratories.length > 0;
  return part !== 'achievements' || achievements.length > 0;
}

/** Seats by award, laboratories and the university: the main facts, counted from the rows. */
function factsOf(
  { programmes, college, people }: Site,
  { id, laboratories }: Department,
  locale: Locale,
) {
  const labels = labelsFor('departments', locale);
  const own = programmes.filter(({ department }) => department === id);
  const awards = [...Map.groupBy(own, ({ degree }) => degree.name[locale])];
  return [
    ...awards.map(([award, programmes]) => ({
      term: fillIn(labels.seatsOf, { award }),
      value: String(totalIntake(programmes)),
    })),
    {
      term: labels.part.people,
      value: String(people.filter(({ department }) => department === id).length),
    },
    { term: labels.part.laboratories, value: String(laboratories.length) },
    ...(awards.length < 2
      ? [{ term: labels.affiliation, value: college.universityShort[locale] }]
      : []),
  ].filter(({ value }) => value !== '0');
}
