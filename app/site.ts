import { giveFeatures } from './content/given.server.ts';
import { kinds } from './content/kinds.server.ts';
import * as features from './features.server.ts';

/**
 * Where the site is put together: what reads, checks and lists content is given the features here,
 * which it does not know. Tools, the desk and tests read the content through this module.
 */
giveFeatures(features);

/** Every type of content, in the order of the desk's list. */
export const KINDS = kinds();

export { entriesOf, kindOf } from './content/kinds.server.ts';
export { feedsOf, pagesByPath } from './content/page-groups.server.ts';
export {
  forgetSite,
  getSite,
  loadSite,
  recallSite,
  siteOfToday,
} from './content/reading/site.server.ts';
