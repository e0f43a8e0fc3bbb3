import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { need } from './need.ts';

/** The root of a well-formed XML text; otherwise the parser throws. */
export const rootOf = (xml: string): Element =>
  need(fromXml(xml).children.find((node) => node.type === 'element'));

export const children = (parent: Element, name: string) =>
  parent.children.filter((node): node is Element => node.type === 'element' && node.name === name);

/** The text of each child of this name. */
export const textsOf = (parent: Element, name: string) =>
  children(parent, name).map((child) =>
    child.children.map((node) => ('value' in node ? node.value : '')).join(''),
  );
