import { FAILURE_MESSAGES } from '#app/i18n/failure-messages.ts';
import type { Messages } from './en.ts';

/** Texts of the shell and of failures in Malayalam. Spelling and terms follow docs/malayalam.md. */
export const ml = {
  ...FAILURE_MESSAGES.ml,
  skipToContent: 'പ്രധാന ഉള്ളടക്കത്തിലേക്ക് പോകുക',
  toHome: 'ഹോം പേജ്',
  mainMenu: 'പ്രധാന മെനു',
  tasks: 'കൂടുതൽ ഉപയോഗിക്കുന്നവ',
  menu: 'മെനു',
  close: 'അടയ്ക്കുക',
  searchSite: 'സൈറ്റിൽ തിരയുക',
  searchLoading: 'ഫലങ്ങൾ ലോഡ് ചെയ്യുന്നു.',
  searchFailed: 'തിരച്ചിൽ സൗകര്യം ലോഡ് ചെയ്യാനായില്ല.',
  searchPage: 'തിരച്ചിൽ പേജ് തുറക്കുക',
  login: 'ലോഗിൻ',
  otherLanguage: 'English',
  darkTheme: 'ഡാർക്ക് തീം',
  lightTheme: 'ലൈറ്റ് തീം',
  wholePage: '{title}: മുഴുവൻ പേജ്',
  quickLinks: 'പ്രധാന ലിങ്കുകൾ',
  resources: 'മറ്റു വിവരങ്ങൾ',
  helpAndRights: 'സഹായവും അവകാശങ്ങളും',
  mandatoryDisclosure: 'എ.ഐ.സി.ടി.ഇ. മാൻഡേറ്ററി ഡിസ്ക്ലോഷർ',
  aicteId: 'എ.ഐ.സി.ടി.ഇ. പെർമനന്റ് ഐ.ഡി.',
  aisheId: 'എ.ഐ.എസ്.എച്ച്.ഇ. ഐ.ഡി.',
  copyright: '© {year} {name}',
  websitePolicies: 'വെബ്സൈറ്റ് നയങ്ങൾ',
  nationalPortal: 'ഇന്ത്യയുടെ ദേശീയ പോർട്ടൽ',
  onFacebook: 'കോളേജ് ഫേസ്ബുക്കിൽ',
  onYouTube: 'കോളേജ് യൂട്യൂബിൽ',
  breadcrumb: 'പേജിന്റെ സ്ഥാനം',
} satisfies Messages;
