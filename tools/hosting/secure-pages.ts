import { scriptHashesOf, withOwnPolicy } from './policy.ts';

/** A style attribute; in displayed text the bracket is written as `&lt;`. */
const STYLED_TAG = /<[a-z][^<>]*? style="/;

/**
 * The inline scripts of the site: those of pages with and without the app. More would mean that one
 * differs from page to page.
 */
const MAX_SCRIPTS = 6;

/**
 * Gives a drawn page the policy for its inline scripts: the last step that may change HTML.
 * @param metadata for the end of its head, without scripts and styles
 * @throws Error if the page has a style attribute
 */
export function securePage(
  address: string,
  html: string,
  metadata?: string,
): { html: string; sources: string[] } {
  if (STYLED_TAG.test(html))
    throw new Error(
      `${address} has a style attribute, which the policy forbids: use a data attribute or an SVG attribute`,
    );
  const sources = scriptHashesOf(html);
  return { html: withOwnPolicy(html, sources, metadata), sources };
}

/** The inline scripts of all pages, which one header allows. */
export class PagePolicies {
  readonly #hashes: Set<string>;

  /** @param sources of pages that are finished already */
  constructor(sources: readonly string[] = []) {
    this.#hashes = new Set(sources);
  }

  /**
   * Takes over the inline scripts of a page.
   * @throws Error if they differ between pages, which would make the header grow
   */
  add(address: string, sources: readonly string[]): void {
    for (const hash of sources) this.#hashes.add(hash);
    if (this.#hashes.size > MAX_SCRIPTS)
      throw new Error(
        `${address}: more than ${MAX_SCRIPTS} different inline scripts: data must stand in attributes or files`,
      );
  }

  /** Sources of all inline scripts, for the header. */
  get sources(): string[] {
    return [...this.#hashes].sort();
  }
}
