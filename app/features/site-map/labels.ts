export const labels = {
  siteMap: { en: 'Sitemap', ml: 'സൈറ്റ്മാപ്പ്' },
  siteMapLead: {
    en: 'All pages of this website and all menu entries in one list.',
    ml: 'ഈ വെബ്സൈറ്റിലെ എല്ലാ പേജുകളും മെനുവിലെ എല്ലാ ലിങ്കുകളും ഒറ്റ പട്ടികയിൽ.',
  },
  menuEntries: { en: 'Menu', ml: 'മെനു' },
  allPages: { en: 'All pages', ml: 'എല്ലാ പേജുകളും' },
};
