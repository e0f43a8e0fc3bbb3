/** The one script of every page. A page is read and its links are followed without it. */
import { startPage } from './start.ts';
import { installTrustedTypes } from './trusted-types.ts';

installTrustedTypes();
startPage(document);
