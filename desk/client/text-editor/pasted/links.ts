import { asWebAddress, linkKind } from '#app/lib/link-rules.ts';
import { directAddress } from '#desk/content-files/direct-address.ts';
import { hiddenAddress, IN_LINK } from '#desk/imports/hidden-mail.ts';
import type { Say } from '#desk/imports/left-out.ts';
import { BLOCKS, wordsOf } from './words-of.ts';

const SUPERSCRIPT: Readonly<Record<string, string>> = { 2: '²', 3: '³', o: '°', O: '°' };
/** To a note, or from it back to its mark: in Writer, Word, Google Docs and wikis. */
const TO_NOTE = /#(?:cite_|_?ftn|_?edn|sdfootnote|sdendnote|fn|footnote|endnote)/i;
const NOTE_MARK = /^[[(]?\s*(\d{1,3}|[ivx]{1,5}|[a-z*†‡])\s*[\])]?$/i;
/** A sign that leads from a note back to its mark. */
const BACK = /^(?:[\^\u2191\u21a9\u23ce]|\ufe0e|\ufe0f)+$/;
/** What stands before a power: a number, a bracket, a unit or the sign of a quantity. */
const BEFORE_POWER = /(?:[\d)\]]|(?<![\p{L}\p{M}])\p{Script=Latin}{1,3})$/u;

export function correctLink(link: HTMLElement, say: Say): void {
  const typed = link.getAttribute('href')?.trim() ?? '';
  const [isMail, hex = ''] = IN_LINK.exec(typed) ?? [];
  const words = wordsOf(link);
  const mail = isMail
    ? (hiddenAddress(hex) ?? (words.includes('@') ? words : undefined))
    : undefined;
  const href = isMail ? mail && `mailto:${mail}` : asHere(typed);
  if (href && words && linkKind(href) !== undefined) {
    link.setAttribute('href', href);
    const [, filledIn] = /^mailto:[^?]*\?(.+)/i.exec(typed) ?? [];
    if (filledIn) say('mailFilledIn', readable(filledIn));
    return;
  }
  if (isMail) say('mail');
  else if (words && typed && !typed.startsWith('#')) say('link', typed);
  link.replaceWith(...link.childNodes);
}

/** What a link writes into a mail, without the signs of addresses. */
function readable(filledIn: string): string {
  try {
    return decodeURIComponent(filledIn);
  } catch {
    return filledIn;
  }
}

/**
 * An address in the form for links: with the scheme that the page had, without the subject of a
 * mail, a number without its spaces.
 */
function asHere(typed: string): string {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(typed) ?? [];
  if (scheme.toLowerCase() === 'mailto') return `mailto:${rest.trim()}`;
  if (scheme) return `tel:${rest.replaceAll(/%20|[\s().]/g, '')}`;
  return asWebAddress(directAddress(typed.replace(/^\/\/(?=[^/\\])/, 'https://')));
}

/**
 * Marks of notes, and the notes, begin with the same number in brackets: for all (1). (1) As per
 * G.O. 12/2026.
 */
export function correctNotes(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const raised = link.closest('sup') ?? link.querySelector('sup');
    if (!TO_NOTE.test(href) && !(raised && href.startsWith('#'))) continue;
    if (BACK.test(wordsOf(link))) link.remove();
    const [, mark] = NOTE_MARK.exec(wordsOf(link)) ?? [];
    if (!mark) continue;
    const whole = link.closest('sup') ?? link;
    const before = beside(whole, 'previousSibling');
    const after = beside(whole, 'nextSibling');
    whole.replaceWith(
      `${/\S$/.test(before) ? ' ' : ''}(${mark})${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`,
    );
  }
}

/**
 * 10<sup>5</sup> must not become 105; behind a word, and at the beginning of a line, the number is
 * the mark of a note.
 */
export function correctRaised(sup: Element): void {
  const words = wordsOf(sup);
  const before = beside(sup, 'previousSibling');
  if (isUpperPart(sup)) {
    // 1<sup>1</sup>/<sub>2</sub> is one and a half.
    if (/\d$/.test(before)) sup.before(' ');
    sup.replaceWith(words);
    return;
  }
  if (!/^(?:[-+−]?\d+|[a-z])$/i.test(words)) return;
  if (BEFORE_POWER.test(before.trimEnd())) sup.replaceWith(SUPERSCRIPT[words] ?? `^${words}`);
  else sup.replaceWith(`${/\S$/.test(before) ? ' ' : ''}(${words})`);
}

/** Whether what follows is the line of a fraction and its lower part. */
function isUpperPart(sup: Element): boolean {
  let next = sup.nextSibling;
  let between = '';
  while (next && !(next instanceof Element && next.matches('sub'))) {
    between += next.textContent ?? '';
    next = next.nextSibling;
  }
  return next !== null && /^\s*[/\u2044]\s*$/.test(between);
}

const LOWERED = inFigures('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎');

/** log<sub>2</sub>8 must not become log28; small letters of a page are no lowered ones. */
export function correctLowered(sub: Element): void {
  const words = wordsOf(sub);
  const before = beside(sub, 'previousSibling');
  if (!/^[-+\w=()]{1,4}$/.test(words) || !/[\p{L}\p{N})]$/u.test(before)) return;
  const lowered = [...words].map((sign) => LOWERED.get(sign));
  sub.replaceWith(lowered.every(Boolean) ? lowered.join('') : `_${words}`);
}

function inFigures(plain: string, other: string): ReadonlyMap<string, string> {
  return new Map([...plain].map((sign, index) => [sign, [...other][index] ?? sign]));
}

/** The words next to an element in its line. */
function beside(element: Element, side: 'previousSibling' | 'nextSibling'): string {
  for (let place: Node | null = element; place; place = place.parentNode) {
    for (let other = place[side]; other; other = other[side]) {
      if (other instanceof Element && other.matches(BLOCKS)) return '';
      if (other.textContent) return other.textContent;
    }
    if (place.parentNode instanceof Element && place.parentNode.matches(`${BLOCKS}, body`))
      return '';
  }
  return '';
}
