import type { Locale } from './locale.ts';

/** Texts of the failure screen in both languages, always loaded; other texts come with the language of the page. */
export const FAILURE_MESSAGES = {
  en: {
    failureTitle: 'Unexpected Application Error!',
    failureText: 'This page could not be displayed. Reload it, or go to the home page; the rest of the site is working.',
    reload: 'Reload the page',
    goHome: 'Go to the home page',
  },
  ml: {
    failureTitle: 'ഈ പേജ് തുറക്കാനായില്ല',
    failureText: 'എന്തോ തകരാർ സംഭവിച്ചു. പേജ് വീണ്ടും ലോഡ് ചെയ്യുക, അല്ലെങ്കിൽ ഹോം പേജിലേക്ക് പോകുക; സൈറ്റിന്റെ മറ്റു ഭാഗങ്ങൾ പ്രവർത്തിക്കുന്നുണ്ട്.',
    reload: 'പേജ് വീണ്ടും ലോഡ് ചെയ്യുക',
    goHome: 'ഹോം പേജിലേക്ക് പോകുക',
  },
} satisfies Record<Locale, Record<string, string>>;
