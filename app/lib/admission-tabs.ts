/** The four tabs of the admissions page (specification, section 2.7), in their order. */
export const ADMISSION_TABS = ['current', 'btech', 'mtech', 'phd'] as const;
export type AdmissionTab = (typeof ADMISSION_TABS)[number];

/** Anchors inside a tab: a link to one opens the tab that holds it. */
export const ADMISSION_ANCHORS: Readonly<Record<string, AdmissionTab>> = {
  barch: 'btech',
  mca: 'mtech',
  'fees-btech': 'btech',
  'fees-mtech': 'mtech',
};

/**
 * The tab an address shows: the one its fragment names or holds, else the one its path names, else the first.
 * @param hash fragment with its `#`, or empty
 */
export function tabOf(hash: string, section: AdmissionTab | undefined): AdmissionTab {
  const anchor = hash.slice(1);
  return ADMISSION_TABS.find((tab) => tab === anchor) ?? ADMISSION_ANCHORS[anchor] ?? section ?? 'current';
}
