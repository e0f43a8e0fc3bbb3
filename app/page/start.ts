import { startAddress } from './address.ts';
import { startOneOpen, startPhoneFolds } from './disclosures.ts';
import { startDisplay } from './display.ts';
import { startFixedBar } from './fixed-bar.ts';
import { startFloatingMenu } from './floating-menu.ts';
import { startLanguageLinks } from './language-links.ts';
import { startMenuBar } from './menu-bar.ts';
import { startPageTabs } from './page-tabs.ts';
import { startPhoneMenu } from './phone-menu.ts';
import { startPopovers } from './popovers.ts';
import { startPrint } from './print.ts';
import { startReadSection } from './read-section.ts';
import { startSearch } from './search.ts';
import { startShare } from './share.ts';
import { startTabs } from './tabs.ts';
import { startTools } from './tools.ts';
import { startWords } from './words.ts';

/** In their order: the address opens what is in tabs. */
const PARTS = [
  startPopovers,
  startPhoneMenu,
  startMenuBar,
  startDisplay,
  startPageTabs,
  startTabs,
  startPhoneFolds,
  startAddress,
  startFixedBar,
  startFloatingMenu,
  startLanguageLinks,
  startOneOpen,
  startPrint,
  startReadSection,
  startSearch,
  startShare,
  startWords,
  startWorker,
];

/**
 * Gives the attributes that components write their behaviour, and says on the root when all listen.
 * A part that fails costs only itself.
 */
export function startPage(document: Document): void {
  const start = () => {
    for (const part of PARTS) queueMicrotask(() => part(document));
    queueMicrotask(async () => {
      await startTools(document);
      document.documentElement.dataset.live = '';
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

const WORKER = '/sw.js';

/**
 * Registers the worker that keeps copies for offline use, where the college has it. It is an extra:
 * where it cannot be registered, nothing else changes.
 */
function startWorker(page: Document): void {
  if (page.documentElement.dataset.offline === undefined) return;
  addEventListener('load', () => {
    navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  });
}
