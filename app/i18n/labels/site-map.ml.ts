import type { siteMap as english } from './site-map.en.ts';

export const siteMap: typeof english = {
  siteMap: 'സൈറ്റ്മാപ്പ്',
  siteMapLead: 'ഈ വെബ്സൈറ്റിലെ എല്ലാ പേജുകളും മെനുവിലെ എല്ലാ ലിങ്കുകളും ഒറ്റ പട്ടികയിൽ.',
  menuEntries: 'മെനു',
  allPages: 'എല്ലാ പേജുകളും',
};
