import type { AdmissionTab } from '#app/content/admission.ts';

/** Anchors inside a tab: a link to one opens the tab that holds it. */
const ANCHOR_TABS: Readonly<Record<string, AdmissionTab>> = { barch: 'btech', mca: 'mtech' };
const TABS: readonly AdmissionTab[] = ['current', 'btech', 'mtech', 'phd'];

/**
 * The tab an address shows: the one its fragment names or holds, else the one its path names, else the first.
 * @param hash fragment with its `#`, or empty
 */
export function tabOf(hash: string, section: AdmissionTab | undefined): AdmissionTab {
  const anchor = hash.slice(1);
  return TABS.find((tab) => tab === anchor) ?? ANCHOR_TABS[anchor] ?? section ?? 'current';
}
