import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { windowText } from '#app/content/rows/admission-dates.server.ts';
import { hostelSums } from '#app/content/rows/charge-rows.server.ts';
import { courseName, coursesOfTab, tabOf } from '#app/content/rows/course-tabs.server.ts';
import { officeOf } from '#app/content/rows/department-rows.server.ts';
import { feeSums } from '#app/content/rows/fee-rows.server.ts';
import { headsOf } from '#app/domain/fees.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { betKey } from '#app/lib/search/best-bets.ts';
import { searchTargetOf } from './search-targets.server.ts';

type Answer = Site['search']['bestBets'][number]['answer'];

/**
 * The frequent words and questions in one language: link target, keys, and the answer in words
 * (empty where there is none).
 */
export function bestBets(site: Site, locale: Locale) {
  return site.search.bestBets.map(({ path, queries, inLatin, answer }) => {
    const latin = site.college.languages.flatMap((language) => inLatin?.[language] ?? []);
    return {
      target: searchTargetOf(site, path),
      keys: [...new Set([...queries, ...latin].map(betKey))],
      answer: answerText(site, answer, locale),
    };
  });
}

function answerText(site: Site, answer: Answer, locale: Locale): string {
  if (!answer) return '';
  if ('text' in answer) return answer.text[locale];
  if ('fees' in answer) return feesText(site, answer.fees, locale);
  if ('charges' in answer) return chargesText(site, locale);
  if ('phone' in answer) {
    const { phone, secondPhone }: { phone: string; secondPhone?: string | undefined } =
      answer.phone === 'helpline' ? site.college.helpline : officeOf(site, answer.phone, locale);
    return [phone, secondPhone].filter(Boolean).join(', ');
  }
  const stream = site.admissions.streams.find(({ id }) => id === answer.dates);
  const last = stream?.windows.filter(({ kind }) => kind === 'application').at(-1);
  if (!stream || !last) return '';
  return `${stream.name[locale]}: ${windowText(last, locale)}${last.sample ? ` (${labelsFor('admissions', locale).sampleDates})` : ''}`;
}

/** The sums of a course, or of each course that shares its tab, by name. */
function feesText(site: Site, course: string, locale: Locale): string {
  const beside = coursesOfTab(site, tabOf(site, course) ?? '');
  const published = beside.filter((each) => headsOf(site.fees, each).length > 0);
  const said = (each: string) => {
    const name = published.length > 1 ? courseName(site, each, locale) : '';
    return feeSums(site, each, locale).map(({ names, total }) => {
      const whose = [name, names].filter(Boolean).join(', ');
      return whose === '' ? total : `${whose}: ${total}`;
    });
  };
  return (published.length > 1 ? published : [course]).flatMap(said).join(' · ');
}

function chargesText(site: Site, locale: Locale): string {
  const sums = hostelSums(site, locale).map(({ term, value }) => `${term}: ${value}`);
  if (sums.length === 0) return '';
  return `${sums.join(' · ')}${site.hostelCharges.sample ? ` (${messagesFor(locale).sampleNote})` : ''}`;
}
