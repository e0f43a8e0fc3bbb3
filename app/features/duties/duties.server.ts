import { h } from 'hastscript';
import { labelsFor } from '#app/content/labels.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGE_NAMES, LOCALES, type Locale, type Publishing } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { type Html, renderHtml } from '#app/lib/html.server.ts';
import { dataTable } from '#app/lib/html-parts.server.ts';
import type { Duties } from './read-duties.server.ts';
import { countDuties, DUTY_STATES, type Duty, type DutyCounts } from './schema.ts';

/**
 * The part of GIGW 3.0 with the criteria of WCAG 2.1, and the part of the other duties with the
 * additions of WCAG 2.2.
 */
const WCAG_21_PART = 'Accessibility';
const WCAG_22_PART = 'WCAG 2.2';
/** 4.1.1 Parsing is in GIGW 3.0, but not in WCAG 2.2. */
const DROPPED_BY_WCAG_22 = '5.2.48';

/** Guidelines in the accessibility statement, each with its counts. */
export function dutyCounts({
  gigw,
  others,
}: Pick<Duties, 'gigw' | 'others'>): { name: string; counts: DutyCounts }[] {
  const of = (parts: Duties['gigw'], name: string) =>
    parts.filter(({ part }) => part === name).flatMap(({ checkpoints }) => checkpoints);
  const wcag = [
    ...of(gigw, WCAG_21_PART).filter(({ id }) => id !== DROPPED_BY_WCAG_22),
    ...of(others, WCAG_22_PART),
  ];
  return [
    { name: 'GIGW 3.0', counts: countDuties(gigw.flatMap(({ checkpoints }) => checkpoints)) },
    { name: 'WCAG 2.2 A, AA', counts: countDuties(wcag) },
  ];
}

/** Results of the last complete test run, in a paragraph, as HTML. */
export function resultsHtml({ results }: Pick<Duties, 'results'>, locale: Locale): Html {
  const labels = labelsFor('duties', locale).accessibility;
  if (!results) return renderHtml(h(null, [h('p', labels.noResults)]));
  const { on, failed } = results;
  const said =
    failed === 0
      ? fillIn(labels.allPassed, { date: formatDate(on, locale) })
      : fillIn(labels.someFailed, { date: formatDate(on, locale), failed });
  return renderHtml(h(null, [h('p', [h('strong', said), ` ${labels.looked}`])]));
}

/** GIGW and WCAG with the number of points by who meets them, as an HTML table. */
export function dutyCountsHtml(duties: Pick<Duties, 'gigw' | 'others'>, locale: Locale): Html {
  const labels = labelsFor('duties', locale).accessibility;
  const head = [labels.list, labels.total, ...DUTY_STATES.map((state) => labels.states[state])];
  const rows = dutyCounts(duties).map(({ name, counts }) =>
    h('tr', [
      h('th', { scope: 'row' }, name),
      ...[counts.total, ...DUTY_STATES.map((state) => counts[state])].map((count) =>
        h('td', String(count)),
      ),
    ]),
  );
  return renderHtml(h(null, [dataTable(labels.table, head, rows)]));
}

/**
 * Remaining gaps as an HTML list, without those of languages that are not published. A duty that is
 * open only because of its tests is named by its number.
 */
export function gapsHtml(
  { gigw, others }: Pick<Duties, 'gigw' | 'others'>,
  locale: Locale,
  published: Publishing = { languages: LOCALES },
): Html {
  const unpublished = LOCALES.filter((each) => !published.languages.includes(each)).map(
    (each) => LANGUAGE_NAMES[each],
  );
  const labels = labelsFor('duties', locale).accessibility;
  const gapOf = ({ gap, met, id }: Duty) =>
    gap?.[locale] ?? (met === 'open' ? fillIn(labels.notShown, { id }) : undefined);
  const checkpoints = [...gigw, ...others].flatMap((part) => part.checkpoints);
  const gaps = checkpoints
    .filter(({ gap }) => !unpublished.some((name) => gap?.en.includes(name)))
    .map(gapOf);
  const items = gaps.filter((gap) => gap !== undefined).map((gap) => h('li', gap));
  return renderHtml(h(null, [items.length > 0 ? h('ul', items) : h('p', labels.noGaps)]));
}
