import type { Site } from '#app/content/reading/read.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import {
  summaryCourse,
  summaryLines,
  summaryValues,
} from '#app/content/rows/summary-rows.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { isAskedFrom } from '#app/domain/papers.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { formatLanguage } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Expected, notIn } from '#app/lib/expected.ts';
import { scriptOf } from '#app/lib/script-of.ts';

type Summary = Site['summaries'][number];

export type SummaryView = ReturnType<typeof summaryView>;

/** The answers in a language, with links to the pages in that of the site. */
export function summaryView(site: Site, summary: Summary, locale: Locale) {
  const { id, title, summary: lead, unchecked, more, answers } = summary;
  return {
    head: headOf(site, pathOf('summaries', id), locale, {
      title: `${title} (${formatLanguage(id, locale)})`,
      description: lead,
      keywords: [title, formatLanguage(id, locale)],
    }),
    lang: id,
    title,
    shortTitle: formatLanguage(id, locale),
    lead,
    ancestors: [homeLink(locale)],
    unchecked,
    answers: answers.map((answer) => ({
      id: answer.id,
      title: answer.title,
      lines: summaryLines(site, answer),
      calls: (answer.calls ?? []).flatMap(({ who, office, atNight }) => {
        const phone = phoneOf(site, office, atNight);
        return phone
          ? [{ term: who, items: [{ text: phone, href: `tel:${phone.replaceAll(' ', '')}` }] }]
          : [];
      }),
      papers: answer.id === 'papers' ? papersOf(site, summary, locale) : [],
      link: {
        label: `${more}: ${answer.title}`,
        href: resolveTarget(answer.href, site.college, locale),
      },
    })),
    rows: [{ isSample: site.hostelCharges.sample === true }],
  };
}

const A_LANGUAGE: Expected = {
  en: 'as its name the code of a language, such as hi or ta',
  ml: 'ഒരു ഭാഷയുടെ കോഡ് പേരായി (ഉദാഹരണം: hi, ta)',
};

/**
 * Reports a name that is no code of a language, and what stands in braces and is no value of the
 * college.
 */
export function checkSummaries(site: Site, { report }: Reporting): void {
  for (const { file, id } of site.summaries)
    if (!scriptOf(id)) report({ file, path: [], expected: A_LANGUAGE, found: `"${id}"` });
  const known = Object.keys(summaryValues(site));
  for (const { file, answers } of site.summaries)
    for (const [at, { lines }] of answers.entries())
      for (const [line, { text }] of lines.entries())
        for (const [, name = ''] of text.matchAll(/\{(.*?)\}/g))
          if (!known.includes(name))
            report({ file, path: ['answers', at, 'lines', line, 'text'], ...notIn(known, name) });
}

function phoneOf({ college }: Site, role: string, atNight?: true): string | undefined {
  if (role === 'helpline') return college.helpline.phone;
  const office = college.contacts.find((contact) => contact.role === role);
  return atNight ? office?.night?.phone : office?.phone;
}

/** What candidates of the course bring, whatever their quota and community. */
function papersOf(site: Site, { papers }: Summary, locale: Locale) {
  return site.papers
    .filter(({ for: scope }) =>
      isAskedFrom(scope, { course: summaryCourse(site), quota: '', community: '' }),
    )
    .map(({ id, title }) => {
      const name = papers.find(({ paper }) => paper === id)?.name;
      return name ? { text: name } : { text: title[locale], lang: locale };
    });
}
