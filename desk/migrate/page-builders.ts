import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { findElement } from './html.ts';

/** Marks of WordPress builders that are left in pages once their plugin is gone. */
const SHORTCODE =
  /\[\/?(?:vc_|et_pb_|fusion_|wpb_|(?:av|cs)_(?:section|row|column|text|element|heading|one|two|three|four|button|image|hr|content))[a-z0-9_]*(?:\s[^\]]*)?\]/g;
/** The titles of tabs for wide screens, which stand above their contents once more. */
const DOUBLED = /^elementor-tabs-wrapper$/;
/** What opens a part of the page, without being a heading. */
const OPENS = /^(?:elementor-tab-title|et_pb_toggle_title|accordion-(?:title|button))$/;
/** A cell of a table has no headings. */
const HOLDS_NO_HEADING = /^t[dh]$/;

/**
 * A page as its program means it. ASP.NET puts all of it into one form; builders of WordPress write
 * marks, counters that begin at nothing and titles that are no headings.
 */
export function withoutBuilder(tree: Root): Root {
  /** Elements around which there is a heading, or that stand in a cell. */
  const headed = new Set<Element>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = node.value.replaceAll(SHORTCODE, '');
    if (node.type !== 'element') return undefined;
    const { properties } = node;
    const isOf = (name: RegExp) =>
      [properties.className].flat().some((each) => name.test(`${each}`));
    if (isOf(DOUBLED) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (isHeading(node) || HOLDS_NO_HEADING.test(node.tagName))
      visit(node, 'element', (inside) => void headed.add(inside));
    if (isOf(OPENS) && !has(node, isHeading)) node.tagName = headed.has(node) ? 'span' : 'h3';
    if (node.tagName === 'form' && has(node, isState)) node.tagName = 'div';
    if (properties.dataToValue !== undefined)
      node.children = [{ type: 'text', value: String(properties.dataToValue) }];
    return undefined;
  });
  return tree;
}

/** What ASP.NET and Jakarta Faces keep of a page. */
const isState = ({ properties: { name } }: Element) =>
  /^(?:__VIEWSTATE|(?:javax|jakarta)\.faces\.ViewState)/.test(String(name));
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const has = (node: Element, holds: (inside: Element) => boolean) =>
  findElement(node, holds) !== undefined;
