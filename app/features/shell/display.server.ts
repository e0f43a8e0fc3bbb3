import { h } from 'hastscript';
import { labelsFor } from '#app/content/labels.ts';
import { wordBox } from '#app/content/rows/short-words.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { type Html, renderHtml } from '#app/lib/html.server.ts';

/** Letters familiar from other government sites, next to the names of the sizes. */
const SIGNS = { small: 'A\u2212', normal: 'A', large: 'A+', larger: 'A++' };

/** Name of the display tool, and as HTML its button, its panel, and the box for explanations of abbreviations. */
type DisplayView = { label: string; html: Html };

/**
 * The choice of text size and contrast. It is HTML and not a component, which would add script to every page: native radio buttons
 * read by the style sheet (app/styles/display.css) and saved on the device by a small script (app/page/display.ts).
 * The values must match that script.
 */
export function displayView(locale: Locale): DisplayView {
  const labels = labelsFor('shell', locale).display;
  const titleId = 'display-title';
  const content = [
    h('h2', { id: titleId, tabIndex: -1, dataFocus: '' }, labels.title),
    group('text-size', labels.textSize, Object.entries(labels.sizes), 'normal'),
    group('contrast', labels.contrast, Object.entries(labels.contrasts), 'device'),
    h('p', { dataKept: '' }, labels.willBeKept),
    h('p', { dataUnkept: '' }, labels.withoutScripts),
    h('p', labels.zoom),
    h('div', { className: ['display-ends'] }, [
      h(
        'button',
        { type: 'button', className: ['needs-script'], dataDisplayReset: '' },
        labels.reset,
      ),
      h(
        'button',
        { type: 'button', popoverTarget: 'display', popoverTargetAction: 'hide' },
        messagesFor(locale).close,
      ),
    ]),
    h('output', {
      dataSayKept: labels.kept,
      dataSayLost: labels.lost,
      dataSayReset: labels.wasReset,
    }),
  ];
  const tool = h(null, [
    h('button', { type: 'button', className: ['display-open'], popoverTarget: 'display' }, [
      h('span', { ariaHidden: 'true' }, 'Aa '),
      labels.title,
    ]),
    h(
      'div',
      {
        id: 'display',
        className: ['display'],
        popover: 'auto',
        role: 'dialog',
        ariaLabelledBy: [titleId],
      },
      content,
    ),
    wordBox(locale),
  ]);
  return { label: labels.title, html: renderHtml(tool, { closeSelfClosing: true }) };
}

function group(
  name: string,
  legend: string,
  values: [value: string, words: string][],
  chosen: string,
) {
  const choices = values.map(([value, words]) => {
    const sign = Object.entries(SIGNS).find(
      ([size]) => name === 'text-size' && size === value,
    )?.[1];
    return h('label', [
      h('input', { type: 'radio', name, value, checked: value === chosen }),
      h('span', [...(sign ? [h('span', { ariaHidden: 'true' }, `${sign} `)] : []), words]),
    ]);
  });
  return h('fieldset', [
    h('legend', legend),
    h('div', { className: ['display-choices'] }, choices),
  ]);
}
