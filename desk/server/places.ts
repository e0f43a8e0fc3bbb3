/** What the desk builds for itself, and takes from build to build. */
const CACHE = '.cache/desk';
/** The desk's own pages. */
export const CLIENT = `${CACHE}/client`;
/** The code of the site's pages, for previews and publications. */
export const BUNDLE = `${CACHE}/site`;
