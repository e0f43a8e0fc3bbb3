export const siteMap = {
  siteMap: 'Sitemap',
  siteMapLead: 'All pages of this website and all menu entries in one list.',
  menuEntries: 'Menu',
  allPages: 'All pages',
};
