import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { FAQ_TOPICS } from './schema.ts';

export type FaqBlock = ReturnType<typeof faqBlock>;

/** All questions by topic, in one language. */
export function faqBlock(site: Pick<Site, 'faq' | 'college'>, locale: Locale) {
  const labels = labelsFor('questions', locale);
  return FAQ_TOPICS.map((topic) => ({
    id: topic,
    title: labels.faqTopic[topic],
    questions: site.faq
      .filter((entry) => entry.topic === topic)
      .map(({ id, question, answer, asOf, links = [] }) => ({
        id,
        question: question[locale],
        answer: answer[locale],
        asOf: asOf === undefined ? undefined : fillIn(labels.asOf, { year: asOf }),
        links: links.map(({ label, href }) => ({
          label: label[locale],
          href: resolveTarget(href, site.college, locale),
        })),
      })),
  })).filter(({ questions }) => questions.length > 0);
}

export type PlainWordsBlock = ReturnType<typeof plainWordsBlock>;

/** All explained terms, in one language, in alphabetical order. */
export function plainWordsBlock(site: Pick<Site, 'plainWords'>, locale: Locale) {
  const collator = new Intl.Collator(locale);
  const rows = site.plainWords.map(({ id, term, full, meaning, href }) => ({
    id,
    term: term[locale],
    full: full?.[locale],
    meaning: meaning[locale],
    link:
      href === undefined
        ? undefined
        : {
            label: fillIn(labelsFor('questions', locale).moreOn, { term: term[locale] }),
            href: localisePath(href, locale),
          },
  }));
  return rows.sort((a, b) => collator.compare(a.term, b.term));
}
