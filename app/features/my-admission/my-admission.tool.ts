import { keepInAddress } from '#app/browser/address-choices.ts';
import { find } from '#app/browser/find.ts';
import { printPart } from '#app/browser/print-part.ts';
import { earliestIssue, isDay } from '#app/domain/papers.ts';
import { formatDate } from '#app/i18n/format.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { whatsAppHref } from '#app/lib/whatsapp.ts';
import { drawCode } from './code.ts';
import { keepTicks } from './ticks.ts';

/** Shows of the sheets of all courses what is for the chosen course, category and reporting day, which stand in the address. */
export function start(root: HTMLElement): void {
  const { title: tool = '', address = '', code = '', categories = '' } = root.dataset;
  const names: Record<string, string> = JSON.parse(categories);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const days = [...root.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  const status = find(root, '[role="status"]');
  let sheet = root;

  const send = () => {
    const link = `${address}${location.search}`;
    const costs = all('dl > div').filter(isShown).map(lineOf);
    const share = find<HTMLAnchorElement>(root, 'a[href*="wa.me"]');
    share.href = whatsAppHref(`${tool}: ${find(sheet, 'h2').textContent}`, ...costs, link);
    void drawCode(sheet, link, code);
  };
  const takeDay = () => {
    const asked = new URLSearchParams(location.search).get('day') ?? '';
    const day = isDay(asked) ? asked : '';
    for (const input of days) input.value = day;
    for (const note of all('[data-months]')) sayIssue(note, day);
    send();
  };

  keepTicks([...root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]);
  keepInAddress([...root.querySelectorAll('select')], ({ course = '', category = '' }) => {
    const isFirst = sheet === root;
    for (const each of all('[data-course]')) {
      each.hidden = each.dataset.course !== course;
      if (!each.hidden) sheet = each;
    }
    for (const part of all('[data-for]'))
      part.hidden = !part.dataset.for?.split(' ').includes(category);
    const title = find(sheet, 'h2');
    title.textContent = `${title.dataset.name}, ${names[category]}`;
    const answer = all('[data-answer]').find(isShown)?.dataset.answer;
    if (!isFirst) status.textContent = `${title.textContent}. ${answer}`;
    send();
  });
  const keepDay = ({ value }: HTMLInputElement) => {
    const changed = new URL(location.href);
    changed.searchParams.set('day', value);
    if (value === '') changed.searchParams.delete('day');
    history.replaceState(history.state, '', changed);
    takeDay();
  };
  // What was entered before this runs counts more than the address.
  const early = days.find(({ value }) => value !== '');
  if (early) keepDay(early);
  else takeDay();
  for (const input of days) input.addEventListener('change', () => keepDay(input));
  find(root, '[data-print]').addEventListener('click', () => printPart(sheet));
}

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
