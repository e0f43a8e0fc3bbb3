/** What styles say of an element, by the name of a property. */
export type StyleOf = (element: Element, property: string) => string;

const MEANT =
  /font-(?:family|weight)|line-through|display|visibility|vertical-align|white-space|list-style|mso-(?:hide|list|element|ignore)/;
const OF_CLASS = /^[a-z][a-z0-9]*\.[\w-]+$|^\.[\w-]+$/i;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Reads the styles of a document that was copied, of its elements and its classes, and takes them
 * out.
 * `element.style` is empty in Chromium under the policy of the desk: its policy is that of each
 * document which its scripts make.
 */
export function takeStyles(copied: Document): StyleOf {
  const all = new Map<Element, Map<string, string>>();
  const add = (element: Element, declarations: string) => {
    const own = all.get(element) ?? new Map<string, string>();
    all.set(element, own);
    for (const declaration of declarations.split(';')) {
      const [property = '', ...value] = declaration.toLowerCase().split(':');
      own.set(property.trim(), value.join(':').trim());
    }
  };
  for (const sheet of copied.querySelectorAll('style')) {
    const rules = (sheet.textContent ?? '').replaceAll(/<!--|-->|\/\*[\s\S]*?\*\//g, '');
    for (const rule of rules.split('}')) {
      const [declarations = '', selectors = ''] = rule.split('{').reverse();
      if (MEANT.test(declarations))
        for (const selector of selectors.split(',').map((each) => each.trim()))
          if (OF_CLASS.test(selector))
            for (const element of copied.querySelectorAll(selector)) add(element, declarations);
    }
  }
  for (const element of copied.querySelectorAll('[style]')) {
    add(element, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return (element, property) => all.get(element)?.get(property) ?? '';
}

export function isHidden(element: Element, style: StyleOf): boolean {
  return (
    element.hasAttribute('hidden') ||
    style(element, 'display') === 'none' ||
    style(element, 'visibility') === 'hidden' ||
    style(element, 'mso-hide') === 'all' ||
    style(element, 'mso-element').startsWith('comment')
  );
}

/** Whether an item of a list to be ticked is; Google Docs then strikes its words through. */
export const isTicked = (element: Element): boolean =>
  element.matches('[aria-checked=true], [data-checked=true], [data-list=checked], input[checked]');

export const isStruck = (element: Element, style: StyleOf): boolean =>
  !element.closest('[aria-checked=true]') &&
  ['text-decoration', 'text-decoration-line'].some((property) =>
    style(element, property).includes('line-through'),
  );

/**
 * Bold, raised and lowered words by style become elements, but for headings, which are bold; Google
 * Docs puts everything into a <b> that is not bold.
 */
export function stylesAsElements(body: HTMLElement, style: StyleOf): void {
  for (const bold of body.querySelectorAll(`:is(${HEADINGS}) :is(b, strong)`))
    bold.replaceWith(...bold.childNodes);
  for (const element of body.querySelectorAll('*')) {
    for (const [name, align] of [
      ['sup', 'super'],
      ['sub', 'sub'],
    ] as const)
      if (style(element, 'vertical-align') === align && element.localName !== name)
        wrapWords(element, name, () => true);
    const weight = style(element, 'font-weight');
    if (/^(?:bold|bolder|[6-9]00)$/.test(weight) && !element.closest(HEADINGS))
      wrapWords(element, 'strong', (inner) => style(inner, 'font-weight') === '');
    else if (/^(?:normal|[1-5]00)$/.test(weight) && element.matches('b, strong'))
      element.replaceWith(...element.childNodes);
  }
}

/**
 * Puts an element around all words of another, but for those parts that say something else of
 * themselves.
 */
function wrapWords(element: Element, name: string, isPart: (inner: Element) => boolean): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Element) {
      if (isPart(node)) wrapWords(node, name, isPart);
    } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
      const around = element.ownerDocument.createElement(name);
      node.replaceWith(around);
      around.append(node);
    }
  }
}
