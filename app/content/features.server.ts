/** Every feature with pages, one line each: routes, prerendering, site map, search, feeds, open data and the desk follow from what it says of itself. */
export * as admissions from '#app/features/admissions/pages.server.ts';
export * as compare from '#app/features/compare/pages.server.ts';
export * as departments from '#app/features/departments/pages.server.ts';
export * as documents from '#app/features/documents/pages.server.ts';
export * as events from '#app/features/events/pages.server.ts';
export * as gallery from '#app/features/gallery/pages.server.ts';
export * as home from '#app/features/home/pages.server.ts';
export * as inauguration from '#app/features/inauguration/pages.server.ts';
export * as myAdmission from '#app/features/my-admission/pages.server.ts';
export * as news from '#app/features/news/pages.server.ts';
export * as people from '#app/features/people/pages.server.ts';
export * as search from '#app/features/search/pages.server.ts';
export * as sectionPage from '#app/features/section-page/pages.server.ts';
export * as tenders from '#app/features/tenders/pages.server.ts';
export * as today from '#app/features/today/pages.server.ts';
