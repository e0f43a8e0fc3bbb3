/** The course that was chosen last on the page: fees and documents follow each other. */

const CHOSEN = 'admission-course';

/** Names of the course in the address, one for each tool. */
export type CourseName = 'fee' | 'papers';

/** The course in the address: that of the tool itself, else that of the other. */
export function courseInAddress(own: CourseName): string {
  const parameters = new URLSearchParams(window.location.search);
  return parameters.get(own) ?? parameters.get(own === 'fee' ? 'papers' : 'fee') ?? '';
}

export function setCourse(course: string): void {
  window.dispatchEvent(new CustomEvent(CHOSEN, { detail: course }));
}

/**
 * Follows the course, beginning with the one in the address: it may have been chosen while this tool was loading.
 * @returns a function that ends it
 */
export function onCourse(own: CourseName, follow: (course: string) => void): () => void {
  const listen = (event: Event) => follow(String((event as CustomEvent).detail));
  window.addEventListener(CHOSEN, listen);
  follow(courseInAddress(own));
  return () => window.removeEventListener(CHOSEN, listen);
}
