import type { Say } from '#desk/imports/left-out.ts';
import { isTicked, type StyleOf } from './styles.ts';
import { wordsOf } from './words-of.ts';

const FOREIGN = 'iframe, object, embed, video, audio, svg, canvas';
/** What a person fills in or presses on a page; the form around it may be the whole page. */
const CONTROLS = 'button, select, textarea, input';
/** A formula a second time, drawn with signs. */
const DRAWN = '.katex-html, mjx-math, .MathJax_Preview';
/** What a wiki writes beside each heading. */
const OF_PAGE = '.mw-editsection';
const SMALLEST = 3;

/** What a text of this site does not have: left out and named, or its words. */
export function takeForeign(body: HTMLElement, style: StyleOf, say: Say): void {
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of body.querySelectorAll<HTMLElement>(selector))
      if (body.contains(element)) change(element);
  };
  each(OF_PAGE, (element) => element.remove());
  each('math', (formula) => {
    const [typed] = formula.querySelectorAll('annotation');
    for (const other of formula.querySelectorAll('annotation, annotation-xml')) other.remove();
    const words = wordsOf(formula);
    say('formula', wordsOf(typed ?? formula) || words);
    formula.replaceWith(words);
  });
  each(DRAWN, (drawn) => {
    const around = drawn.parentElement;
    if (around?.querySelector(DRAWN) === drawn && wordsOf(around) !== wordsOf(drawn))
      drawn.remove();
  });
  each(FOREIGN, (element) => {
    say('leftOut', element.getAttribute('src') ?? (wordsOf(element) || element.localName));
    element.remove();
  });
  each('li, input', (item) => {
    if (isTicked(item)) say('ticks');
  });
  each(CONTROLS, (control) => {
    const options = [...control.querySelectorAll('option')].map((option) => wordsOf(option));
    const isTyped = control.matches('input:not([type=hidden], [type=checkbox], [type=radio])');
    const words =
      options.filter(Boolean).join(', ') ||
      wordsOf(control) ||
      (isTyped && control.getAttribute('value')?.trim());
    if (words) say('leftOut', words);
    control.remove();
  });
  each('img', (image) => {
    const name = image.getAttribute('alt')?.trim() ?? '';
    if (/^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(name)) image.replaceWith(name);
    else {
      if (!isMark(image, style) && !isSpace(image)) sayPicture(image, name, say);
      image.remove();
    }
  });
}

/**
 * A bullet, the box of a list to be ticked, or the sign of a file before its name, is no picture.
 */
function isMark(image: Element, style: StyleOf): boolean {
  const isOfLink = /^data:/.test(image.getAttribute('src') ?? '') && !image.getAttribute('alt');
  const link = isOfLink ? image.closest('a') : null;
  if (link && wordsOf(link)) return true;
  for (let around: Element | null = image; around; around = around.parentElement)
    if (around.matches('li[role=checkbox]') || style(around, 'mso-list') === 'ignore') return true;
  return false;
}

/** Old pages put small empty pictures between their parts. */
const isSpace = (image: Element) =>
  ['width', 'height'].some((side) => {
    const size = Number.parseInt(image.getAttribute(side) ?? '', 10);
    return size <= SMALLEST;
  });

function sayPicture(image: Element, name: string, say: Say): void {
  const address = image.getAttribute('src') ?? '';
  say(
    'picture',
    [/^(?:data|file|blob):/.test(address) ? '' : address, name && `(${name})`]
      .filter(Boolean)
      .join(' '),
  );
}
