import { keepInAddress } from '#app/browser/address-choices.ts';
import { drawCode } from '#app/browser/draw-code.ts';
import { find } from '#app/browser/find.ts';
import { offerPrint } from '#app/browser/print-part.ts';
import { rankIn } from '#app/domain/last-ranks.ts';
import { earliestIssue, isDay } from '#app/domain/papers.ts';
import { formatDate } from '#app/i18n/format.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { whatsAppHref } from '#app/lib/whatsapp.ts';
import { answerRank } from './rank-answers.ts';
import { keepTicks } from './ticks.ts';

/**
 * Shows of the sheets of all courses what is for the chosen course, category, rank and reporting
 * day, which stand in the address.
 */
export function start(root: HTMLElement): void {
  const { title: tool = '', address = '', code = '', categories = '' } = root.dataset;
  const names: Record<string, string> = JSON.parse(categories);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const inputs = (selector: string) => [...root.querySelectorAll<HTMLInputElement>(selector)];
  const communities = [...root.querySelectorAll<HTMLSelectElement>('[name="community"]')];
  const status = find(root, '[role="status"]');
  let sheet = root;
  let category = '';

  const send = () => {
    const link = `${address}${location.search}`;
    const costs = all('dl > div').filter(isShown).map(lineOf);
    const seats = all('[data-summary]').filter(isShown).map(textOf);
    const dates = all('[data-dates]').filter(isShown);
    const papers = all('[data-papers] > li')
      .filter(isShown)
      .map(({ dataset }) => dataset.name);
    const bring = papers.length > 0 ? [`${root.dataset.bring}: ${papers.join('; ')}`] : [];
    const share = find<HTMLAnchorElement>(root, 'a[href*="wa.me"]');
    share.href = whatsAppHref(
      `${tool}: ${find(sheet, 'h2').textContent}`,
      ...costs,
      ...seats,
      ...dates.map((part) => `${part.dataset.dates}: ${textOf(part)}`),
      ...bring,
      link,
    );
    void drawCode(sheet, link, code);
  };
  const showDay = () => {
    for (const note of all('[data-months]')) sayIssue(note, inAddress('day'));
    send();
  };
  const showRank = () => {
    const rank = rankIn(inAddress('rank'));
    const asked = {
      rank,
      category,
      name: names[category] ?? '',
      community: inAddress('community'),
    };
    for (const part of all('[data-merit]')) answerRank(part, asked);
    send();
  };

  keepTicks(inputs('input[type="checkbox"]'));
  const lists = [...root.querySelectorAll('select')].filter((list) => !communities.includes(list));
  keepInAddress(lists, ({ course = '', category: chosen = '' }) => {
    category = chosen;
    const isFirst = sheet === root;
    for (const each of all('[data-course]')) {
      each.hidden = each.dataset.course !== course;
      if (!each.hidden) sheet = each;
    }
    for (const part of all('[data-for]'))
      part.hidden = !part.dataset.for?.split(' ').includes(category);
    const title = find(sheet, 'h2');
    title.textContent = `${title.dataset.name}, ${names[category]}`;
    showRank();
    const answer = all('[data-answer]').find(isShown)?.dataset.answer;
    if (!isFirst) status.textContent = `${title.textContent}. ${answer}`;
  });
  keepField('day', inputs('input[type="date"]'), (day) => (isDay(day) ? day : ''), showDay);
  const ranks = inputs('input[name="rank"]');
  keepField('rank', ranks, (rank) => String(rankIn(rank) ?? ''), showRank);
  keepField('community', communities, (community) => community, showRank);
  for (const field of [...ranks, ...communities])
    onChoice(field, () => {
      status.textContent = all('[data-summary]').filter(isShown).map(textOf).join(' ');
    });
  offerPrint(root, () => sheet);
}

/**
 * Keeps a choice, which has a field in each sheet, in the address, and shows it at once and after
 * each change. What was entered before this runs counts more than the address.
 * @param known the choice as the address has it; empty if it is none
 */
function keepField(
  name: string,
  fields: readonly (HTMLInputElement | HTMLSelectElement)[],
  known: (value: string) => string,
  show: () => void,
): void {
  const keep = (value: string) => {
    for (const field of fields) if (field.value !== value) field.value = value;
    const changed = new URL(location.href);
    changed.searchParams.set(name, known(value));
    if (known(value) === '') changed.searchParams.delete(name);
    if (changed.href !== location.href) history.replaceState(history.state, '', changed);
    show();
  };
  keep(fields.find(({ value }) => value !== '')?.value ?? inAddress(name));
  for (const field of fields) onChoice(field, () => keep(field.value));
}

/** At each digit of a number, and once a list or a day is chosen. */
function onChoice(field: HTMLInputElement | HTMLSelectElement, follow: () => void): void {
  field.addEventListener(field.inputMode === 'numeric' ? 'input' : 'change', follow);
}

const inAddress = (name: string) => new URLSearchParams(location.search).get(name) ?? '';

const textOf = ({ textContent }: HTMLElement) => textContent;
const isShown = (part: HTMLElement) => part.closest('[hidden]') === null;

/** `At the college, when joining: ₹11,470` */
function lineOf(fact: HTMLElement): string {
  return [...fact.children].map(({ textContent }) => textContent).join(': ');
}

/** Since when a certificate must have been issued to be valid on a day; nothing without one. */
function sayIssue(note: HTMLElement, day: string): void {
  note.hidden = day === '';
  if (day === '') return;
  const { months, text = '' } = note.dataset;
  const first = earliestIssue(day, { months: Number(months) });
  note.textContent = fillIn(text, {
    first: formatDate(first, splitAddress(location.pathname).locale),
  });
}
