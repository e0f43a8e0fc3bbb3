/**
 * Every feature with pages or content, one line each: pages, site map, search, feeds, open data,
 * the reader and the desk follow from what it says of itself.
 */
export * as admissions from '#app/features/admissions/pages.server.ts';
export * as 'bus-routes' from '#app/features/bus-routes/kind.server.ts';
export * as 'campus-map' from '#app/features/campus-map/kind.server.ts';
export * as charges from '#app/features/charges/kind.server.ts';
export * as college from '#app/features/college/kind.server.ts';
export * as 'college-year' from '#app/features/college-year/pages.server.ts';
export * as committees from '#app/features/committees/kind.server.ts';
export * as compare from '#app/features/compare/pages.server.ts';
export * as departments from '#app/features/departments/pages.server.ts';
export * as disclosures from '#app/features/disclosures/kind.server.ts';
export * as documents from '#app/features/documents/pages.server.ts';
export * as events from '#app/features/events/pages.server.ts';
export * as fees from '#app/features/fees/kind.server.ts';
export * as gallery from '#app/features/gallery/pages.server.ts';
export * as glossary from '#app/features/glossary/kind.server.ts';
export * as home from '#app/features/home/pages.server.ts';
export * as inauguration from '#app/features/inauguration/pages.server.ts';
export * as 'last-ranks' from '#app/features/last-ranks/kind.server.ts';
export * as 'last-updated' from '#app/features/last-updated/kind.server.ts';
export * as 'my-admission' from '#app/features/my-admission/pages.server.ts';
export * as navigation from '#app/features/navigation/kind.server.ts';
export * as news from '#app/features/news/pages.server.ts';
export * as 'not-found' from '#app/features/not-found/pages.server.ts';
export * as partnerships from '#app/features/partnerships/kind.server.ts';
export * as people from '#app/features/people/pages.server.ts';
export * as placements from '#app/features/placements/kind.server.ts';
export * as programmes from '#app/features/programmes/kind.server.ts';
export * as questions from '#app/features/questions/kind.server.ts';
export * as redirects from '#app/features/redirects/kind.server.ts';
export * as 'required-documents' from '#app/features/required-documents/kind.server.ts';
export * as search from '#app/features/search/pages.server.ts';
export * as 'section-page' from '#app/features/section-page/pages.server.ts';
export * as 'site-map' from '#app/features/site-map/pages.server.ts';
export * as summaries from '#app/features/summaries/pages.server.ts';
export * as tenders from '#app/features/tenders/pages.server.ts';
export * as today from '#app/features/today/pages.server.ts';
export * as 'ways-in' from '#app/features/ways-in/kind.server.ts';

/**
 * The words of each feature, in labels.en.json and labels.ml.json of its folder; values are in
 * braces.
 */
export type FeatureLabels = {
  admissions: typeof import('#app/features/admissions/labels.en.json');
  'bus-routes': typeof import('#app/features/bus-routes/labels.en.json');
  'campus-map': typeof import('#app/features/campus-map/labels.en.json');
  charges: typeof import('#app/features/charges/labels.en.json');
  'college-year': typeof import('#app/features/college-year/labels.en.json');
  college: typeof import('#app/features/college/labels.en.json');
  committees: typeof import('#app/features/committees/labels.en.json');
  compare: typeof import('#app/features/compare/labels.en.json');
  departments: typeof import('#app/features/departments/labels.en.json');
  disclosures: typeof import('#app/features/disclosures/labels.en.json');
  documents: typeof import('#app/features/documents/labels.en.json');
  duties: typeof import('#app/features/duties/labels.en.json');
  events: typeof import('#app/features/events/labels.en.json');
  fees: typeof import('#app/features/fees/labels.en.json');
  gallery: typeof import('#app/features/gallery/labels.en.json');
  glossary: typeof import('#app/features/glossary/labels.en.json');
  home: typeof import('#app/features/home/labels.en.json');
  inauguration: typeof import('#app/features/inauguration/labels.en.json');
  'last-ranks': typeof import('#app/features/last-ranks/labels.en.json');
  'my-admission': typeof import('#app/features/my-admission/labels.en.json');
  news: typeof import('#app/features/news/labels.en.json');
  'not-found': typeof import('#app/features/not-found/labels.en.json');
  'open-data': typeof import('#app/features/open-data/labels.en.json');
  partnerships: typeof import('#app/features/partnerships/labels.en.json');
  people: typeof import('#app/features/people/labels.en.json');
  placements: typeof import('#app/features/placements/labels.en.json');
  programmes: typeof import('#app/features/programmes/labels.en.json');
  questions: typeof import('#app/features/questions/labels.en.json');
  'required-documents': typeof import('#app/features/required-documents/labels.en.json');
  search: typeof import('#app/features/search/labels.en.json');
  shell: typeof import('#app/features/shell/labels.en.json');
  'site-map': typeof import('#app/features/site-map/labels.en.json');
  summaries: typeof import('#app/features/summaries/labels.en.json');
  tenders: typeof import('#app/features/tenders/labels.en.json');
  today: typeof import('#app/features/today/labels.en.json');
  'ways-in': typeof import('#app/features/ways-in/labels.en.json');
};
