import type { Element } from 'xast';
import type { Words } from '#desk/server/forms/words.ts';

/** Shapes that are drawn, each as often as it is used: a mark has some dozens, a detailed coat of arms a few thousand. */
const MAX_SHAPES = 20_000;
/** Browsers and the build's renderer end at 500 to 1,000. */
const DEEPEST = 100;

const FOUND = {
  repeated: {
    en: 'parts that are repeated more than 20,000 times',
    ml: '20,000-ലേറെ തവണ ആവർത്തിക്കുന്ന ഭാഗങ്ങൾ',
  },
  inside: { en: 'a part that is used inside itself', ml: 'സ്വയം ഉൾപ്പെടുന്ന ഭാഗം' },
  deep: { en: 'more than 100 groups inside each other', ml: 'ഒന്നിനുള്ളിൽ ഒന്നായി 100-ലേറെ ഗ്രൂപ്പുകൾ' },
} satisfies Record<string, Words>;

/** What would keep a browser busy: a kilobyte of parts that use each other ten times draws thousands of millions of shapes. */
export function findExpensive(root: Element): Words | undefined {
  const parts = new Map<string, Element>();
  const collect = (element: Element, depth: number): boolean => {
    const { id } = element.attributes;
    if (id && !parts.has(id)) parts.set(id, element);
    return depth <= DEEPEST && childrenOf(element).every((child) => collect(child, depth + 1));
  };
  if (!collect(root, 0)) return FOUND.deep;

  const counted = new Map<Element, number>();
  const open = new Set<Element>();
  /** Shapes of an element with those of all parts that it uses; infinite if it uses itself. */
  const count = (element: Element): number => {
    if (open.has(element)) return Number.POSITIVE_INFINITY;
    const known = counted.get(element);
    if (known !== undefined) return known;
    open.add(element);
    const used = referencesOf(element).flatMap((id) => parts.get(id) ?? []);
    const sum = [...childrenOf(element), ...used].reduce((all, each) => all + count(each), 1);
    open.delete(element);
    counted.set(element, sum);
    return sum;
  };
  const all = count(root);
  if (all === Number.POSITIVE_INFINITY) return FOUND.inside;
  return all > MAX_SHAPES ? FOUND.repeated : undefined;
}

const childrenOf = (element: Element) =>
  element.children.filter((child) => child.type === 'element');

function referencesOf({ attributes }: Element): string[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    key === 'href' || key === 'xlink:href'
      ? [(value ?? '').slice(1)]
      : [...(value ?? '').matchAll(/url\(\s*["']?#([\w-]+)/gi)].map(([, id]) => id ?? ''),
  );
}
