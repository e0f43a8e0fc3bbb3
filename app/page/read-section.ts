/** The band of the window in which a section is being read: below the bar, above the middle. */
const READING_BAND = '-20% 0px -60% 0px';

/**
 * Marks, in a list of the sections of a page (`[data-sections]`), the links to the one that is
 * being read.
 */
export function startReadSection(document: Document): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sections] a[href*="#"]')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const inBand = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target);
        else inBand.delete(target);
      }
      const read = sections.find((section) => inBand.has(section));
      for (const link of links) {
        if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: READING_BAND },
  );
  for (const section of sections) observer.observe(section);
}
