/** The course and category that were chosen last on the page, kept in the address: fees and documents follow each other. */

const CHOSEN = 'admission-course';

/** Names of the course in the address, one for each tool; the one chosen last stands there. */
const COURSES = ['fee', 'papers'] as const;
export type CourseName = (typeof COURSES)[number];
/** Name of the category in the address, of both tools and of "My admission". */
export const CATEGORY = 'category';

export function inAddress(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}

/** The course in the address: that of the tool itself, else that of the other. */
export function courseInAddress(own: CourseName): string {
  return [own, ...COURSES].map(inAddress).find(Boolean) ?? '';
}

/** Writes a choice into the address and tells the tools. Not through the router, which would scroll to the fragment. Other parameters are kept. */
export function setChosen(
  own: CourseName,
  choice: Readonly<Record<string, string>>,
  place: string,
): void {
  const address = new URL(window.location.href);
  for (const name of COURSES) if (name !== own) address.searchParams.delete(name);
  for (const [name, value] of Object.entries(choice)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  address.hash = place;
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(CHOSEN));
}

/**
 * Follows the choice in the address, beginning at once: it may have been made while this tool was loading.
 * @returns a function that ends it
 */
export function onChosen(follow: () => void): () => void {
  window.addEventListener(CHOSEN, follow);
  follow();
  return () => window.removeEventListener(CHOSEN, follow);
}
