import { useEffect, useState } from 'react';

/** The band of the window in which a section is being read: below the bar, above the middle. */
const READING_BAND = '-20% 0px -60% 0px';

/**
 * The id of the section that is being read; none before scripts run, and above the first one.
 * @param ids of the sections, in the order of the page, with a space between each two
 */
export function useReadSection(ids: string): string | undefined {
  const [read, setRead] = useState<string>();

  // Subscribes to what comes into the band and leaves it.
  useEffect(() => {
    if (ids === '' || !('IntersectionObserver' in window)) return undefined;
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        setRead(ids.split(' ').find((id) => inBand.has(id)));
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return read;
}
