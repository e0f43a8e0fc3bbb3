/** The one script of every page. A page is read and its links are followed without it. */
import { startPage } from './start.ts';
import { installTrustedTypes } from './trusted-types.ts';

// Asked for again (head-script.js), it can come twice.
if (document.documentElement.dataset.script === undefined) {
  document.documentElement.dataset.script = '';
  installTrustedTypes();
  startPage(document);
}
