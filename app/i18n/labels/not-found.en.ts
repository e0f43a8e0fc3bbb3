export const notFound = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may have changed or may have been typed wrongly. Search for the page below, or choose a section of the site.',
  notFoundLine: 'Unexpected Application Error! 404 Not Found',
  likelyPages: 'You may be looking for',
};
