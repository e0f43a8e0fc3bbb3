import { hiddenAddress } from '#desk/imports/hidden-mail.ts';
import { type Say, said } from '#desk/imports/left-out.ts';
import type { Words } from '../../messages.ts';
import { correctFonts } from './font-signs.ts';
import { takeForeign } from './foreign.ts';
import { correctBreaks, correctPreformatted, correctTabs, separateLines } from './lines.ts';
import { correctLink, correctLowered, correctNotes, correctRaised } from './links.ts';
import { correctLists } from './lists.ts';
import { takeQuotedMail } from './quoted-mail.ts';
import { correctSigns } from './signs.ts';
import { isHidden, isStruck, type StyleOf, stylesAsElements, takeStyles } from './styles.ts';
import { correctTables } from './tables.ts';
import { wordsOf } from './words-of.ts';

/** Comments of Word and Calc with their marks. */
const REMARKS = '.MsoCommentReference, .MsoCommentText, .msocomanchor, comment';
/**
 * What the marks of other programs say here. What a text of this site has is not to be had by a
 * page that has such marks.
 */
const READ = ['data-cfemail', 'data-aria-level', 'data-list', 'data-checked'];
/** What the schema reads. */
const KEPT = ['href', 'start', 'type', 'data-table', 'data-caption'];

/**
 * What a word processor or a web page has copied, as this site may have it; `dropped` names what is
 * left out, each once.
 */
export function cleanHtml(html: string, caption: string): { html: string; dropped: Words[] } {
  const copied = new DOMParser().parseFromString(html, 'text/html');
  const { body } = copied;
  const dropped = new Map<string, Words>();
  const say: Say = (...about) => {
    const words = said(...about);
    dropped.set(words.en, words);
  };
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of body.querySelectorAll<HTMLElement>(selector))
      if (body.contains(element)) change(element);
  };
  takeQuotedMail(body, say);
  const style = takeStyles(copied);
  correctSigns(body);
  each('*', (element) => {
    for (const { name } of [...element.attributes])
      if (name.startsWith('data-') && !READ.includes(name)) element.removeAttribute(name);
  });
  each('style, script, noscript, template, title, col', (element) => element.remove());
  takeWords(each, style, say);
  correctFonts(body, style, say);
  takeForeign(body, style, say);
  stylesAsElements(body, style);
  separateLines(body, style);
  each('[data-cfemail]', (element) => {
    const mail = hiddenAddress(element.dataset.cfemail ?? '');
    if (mail) element.replaceChildren(mail);
  });
  correctNotes(body);
  each('a', (link) => correctLink(link, say));
  each('sup', correctRaised);
  each('sub', correctLowered);
  each('q', (quoted) => quoted.replaceWith('“', ...quoted.childNodes, '”'));
  correctTabs(body, style);
  correctPreformatted(body, style);
  correctLists(body, style, say);
  correctBreaks(body);
  each('p, h1, h2, h3, h4, h5, h6', (block) => wordsOf(block) === '' && block.remove());
  correctTables(body, caption, style, say);
  each('*', (element) => {
    for (const { name } of [...element.attributes])
      if (!KEPT.includes(name)) element.removeAttribute(name);
  });
  return { html: body.innerHTML, dropped: [...dropped.values()] };
}

/** Takes out remarks, and what is hidden or struck through. */
function takeWords(
  each: (selector: string, change: (element: HTMLElement) => void) => void,
  style: StyleOf,
  say: Say,
): void {
  const leaveOut = (element: HTMLElement, what: 'remark' | 'deleted') => {
    const words = wordsOf(element);
    if (words) say(what, words);
    // The cells behind it stay in their columns.
    if (element.matches('td, th')) element.replaceChildren();
    else element.remove();
  };
  each('*', (element) => {
    if (element.matches(REMARKS) || isHidden(element, style)) leaveOut(element, 'remark');
    else if (element.matches('del, s, strike') || isStruck(element, style))
      leaveOut(element, 'deleted');
  });
}
