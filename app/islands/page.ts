/** The one script of every page. A page is read and its links are followed without it. */
import { startIslands } from './islands.ts';
import { startLanguageLinks } from './page/language-links.ts';
import { startSearch } from './page/search.ts';
import { startWorker } from './page/worker.ts';
import { startTools } from './tools.ts';
import { installTrustedTypes } from './trusted-types.ts';
import '#app/features/theme/display-script.js';
import '#app/features/glossary/word-script.js';

installTrustedTypes();
startIslands(document);
const started = startTools(document);
startSearch(document);
startLanguageLinks(document);
startWorker(document);
started.then(() => {
  document.documentElement.dataset.live = '';
});
