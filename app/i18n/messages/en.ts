/**
 * Texts of the shell, which the root loader gives to every page; values are in braces. Labels of pages are in app/features/<feature>/labels.ts.
 * Translators: keep each text as short as its neighbour in the other language.
 */
export const en = {
  opensInNewTab: 'opens in a new tab',
  // Header and menu
  skipToContent: 'Skip to main content',
  toHome: 'home page',
  mainMenu: 'Main navigation',
  /** Names the list of what visitors come for most. */
  tasks: 'Most used',
  menu: 'Menu',
  close: 'Close',
  searchSite: 'Search this site',
  searchLoading: 'Loading results.',
  searchFailed: 'The search could not be loaded.',
  searchPage: 'Open the search page',
  login: 'Login',
  /** Shown on the link to the same page in the other language, in that language. */
  otherLanguage: 'മലയാളം',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  wholePage: '{title}: full page',
  // Footer
  quickLinks: 'Quick Links',
  resources: 'Resources',
  sendByWhatsApp: 'Send by WhatsApp',
  pageWrong: 'Tell us what is wrong on this page',
  helpAndRights: 'Help and rights',
  mandatoryDisclosure: 'AICTE mandatory disclosure',
  aicteId: 'AICTE Permanent ID',
  aisheId: 'AISHE ID',
  copyright: '© {year} {name}',
  websitePolicies: 'Website policies',
  nationalPortal: 'National Portal of India',
  onFacebook: 'The college on Facebook',
  onYouTube: 'The college on YouTube',
  // Pages
  breadcrumb: 'Breadcrumb',
};

/** The shape every language fills. */
export type Messages = Record<keyof typeof en, string>;
