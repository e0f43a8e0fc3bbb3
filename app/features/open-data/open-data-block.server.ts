import { h } from 'hastscript';
import { meaningOf } from '#app/content/data-columns.server.ts';
import { DATA_FORMATS, type Dataset, dataPath } from '#app/content/datasets.ts';
import { labelsFor } from '#app/content/labels.ts';
import { contentDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { type Html, renderHtml } from '#app/lib/html.server.ts';
import { dataTable, phoneFold } from '#app/lib/html-parts.server.ts';
import { datasets, datasetWords } from './open-data.server.ts';

/**
 * The data sets with their files and a table of their columns, as HTML: it has no state, and a
 * component would add script to every section page. `now` is a Unix time in milliseconds.
 */
export function openDataHtml(site: Site, locale: Locale, now: number): Html {
  const day = formatDate(contentDay(site, now), locale);
  const tree = h(
    null,
    datasets(site).map((dataset) => datasetElements(dataset, day, locale)),
  );
  return renderHtml(tree);
}

function datasetElements(dataset: Dataset, day: string, locale: Locale) {
  const labels = labelsFor('open-data', locale);
  const { id, columns, rows, note } = dataset;
  const { title, about } = datasetWords(dataset, locale);
  const size = `${counted(labels.rows, { count: rows.length })}, ${fillIn(labels.asOfDay, { day })}`;
  return h('section', { id, className: ['stack', 'gap-4', 'flow', 'fold-part', 'folded'] }, [
    h('h2', title),
    phoneFold(size, [
      h('p', `${about} ${size}.`),
      ...(note ? [h('p', note[locale] ?? '')] : []),
      h(
        'ul',
        DATA_FORMATS.map((format) =>
          h('li', [fileLink(dataPath(id, format.extension), `${title}, ${format.name}`)]),
        ),
      ),
      dataTable(
        fillIn(labels.columns, { title }),
        [labels.column, labels.meaning, labels.form],
        columns.map((column) => {
          const form = labels.forms[column.form];
          return h('tr', [
            h('td', [h('code', column.name)]),
            h('td', withValues(meaningOf(column, locale), locale)),
            h('td', withValues(column.isOptional ? `${form}; ${labels.optional}` : form, locale)),
          ]);
        }),
      ),
    ]),
  ]);
}

/** The possible values of a column are English words, marked as such inside a Malayalam text. */
function withValues(text: string, locale: Locale) {
  if (locale === 'en') return text;
  return text
    .split(/(?<![\w.])([a-z]{2,}(?:, [a-z]{2,})*)(?![\w.])/)
    .map((part, index) => (index % 2 === 0 ? part : h('span', { lang: 'en' }, part)));
}

/** `_self` makes the browser follow the link, because the app handles only pages. */
function fileLink(href: string, label: string) {
  return h('a', { href, download: true, target: '_self' }, label);
}
