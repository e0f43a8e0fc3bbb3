/** Where pages are prerendered and tested both languages are at hand; a browser takes page-messages.browser.ts (package.json, imports). */
export { messagesFor } from './messages.ts';
