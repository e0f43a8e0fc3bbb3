import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { compareIn } from '#app/i18n/order.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { FAQ_TOPICS } from './schema.ts';

export type FaqBlock = ReturnType<typeof faqBlock>;

/** All questions by topic, in one language. */
export function faqBlock(site: Pick<Site, 'faq' | 'college'>, locale: Locale) {
  const labels = labelsFor('questions', locale);
  const questions = localise(site.faq, locale).map(({ asOf, links = [], ...entry }) => ({
    ...entry,
    asOf: asOf === undefined ? undefined : fillIn(labels.asOf, { year: asOf }),
    links: links.map(({ label, href }) => ({
      label,
      href: resolveTarget(href, site.college, locale),
    })),
  }));
  return FAQ_TOPICS.map((topic) => ({
    id: topic,
    title: labels.faqTopic[topic],
    isOpen: topic === 'asked-most',
    questions: questions.filter((entry) => entry.topic === topic),
  })).filter(({ questions: own }) => own.length > 0);
}

export type PlainWordsBlock = ReturnType<typeof plainWordsBlock>;

/** All explained terms, in one language, in alphabetical order. */
export function plainWordsBlock(site: Pick<Site, 'plainWords'>, locale: Locale) {
  const { moreOn } = labelsFor('questions', locale);
  const rows = localise(site.plainWords, locale).map(({ href, ...word }) => ({
    ...word,
    link: href && {
      label: fillIn(moreOn, { term: word.term }),
      href: localisePath(href, locale),
    },
  }));
  return rows.sort((a, b) => compareIn(locale)(a.term, b.term));
}
